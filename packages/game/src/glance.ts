import type { Translate } from '@banneret/i18n';
import { eachOnce, type Look, type Obstacle } from './sighting.js';

/** One model of a thing of the table, by the numbers that the game knows both by. */
export interface Onlooker {
  readonly thing: number;
  readonly model: number;
}

/** What an obstacle does to a line of sight: it ends it, it shelters what lies behind, or one looks past it all the same. */
export const ROLES = ['blocks', 'cover', 'through'] as const;
export type Role = (typeof ROLES)[number];

export interface Hindrance extends Obstacle {
  readonly role: Role;
}

/** A sentence, and the rule that says so. */
export interface Said {
  readonly text: string;
  readonly rule: string;
}

/** How one model sees another, as the game's own judge has it. */
export interface Glance {
  readonly isSeen: boolean;
  /** Whether it would have cover; nothing where that is not known before somebody fires. */
  readonly isCovered?: boolean;
  /** A clear line if there is one, else the one that it would look along; none where there is nothing to look along. */
  readonly look?: Look;
  readonly inTheWay: readonly Hindrance[];
  /** The answer first, then why. */
  readonly verdict: readonly Said[];
}

/** The rules that a game's glance goes by. */
export interface GlanceRules {
  readonly seen: string;
  readonly hidden: string;
  readonly cover?: string;
  readonly through?: string;
}

interface Glanced {
  readonly isSeen: boolean;
  readonly viewer: string;
  readonly target: string;
  readonly inTheWay: readonly Hindrance[];
  readonly rules: GlanceRules;
}

/** What every game says of a glance. */
export function tellGlance({ isSeen, viewer, target, inTheWay, rules }: Glanced, t: Translate): readonly Said[] {
  const playing = (role: Role): readonly Hindrance[] => inTheWay.filter(thing => thing.role === role);
  const said = (role: Role, rule: string | undefined): Said[] => {
    const things = namesOf(playing(role));
    if (rule === undefined || things === '') return [];
    return [{ text: t.say(`game.eye.${role}`, { things }), rule }];
  };
  return [
    { text: t.say(isSeen ? 'game.eye.seen' : 'game.eye.hidden', { viewer, target }), rule: rules.seen },
    ...said('blocks', rules.hidden),
    ...said('cover', rules.cover),
    ...said('through', rules.through),
  ];
}

const namesOf = (things: readonly Obstacle[]): string => [...new Set(things.map(({ name }) => name))].join(', ');

/** Obstacles in a role, each once; whatever plays a part in an earlier list is left out of the later ones. */
export const inRoles = (roles: Readonly<Partial<Record<Role, readonly Obstacle[]>>>): readonly Hindrance[] =>
  eachOnce(ROLES.flatMap(role => (roles[role] ?? []).map(thing => ({ ...thing, role }))));
