import type { Because, Prompt, Ruling } from '@banneret/kernel';
import { isRecord, show } from '../data.js';
import { broken, type Words } from './law.js';

/** A refusal must name its rule and have words. */
export function checkRefusal(ruling: Ruling, words: readonly Words[] | undefined): void {
  if (ruling.ok) return;
  if (!Array.isArray(ruling.because) || ruling.because.length === 0) broken('a refusal gives no reason');
  for (const because of ruling.because) checkBecause(because, words);
}

export function checkBecause(because: Because, words: readonly Words[] | undefined): void {
  if (!isName(because.rule)) broken(`a reason names no rule: ${show(because)}`);
  if (!isName(because.say)) broken(`a reason has no message key: ${show(because)}`);
  checkKey(because.say, because.args, words);
}

/** The question itself, and each of its options that has words of its own. */
export function checkPromptWords(prompt: Prompt, words: readonly Words[] | undefined): void {
  if (!isName(prompt.rule)) broken(`a prompt names no rule: ${show(prompt)}`);
  checkKey(prompt.ask, prompt.args, words);
  const options = (prompt.shape as { options?: unknown }).options;
  if (!Array.isArray(options)) return;
  for (const option of options as readonly { say?: string; args?: Because['args']; barred?: readonly Because[] }[]) {
    if (option.say !== undefined) checkKey(option.say, option.args, words);
    for (const because of option.barred ?? []) checkBecause(because, words);
  }
}

/** Every reason somewhere inside an explanation. */
export function checkReasonsWithin(value: unknown, words: readonly Words[] | undefined): void {
  if (Array.isArray(value)) {
    for (const item of value) checkReasonsWithin(item, words);
    return;
  }
  if (!isRecord(value)) return;
  if ('rule' in value && 'say' in value) return checkBecause(value as unknown as Because, words);
  for (const item of Object.values(value)) checkReasonsWithin(item, words);
}

function checkKey(key: string, args: Because['args'], words: readonly Words[] | undefined): void {
  for (const translate of words ?? []) {
    try {
      if (translate.say(key, args).trim() === '') broken(`'${key}' is empty in ${translate.locale}`);
    } catch (error) {
      broken(`'${key}' cannot be said in ${translate.locale} with ${show(args)}: ${String(error)}`);
    }
  }
}

const isName = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';
