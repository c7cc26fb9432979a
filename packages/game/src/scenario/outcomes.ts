import {
  chanceFrom,
  judgeOutcome,
  seededRng,
  type Chance,
  type ChanceSource,
  type Outcome,
  type Problem,
} from '@banneret/kernel';
import type { AnyGame } from '../game.js';
import type { Checked } from './fault.js';
import { shorten } from './json.js';
import type { Scenario } from './read.js';

/** Hands out the outcomes a scenario lists, then those of its seed. */
export class ScriptedChance {
  readonly #game: AnyGame;
  readonly #listed: readonly unknown[];
  readonly #afterwards: ChanceSource | undefined;
  #used = 0;

  constructor(game: AnyGame, { chance, seed }: Pick<Scenario, 'chance' | 'seed'>) {
    this.#game = game;
    this.#listed = chance;
    this.#afterwards = seed === undefined ? undefined : chanceFrom(seededRng(seed, 'dice'));
  }

  /** Listed outcomes that nothing asked for. */
  get unused(): number {
    return this.#listed.length - this.#used;
  }

  get used(): number {
    return this.#used;
  }

  /** Does it go on after the listed ones? */
  get seeded(): boolean {
    return this.#afterwards !== undefined;
  }

  next(state: unknown, asked: Chance): Checked<Outcome> {
    const place = `chance[${this.#used}]`;
    if (this.unused === 0) {
      if (this.#afterwards === undefined) return this.#wrong(state, asked, place, { say: 'scenario.chance.exhausted' });
      // A position may list fewer cards than a game ever has; whoever draws on finds nothing there.
      if (asked.kind === 'draw' && asked.from.length < asked.count)
        return this.#wrong(state, asked, place, {
          say: 'scenario.chance.nothing-left',
          args: { left: asked.from.length },
        });
      return { ok: true, value: this.#afterwards(asked) };
    }
    const raw = this.#listed[this.#used++];
    const read = this.#game.scenario.outcome?.(state, asked, raw) ?? { ok: true, value: raw as Outcome };
    if (!read.ok) return this.#wrong(state, asked, place, read.problem);
    const ruling = judgeOutcome(asked, read.value);
    const [because] = ruling.ok ? [] : ruling.because;
    return because ? this.#wrong(state, asked, place, because) : { ok: true, value: read.value };
  }

  #wrong(state: unknown, asked: Chance, place: string, problem: Problem): Checked<Outcome> {
    return { ok: false, fault: { place, asked, among: amongOf(this.#game, state, asked), problem } };
  }
}

/** An outcome as a file writes it. */
export const writeOutcome = (game: AnyGame, state: unknown, chance: Chance, outcome: Outcome): unknown =>
  game.scenario.writeOutcome?.(state, chance, outcome) ?? outcome;

/** What is drawn from, in the words of files. */
export function amongOf(game: AnyGame, state: unknown, chance: Chance): string {
  if (chance.kind === 'dice') return '';
  const written = writeOutcome(game, state, chance, chance.from);
  return Array.isArray(written) ? written.join(', ') : shorten(written);
}
