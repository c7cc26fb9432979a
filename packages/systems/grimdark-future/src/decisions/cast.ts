import { legal, type Prompt, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import { judgeCast, type Cast, type CastOption, type Tried } from '../attack/casting.js';
import type { State, UnitId } from '../state.js';
import { isId } from './legs.js';

/** The options travel with the question: sight lines are worked out once, when it is asked. */
export interface CastQuestion extends Shape {
  readonly kind: 'gdf.cast';
  readonly unit: UnitId;
  readonly tried: Tried;
  readonly options: readonly CastOption[];
}

/** One spell, or none for now. */
export type CastChoice = Cast | 'none';

/** GDF-CAS-03: the owner of the activated unit may try spells before it moves, and again before it attacks. */
export const askCast = (
  seat: Seat,
  unit: UnitId,
  tried: Tried,
  options: readonly CastOption[],
): Prompt<CastQuestion> => ({
  seat,
  ask: 'gdf.ask.cast',
  rule: 'GDF-CAS-03',
  shape: { kind: 'gdf.cast', unit, tried, options },
  args: { unit },
});

export const castKind: ShapeKind<State, CastQuestion, CastChoice> = {
  parse,

  judge: (state, { unit, tried }, choice) => (choice === 'none' ? legal : judgeCast(state, unit, choice, tried)),

  *enumerate(_state, { options }) {
    yield 'none';
    for (const { model, spell, targets } of options) for (const target of targets) yield { model, spell, target };
  },

  sample(_state, { options }, _seat, rng) {
    const option = options[rng.below(options.length + 1)];
    if (option === undefined) return 'none';
    const { model, spell, targets } = option;
    return { model, spell, target: targets[rng.below(targets.length)] as UnitId };
  },

  finite: () => true,

  sole: (_state, { options }) => (options.every(({ targets }) => targets.length === 0) ? 'none' : undefined),
};

const LONGEST_ID = 80;

function parse(raw: unknown): CastChoice | undefined {
  if (raw === 'none') return raw;
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { model, spell, target } = raw as { model?: unknown; spell?: unknown; target?: unknown };
  if (!isId(model) || !isId(target) || typeof spell !== 'string' || spell.length > LONGEST_ID) return undefined;
  return { model, spell, target };
}
