import { readAnswer, writeAnswer, type AnyGame } from '@banneret/game';
import { judgePrompt, type Prompt, type Rng } from '@banneret/kernel';
import { isRecord, show } from './data.js';
import { broken } from './laws/law.js';

/** Names that other answers of the same game were written with: what somebody writes in the wrong place. */
export class NamesMet {
  readonly #names: string[] = [];

  add(written: unknown): void {
    for (const { kind, word } of wordsIn(written))
      if (kind === 'name' && !this.#names.includes(word) && this.#names.length < MOST_NAMES) this.#names.push(word);
  }

  any(rng: Rng): string {
    return this.#names[rng.below(Math.max(1, this.#names.length))] ?? 'nobody';
  }
}

const MOST_NAMES = 300;

/** Slips tried for each answer. */
const SLIPS = 2;

/**
 * A slip of the pen is refused, not ignored, and never taken for something else: if an answer with one is read and legal, then all that
 * is written in it belongs to it, which shows in how that answer would be written. Gives how many slips were tried.
 */
export function checkSlips(
  game: AnyGame,
  state: unknown,
  prompt: Prompt,
  answer: unknown,
  met: NamesMet,
  rng: Rng,
): number {
  const written = JSON.parse(JSON.stringify(writeAnswer(game, state, prompt, answer)) ?? 'null') as unknown;
  met.add(written);
  for (let slips = 0; slips < SLIPS; slips++) {
    const slipped = withSlip(written, met, rng);
    const read = readAnswer(game, state, prompt, slipped);
    if (!read.ok) continue;
    const { ruling, choice } = judgePrompt(game.system, state, prompt, read.value);
    if (!ruling.ok) continue;
    const again = [...wordsIn(writeAnswer(game, state, prompt, choice))];
    for (const { kind, word } of wordsIn(slipped))
      if (!again.some(known => known.kind === kind && known.word === word))
        broken(
          `${prompt.ask}: the ${kind} “${word}” of ${show(slipped)} is not in what it is taken for: ${show(again)}`,
        );
  }
  return SLIPS;
}

interface Word {
  readonly kind: 'name' | 'field';
  readonly word: string;
}

function* wordsIn(value: unknown): Generator<Word> {
  if (typeof value === 'string') yield { kind: 'name', word: value };
  if (Array.isArray(value)) for (const item of value as unknown[]) yield* wordsIn(item);
  if (!isRecord(value)) return;
  for (const [word, item] of Object.entries(value)) {
    yield { kind: 'field', word };
    yield* wordsIn(item);
  }
}

type Holder = Record<string | number, unknown>;

/** A copy with one thing in it written wrongly: a name, a field, or one field too many. */
function withSlip(written: unknown, met: NamesMet, rng: Rng): unknown {
  const whole: Holder = { answer: structuredClone(written) };
  const places = [...placesIn(whole)];
  const { holder, key } = places[rng.below(places.length)] as Place;
  const value = holder[key];
  if (typeof value === 'string') holder[key] = rng.below(2) === 0 ? met.any(rng) : value + ENDS[rng.below(ENDS.length)];
  else if (isRecord(value)) Object.assign(value, { [FIELDS[rng.below(FIELDS.length)] as string]: met.any(rng) });
  else if (Array.isArray(value)) value.push(met.any(rng));
  return whole['answer'];
}

const ENDS = [':1', ':x', '#9', 's', '0'];
const FIELDS = ['x', 'wiht', 'targets', 'do', 'toString'];

interface Place {
  readonly holder: Holder;
  readonly key: string | number;
}

function* placesIn(value: unknown): Generator<Place> {
  if (!Array.isArray(value) && !isRecord(value)) return;
  const holder = value as Holder;
  for (const key of Object.keys(holder)) {
    yield { holder, key };
    yield* placesIn(holder[key]);
  }
}
