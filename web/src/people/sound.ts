/** Soft sounds without files: two sine notes. Off by default. */

const NOTES = { turn: [523.25, 783.99], joined: [659.25, 880] } as const;
const LONG = 0.35;

let context: AudioContext | null = null;

export function play(what: keyof typeof NOTES): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const [i, pitch] of NOTES[what].entries()) note(context, pitch, context.currentTime + 0.16 * i);
  } catch {
    // A device without sound still plays.
  }
}

function note(on: AudioContext, pitch: number, start: number): void {
  const tone = new OscillatorNode(on, { frequency: pitch });
  const loudness = new GainNode(on, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.08, start + 0.03);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + LONG);
  tone.connect(loudness).connect(on.destination);
  tone.start(start);
  tone.stop(start + LONG);
}
