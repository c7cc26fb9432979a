import { useEffect, useState } from 'preact/hooks';

/** Time taken of each frame, so that the table stays smooth. */
const SLICE_MS = 6;

/** The first so many things of a long list that takes its time: a few more with every frame, after what matters more was shown. */
export function useGathered<T>(begin: () => Iterable<T>, most: number, question: readonly unknown[]): readonly T[] {
  const [gathered, setGathered] = useState<readonly T[]>([]);
  useEffect(() => {
    const things = begin()[Symbol.iterator]();
    const found: T[] = [];
    let frame = 0;
    const work = (): void => {
      const until = performance.now() + SLICE_MS;
      let isDone = false;
      while (!isDone && performance.now() < until) {
        const next = things.next();
        isDone = next.done === true || found.length >= most;
        if (next.done !== true && !isDone) found.push(next.value);
      }
      setGathered([...found]);
      if (!isDone) frame = requestAnimationFrame(work);
    };
    setGathered([]);
    frame = requestAnimationFrame(work);
    return () => cancelAnimationFrame(frame);
  }, question);
  return gathered;
}
