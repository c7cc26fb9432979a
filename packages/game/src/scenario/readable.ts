import { isObject, type AllocateShape, type Prompt } from '@banneret/kernel';

/**
 * What people may write for the kernel's own kinds of question: an option by its id, an amount as a number, a subset
 * or an order as a list of ids, shares as numbers in the order of the bins or by name (`{ "front": 2 }`, the others
 * getting nothing). Anything else goes through as it stands: the judge says what is wrong with it.
 */
export function readKernelChoice(prompt: Prompt, raw: unknown): unknown {
  if (!('bins' in prompt.shape) || !isObject(raw)) return raw;
  const { bins } = prompt.shape as AllocateShape;
  const strangers = Object.keys(raw).filter(name => !bins.some(bin => String(bin.id) === name));
  return strangers.length > 0 ? raw : bins.map(bin => raw[String(bin.id)] ?? 0);
}
