import type { ActionId, OrderId, Phase, ScenarioId, SpellId } from '../names.js';
import type { Bow, Build, Category, Name, Rank, RuleUse, Slot, SupportKind } from '../sheet.js';
import type { Effect, TurnMarks } from '../state.js';

/** A position as scenario files and tests write it: centimetres, millimetres for bases, names for figures. */

export type At = readonly [number, number];

export interface RangedBody {
  readonly id?: string;
  /** What players read; the id without one. */
  readonly name?: Name;
  readonly hands?: 1 | 2;
  readonly range?: number;
  readonly force?: number;
  readonly pen?: number;
  readonly category?: Category;
  readonly dice?: number;
  readonly rules?: readonly (string | RuleUse)[];
  readonly slot?: Slot;
  /** BTS-IMP-10. */
  readonly bow?: Bow;
}

export interface MeleeBody {
  readonly id?: string;
  readonly name?: Name;
  readonly hands?: 1 | 2;
  readonly pen?: number;
  readonly supports?: boolean;
  readonly rules?: readonly (string | RuleUse)[];
}

export interface FigureBody {
  readonly id: string;
  readonly name?: Name;
  readonly seat: 1 | 2;
  readonly at?: At;
  /** Degrees, counter-clockwise from +x. */
  readonly facing?: number;
  readonly place?: 'table' | 'waiting' | 'reserve' | 'gone' | 'aboard' | 'inside';
  /** The Transport it is aboard, or the piece it is in. */
  readonly host?: string;
  readonly storey?: number;
  readonly build?: Build;
  readonly faction?: string;
  readonly keywords?: readonly string[];
  /** The Combat Unit, by a name of one's own; without one each figure is a unit of its own. */
  readonly unit?: string;
  readonly baseMm?: number | readonly [number, number];
  readonly height?: number;
  readonly shoulder?: number;
  readonly mvt?: number;
  readonly cc?: number;
  readonly ct?: number;
  readonly force?: number;
  readonly defence?: number;
  readonly attacks?: number;
  readonly pv?: number;
  /** PV left. */
  readonly left?: number;
  readonly morale?: number;
  readonly armourRank?: number;
  readonly melee?: readonly (string | MeleeBody)[];
  readonly ranged?: readonly RangedBody[];
  readonly support?: readonly (
    | SupportKind
    | { readonly kind: SupportKind; readonly rules: readonly (string | RuleUse)[] }
  )[];
  readonly rules?: readonly (string | RuleUse)[];
  readonly rank?: Rank;
  readonly general?: boolean;
  readonly orders?: readonly OrderId[];
  readonly actions?: readonly ActionId[];
  readonly spells?: readonly SpellId[];
  readonly capacity?: number;
  readonly vehicle?: {
    readonly front: number;
    readonly flank: number;
    readonly rear: number;
    readonly crew?: number;
    readonly crewMounts?: number;
  };
  readonly siege?: { readonly combinedBase?: boolean; readonly servants: readonly string[] };
  readonly serves?: string;
  readonly prone?: boolean;
  readonly panic?: 'pending' | 'running';
  /** BTS-CHA-03: his Baroud d'Honneur. */
  readonly lastStand?: 'used' | 'lost';
  /** BTS-VEH-08 to -13: what is wrong with a Vehicle; weapons by their ids. */
  readonly damage?: {
    readonly weapons?: readonly string[];
    readonly engine?: boolean;
    readonly crewLost?: number;
    readonly mountsLost?: number;
    readonly silent?: boolean;
  };
  /** `source` is a figure, by its id (older files: by its number). */
  readonly effects?: readonly (Omit<Effect, 'source'> & { readonly source?: string | number })[];
  readonly marks?: Partial<TurnMarks>;
}

export interface TerrainBody {
  readonly id?: string;
  readonly name?: Name;
  readonly kind: string;
  /** x, y, width, depth; or an outline. */
  readonly box?: readonly [number, number, number, number];
  readonly outline?: readonly At[];
  readonly height?: number;
  readonly flammable?: boolean;
  readonly fortified?: boolean;
  readonly storeys?: number;
  readonly access?: readonly {
    readonly kind: 'wide-stairs' | 'narrow-stairs' | 'ladder';
    readonly foot: At;
    readonly head: At;
  }[];
  readonly openings?: readonly { readonly at: At; readonly kind: 'door' | 'window'; readonly storey?: number }[];
}

export interface Body {
  readonly turn?: number;
  readonly phase?: Phase;
  /** Who has the initiative: 1, 2, or nobody yet. */
  readonly initiative?: 1 | 2 | 'nobody';
  /** Whose edge is at y = 0. */
  readonly near?: 1 | 2;
  readonly scenario?: ScenarioId;
  /** The last turn; no limit without it. */
  readonly turns?: number;
  readonly reserveRolls?: 'compulsory' | 'optional';
  readonly terrain?: readonly TerrainBody[];
  /** BTS-TER-02, -03: scenery that the players have not placed yet; and who places all of it, if not both in turn. */
  readonly unplaced?: readonly TerrainBody[];
  readonly placedBy?: 1 | 2;
  readonly figures: readonly FigureBody[];
  /** What players read for Combat Units, by the names that figures give them. */
  readonly units?: Readonly<Record<string, Name>>;
  /** Engagements: charger, charged, and the piece they fight over. */
  readonly engaged?: readonly (
    | readonly [string, string]
    | readonly [string, string, { barrier?: string; edge?: string }]
  )[];
  /** Objectives; with the player whose camp they lie in, where there are camps. */
  readonly markers?: readonly (At | { readonly at: At; readonly camp: 1 | 2 })[];
  /** BTS-SCN-14: what each player has designated. */
  readonly secrets?: readonly {
    readonly ownChampion?: string;
    readonly enemyTarget?: string;
    readonly objective?: At;
  }[];
  /** BTS-BLD-16: fights that are under way indoors. */
  readonly fights?: readonly {
    readonly building: string;
    readonly storey?: number;
    readonly assailant: 1 | 2;
    readonly fought?: boolean;
  }[];
  /** BTS-ORD-05: Combat Units under Sound the alarm. */
  readonly alarm?: readonly string[];
  readonly burning?: readonly string[];
  readonly demoralised?: readonly (1 | 2)[];
  readonly observed?: number;
  /** Where in the rules it begins; a side's moves without it. `turns` is the next turn, and those after it. */
  readonly begin?: string;
}
