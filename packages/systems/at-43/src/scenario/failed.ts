import { problem, type Problem } from '@banneret/kernel';

/** Something that cannot be, with its place in the file. */
export function failed(say: string, args: Problem['args']): Problem {
  const { problem: found } = problem(say, args) as { problem: Problem };
  return found;
}
