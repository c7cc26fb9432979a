import type { Mode } from '../book.js';
import type { Half, Limit } from '../content/types.js';
import type { Duration, Grant, Stat } from '../effect.js';
import type { EndReason } from '../state.js';

/** A position as files write it; `schema.ts` has checked its form. */

export interface UpgradeBody {
  readonly card: string;
  readonly charges?: number;
  readonly passive?: boolean;
}

/** Something that lies on a Squad or on one of its figures for a while. `by` is the player who caused it. */
interface LastingBody {
  readonly figure?: number;
  readonly until?: Duration;
  readonly by?: number;
}

export interface StatusBody extends LastingBody {
  readonly status: string;
}

export interface BonusBody extends LastingBody {
  readonly stat?: Stat;
  readonly amount?: number;
  readonly grant?: Grant;
}

export interface SquadBody {
  readonly squad: string;
  /** Without it the Squad waits for its deployment. */
  readonly at?: readonly (string | null)[];
  readonly mode?: 'base' | 'alternate';
  readonly endurance?: number;
  readonly upgrades?: readonly UpgradeBody[];
  readonly statuses?: readonly StatusBody[];
  readonly bonuses?: readonly BonusBody[];
}

/** Where an Action comes from: one of these. */
export interface SourceBody {
  readonly card?: string;
  readonly upgrade?: string;
  readonly on?: string;
  readonly half?: Half;
  readonly from?: 'banner' | 'altar';
}

export interface UseBody extends SourceBody {
  readonly limit: Limit;
}

export interface PlayerBody {
  /** The id of a faction of the game, or a whole one of one's own. */
  readonly faction: unknown;
  readonly squads: readonly SquadBody[];
  readonly altar?: string;
  readonly tokens?: readonly { readonly token: string; readonly at: string }[];
  readonly reserve?: number;
  readonly exhausted?: number;
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly banner?: 'up' | 'down';
  readonly vp?: number;
  readonly captured?: readonly number[];
  readonly mulliganed?: boolean;
  readonly silent?: boolean;
  readonly used?: readonly UseBody[];
}

export interface ActivationBody {
  readonly squad: string;
  readonly now?: 'move' | 'combat';
  readonly closed?: 'move' | 'combat';
  readonly moved?: readonly number[];
  readonly fought?: readonly number[];
  readonly pushed?: readonly string[];
}

export interface CombatBody {
  readonly attacker: string;
  readonly target: string;
  readonly sneak?: boolean;
  readonly at?: 'declared' | 'attack' | 'failed';
  readonly striker?: 'attacker' | 'target';
}

export interface ActionBody extends SourceBody {
  readonly player: number;
  readonly squad?: string;
  readonly targets?: readonly (readonly (string | number)[])[];
  readonly at?: 'announced' | 'resolving';
}

export const STAGES = ['altars', 'sources', 'deployment', 'dispersion'] as const;
export type Stage = (typeof STAGES)[number];

export interface Body {
  readonly mode?: Mode;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly players: readonly PlayerBody[];
  readonly sources?: readonly string[];
  readonly active: number;
  readonly begin?: 'turn' | 'active' | 'passive' | Stage;
  readonly counter?: number;
  readonly turn?: number;
  readonly marker?: number;
  readonly crystals?: number;
  readonly charges?: number;
  readonly ending?: EndReason;
  readonly quiet?: number;
  readonly activated?: string;
  readonly activation?: ActivationBody;
  readonly combat?: CombatBody;
  readonly action?: ActionBody;
}

export const isStage = (begin: Body['begin']): begin is Stage => STAGES.some(stage => stage === begin);
