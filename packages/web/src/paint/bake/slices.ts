/** Runs something that is done in steps without holding up its thread: after so many milliseconds others have their turn. */
export async function inSlices<Step, Result>(
  steps: Generator<Step, Result>,
  sliceMs: number,
  isCancelled: () => boolean,
  told: (step: Step) => void = () => undefined,
): Promise<Result | undefined> {
  let until = performance.now() + sliceMs;
  for (;;) {
    if (isCancelled()) return undefined;
    const step = steps.next();
    if (step.done === true) return step.value;
    told(step.value);
    if (performance.now() < until) continue;
    await new Promise(resolve => setTimeout(resolve));
    until = performance.now() + sliceMs;
  }
}
