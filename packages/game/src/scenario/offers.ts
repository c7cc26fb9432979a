import { hashOf, isObject, judgePrompt, kindOf, type Parsed, type Prompt } from '@banneret/kernel';
import type { AnyGame } from '../game.js';
import { readAnswer, writeAnswer } from './answers.js';
import { differs, fits } from './matching.js';
import { shorten } from './json.js';
import type { Fault } from './fault.js';

/** What a file says about the answers a seat is offered at a moment, in its own words. */
export interface OfferedOrNot {
  readonly offered?: readonly unknown[];
  readonly notOffered?: readonly unknown[];
}

/** Proposals beyond these are no proposals: nobody reads so far. */
const MOST_PROPOSALS = 5_000;

/**
 * Is this answer offered? Where all legal answers can be listed, it is if it is legal. Among endless possibilities (a move
 * across a table) it is if a proposal comes to the same, or has all that the file writes: `{ "target": "gnawers" }` is offered
 * by any proposal with that target. What can neither be read nor found is a problem.
 */
export function isOffered(game: AnyGame, state: unknown, prompt: Prompt, raw: unknown): Parsed<boolean> {
  const { shape, seat } = prompt;
  const kind = kindOf(game.system, shape);
  const read = readAnswer(game, state, prompt, raw);
  const judged = read.ok ? judgePrompt(game.system, state, prompt, read.value) : undefined;
  if (judged && kind.finite(shape)) {
    if (judged.ruling.ok) return { ok: true, value: true };
    if (!isObject(raw)) return { ok: true, value: false };
  }
  const wanted = judged?.choice === undefined ? undefined : hashOf(judged.choice);
  let looked = 0;
  for (const proposal of kind.enumerate(state, shape, seat)) {
    if (looked++ === MOST_PROPOSALS) break;
    if (wanted !== undefined && hashOf(proposal) === wanted) return { ok: true, value: true };
    if (fits(raw, writeAnswer(game, state, prompt, proposal))) return { ok: true, value: true };
  }
  return read.ok ? { ok: true, value: false } : read;
}

/** Where what is offered differs from what the file says. */
export function* inOffers(
  game: AnyGame,
  state: unknown,
  prompt: Prompt | undefined,
  { offered = [], notOffered = [] }: OfferedOrNot,
  place: string,
): Generator<Fault> {
  const lists = [
    ['offered', offered, true],
    ['notOffered', notOffered, false],
  ] as const;
  for (const [list, answers, wanted] of lists)
    for (const [i, raw] of answers.entries()) {
      const at = `${place}.${list}[${i}]`;
      if (prompt === undefined) {
        yield differs(at, 'scenario.nobody-asked');
        return;
      }
      const found = isOffered(game, state, prompt, raw);
      if (!found.ok) yield placedAt(found.problem, at);
      else if (found.value !== wanted) yield differs(at, `scenario.${SAY[list]}`, { answer: shorten(raw) });
    }
}

const SAY = { offered: 'not-offered', notOffered: 'offered' } as const;

/** A game names places within a choice as `choice…`, not knowing which one it is. */
export function placedAt({ say, args }: Fault['problem'], whole: string): Fault {
  const within = args?.['place'];
  if (within === undefined) return { place: whole, problem: { say, ...(args && { args }) } };
  const place = String(within).replace(/^choice\b/, whole);
  return { place, problem: { say, args: { ...args, place } } };
}
