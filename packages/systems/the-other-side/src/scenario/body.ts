import { problem, type Args, type Parsed, type Problem } from '@banneret/kernel';
import type { Encounter, Layout, Operation } from '../book.js';
import type { CardSide, Pack, Token } from '../content/types.js';
import type { Order } from '../state.js';
import type { TableBody } from '../tables/own.js';

export type Spot = readonly [number, number];

/** Where a Fireteam is: on the table, Killed (`null`), not there yet, or in the unit's building. */
export type Where = Spot | null | 'waiting' | 'inside';

export interface UnitBody {
  readonly unit: string;
  readonly at: readonly Where[];
  readonly models?: readonly number[];
  readonly side?: CardSide;
  readonly activated?: boolean;
  readonly tokens?: Partial<Record<Token, number>>;
  readonly assets?: readonly {
    readonly asset: string;
    readonly fireteam?: number;
    readonly deactivated?: boolean;
    readonly abandoned?: boolean;
    readonly fallen?: boolean;
  }[];
  /** The id of the building it is in. */
  readonly inside?: string;
  /** By Fireteam: the id of the piece it stands on top of. */
  readonly top?: readonly (string | null)[];
  readonly summoned?: boolean;
  readonly used?: readonly string[];
}

export interface PlayerBody {
  readonly allegiance: string;
  readonly envoy?: string;
  readonly units: readonly UnitBody[];
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  readonly deck?: readonly string[];
  readonly initiativeCard?: string;
  readonly tactics?: number;
  readonly vp?: number;
  readonly acquired?: readonly string[];
  readonly played?: readonly string[];
  readonly stratagems?: readonly string[];
  readonly zone?: number;
  readonly killScored?: boolean;
  readonly removed?: { readonly own?: number; readonly enemy?: number };
}

export interface MarkerBody {
  readonly at: Spot;
  readonly kind?: string;
  readonly owner?: number;
  readonly claimed?: number;
}

export interface ActivationBody {
  readonly unit: string;
  readonly order?: Order;
  readonly moved?: boolean;
  readonly acted?: readonly string[];
  readonly freeMorale?: boolean;
  readonly disengagePaid?: boolean;
  /** An Action that has just been declared. */
  readonly action?: { readonly fireteam: string; readonly action: string; readonly target?: string };
}

export const DUEL_STEPS = ['flip', 'attacker', 'defender', 'triggers', 'effects'] as const;
/** What comes next: the flips, a side's changes, the Triggers, or the effects without any. */
export type DuelStep = (typeof DUEL_STEPS)[number];

export interface DuelSideBody {
  readonly fireteam?: string;
  /** The card that counts. */
  readonly card?: string;
  readonly cheated?: boolean;
  /** By a Tactics Token. */
  readonly helped?: boolean;
  readonly inspired?: boolean;
  /** A Shaken Token of this side was spent against it. */
  readonly shaken?: boolean;
}

export interface DuelBody {
  readonly action: string;
  readonly attacker: DuelSideBody & { readonly fireteam: string };
  readonly defender?: DuelSideBody;
  readonly step?: DuelStep;
}

export const BEGINS = ['deployment', 'turn', 'refresh', 'draw', 'acquire', 'activation', 'score', 'shuffle'] as const;
export type Begin = (typeof BEGINS)[number];

export interface Body {
  readonly encounter?: Encounter;
  readonly commanders?: number;
  readonly table?: string | TableBody;
  readonly cards?: Partial<Pack>;
  readonly operation?: Operation;
  readonly layout?: Layout;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly players: readonly PlayerBody[];
  readonly markers?: readonly MarkerBody[];
  readonly turn?: number;
  readonly initiative?: number;
  readonly attacker?: number;
  readonly lastActivated?: number;
  readonly begin?: Begin | { readonly duel: DuelBody };
  readonly activation?: ActivationBody;
}

/** Thrown while a position is built: the first misfit ends it. */
export class Misplaced extends Error {
  readonly problem: Problem;
  constructor(say: string, args: Args) {
    super(say);
    this.problem = { say, args };
  }
}

export function must(holds: boolean, say: string, args: Args): void {
  if (!holds) throw new Misplaced(say, args);
}

export function caught<T>(build: () => T): Parsed<T> {
  try {
    return { ok: true, value: build() };
  } catch (misfit) {
    if (misfit instanceof Misplaced) return problem(misfit.problem.say, misfit.problem.args);
    throw misfit;
  }
}
