import { illegal, legal, type Args, type Because } from '../ruling.js';
import type { Shape, ShapeKind } from '../shape.js';

export type OptionId = string | number;

/** One thing to pick. A `barred` option is shown with the reasons why it may not be picked now. */
export interface Option {
  readonly id: OptionId;
  /** Message key and arguments for a person; without it the id speaks for itself. */
  readonly say?: string;
  readonly args?: Args;
  readonly barred?: readonly Because[];
}

/** Exactly one of the options. */
export interface PickShape extends Shape {
  readonly kind: 'pick';
  readonly options: readonly Option[];
}

export const pickKind: ShapeKind<unknown, PickShape, OptionId> = {
  parse(raw) {
    if (typeof raw === 'string') return raw;
    return Number.isSafeInteger(raw) ? (raw as number) + 0 : undefined;
  },

  judge(_state, shape, choice, _seat, rule) {
    const option = shape.options.find(o => o.id === choice);
    if (option === undefined) return illegal(rule, 'kernel.pick.unknown', { choice });
    return option.barred === undefined ? legal : { ok: false, because: option.barred };
  },

  *enumerate(_state, shape) {
    for (const option of shape.options) if (option.barred === undefined) yield option.id;
  },

  sample(_state, shape, _seat, rng) {
    let open = 0;
    for (const option of shape.options) if (option.barred === undefined) open++;
    let skip = rng.below(open);
    for (const option of shape.options) if (option.barred === undefined && skip-- === 0) return option.id;
    throw new Error('unreachable: sample skipped every open option');
  },

  finite: () => true,

  sole(_state, { options }) {
    let only: OptionId | undefined;
    for (const { id, barred } of options) {
      if (barred !== undefined) continue;
      if (only !== undefined) return undefined;
      only = id;
    }
    return only;
  },
};

/** Options from plain ids. */
export const pick = (ids: readonly OptionId[]): PickShape => ({ kind: 'pick', options: ids.map(id => ({ id })) });

export const pickOption = (options: readonly Option[]): PickShape => ({ kind: 'pick', options });
