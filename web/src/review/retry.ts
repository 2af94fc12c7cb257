/** Questions that are asked again where the line is bad. */
const TRIES = 6;
/** Milliseconds until the first time again; each later one waits twice as long. */
const SOON = 500;

/** Asks until there is an answer, each time a little later; not for ever, and not when nobody looks any more. */
export function retry<T>(ask: () => Promise<T>, hear: (answer: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  const again = (tries: number) =>
    void ask().then(
      (answer) => left || hear(answer),
      () => {
        if (!left && tries < TRIES) timer = setTimeout(again, SOON * 2 ** tries, tries + 1);
      },
    );
  again(0);
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
