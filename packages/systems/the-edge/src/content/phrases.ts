import type { Effect, Near, TargetSpec } from '../effect.js';
import type { Action, ActionCard, Cost } from './types.js';

/** Turns of phrase that many cards share, so that a card stays a few lines. Each gives plain data of the vocabulary. */

export const crystals = (count: number): Cost => (count === 0 ? {} : { crystals: count });
export const charges = (count: number): Cost => ({ charges: count });

/** EDGE-UPG-02. */
export const ATTACH: Cost = { crystals: 1 };

/** A figure of the Squad that uses the Action. */
export const ONE_OF_US: TargetSpec = { pick: 'figure', whose: 'own', of: 'user' };

export const enemyNear = (near: Near): TargetSpec => ({ pick: 'figure', whose: 'enemy', near });

export const FIRST = { target: 0 } as const;
export const SECOND = { target: 1 } as const;
export const THIRD = { target: 2 } as const;

type Body = Pick<Action, 'targets' | 'effects'>;

export interface Aim {
  /** Without it, any distance. */
  readonly range?: number;
  readonly line?: true;
}

/** One figure of the Squad shoots at one enemy figure. */
export const aimedShot = (aim: Aim, hit: readonly Effect[]): Body => ({
  targets: [ONE_OF_US, enemyNear({ of: FIRST, ...aim })],
  effects: [{ do: 'shot', shooter: FIRST, at: SECOND, affects: 'enemies', hit }],
});

/** One figure of the Squad shoots at everything in a Space, and so many Spaces around it. */
export const areaShot = (aim: Aim, blast: number, affects: 'enemies' | 'all', hit: readonly Effect[]): Body => ({
  targets: [ONE_OF_US, { pick: 'space', near: { of: FIRST, ...aim } }],
  effects: [{ do: 'shot', shooter: FIRST, at: SECOND, blast, affects, hit }],
});

/** Every figure of the Squad shoots in turn. */
export const volley = (aim: Aim, hit: readonly Effect[]): Body => ({
  effects: [{ do: 'shot', shooter: 'each', ...aim, affects: 'enemies', hit }],
});

/** What a hit does, most of the time. */
export const wounds = (count: number): Effect => ({ do: 'wound', whom: 'facing', wounds: count });

/** One figure of the Squad strikes an enemy figure it touches, outside any Combat Action. */
export const strike = (options: { readonly sneak?: true } = {}): Body => ({
  targets: [ONE_OF_US, enemyNear({ of: FIRST, contact: true })],
  effects: [{ do: 'strike', by: FIRST, at: SECOND, ...options }],
});

/** Cards of one faction differ from each other by id; the halves are told apart by their place. */
export const card = (id: string, copies: number, rest: Omit<ActionCard, 'id' | 'copies'>): ActionCard => ({
  id,
  copies,
  ...rest,
});
