/** Repeats requests that fail. */
const TRIES = 6;
/** Milliseconds until the first retry; each later one waits twice as long. */
const SOON = 500;

/** Repeats a request until it succeeds, up to TRIES times; the returned function cancels it. */
export function retryRequest<T>(ask: () => Promise<T>, hear: (answer: T) => void): () => void {
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
