import { unitOf, unitWithFighter, type Fight, type State } from '@banneret/at-43';
import { isObject } from '@banneret/kernel';
import { proposalsFor } from '../../controls/proposed.js';
import type { Desk } from '../../table/desk.js';
import { closeUpOn, type Patch } from '../../tabletop/closeUp.js';
import type { Question } from '../../tabletop/editing.js';

export const DONE = 'done';

type Use = Fight['uses'][number];

/** One of the fights that the game offers, without those who are held back. */
export interface FightDraft {
  readonly kind: 'fight-draft';
  /** Its place among those offered. */
  readonly place: number;
  readonly idle: readonly Use[];
}

const isDraft = (raw: unknown): raw is FightDraft => isObject(raw) && raw['kind'] === 'fight-draft';

/** Each with all who can take part; who of them is kept for another fight is said by holding him back. */
export function fightsFor(desk: Desk): readonly Fight[] {
  const all = proposalsFor(desk).filter((choice): choice is Fight => choice !== DONE);
  return all.filter(fight => !all.some(other => isPartOf(fight, other)));
}

const isPartOf = ({ weapon, defender, uses }: Fight, other: Fight): boolean =>
  weapon === other.weapon &&
  defender === other.defender &&
  uses.length < other.uses.length &&
  uses.every(use => holds(other.uses, use));

/** To begin with, the first of them with all its might. */
export function fightDraftOf(desk: Desk): FightDraft {
  const draft = desk.draft.get();
  return isDraft(draft) ? draft : { kind: 'fight-draft', place: 0, idle: [] };
}

/** The fight with all who could strike, and as it would be fought. */
export function fightInHand(desk: Desk): { readonly whole: Fight; readonly fight: Fight } | undefined {
  const { place, idle } = fightDraftOf(desk);
  const whole = fightsFor(desk)[place];
  return whole && { whole, fight: { ...whole, uses: whole.uses.filter(use => !holds(idle, use)) } };
}

const same = ([a, m]: Use, [b, n]: Use): boolean => a === b && m === n;
export const holds = (uses: readonly Use[], use: Use): boolean => uses.some(other => same(other, use));

export const takeFight = (desk: Desk, place: number): void => desk.draft.set({ kind: 'fight-draft', place, idle: [] });

/** One attack more or less. */
export function toggleUse(desk: Desk, use: Use): void {
  const draft = fightDraftOf(desk);
  const idle = holds(draft.idle, use) ? draft.idle.filter(other => !same(other, use)) : [...draft.idle, use];
  desk.draft.set({ ...draft, idle });
}

/** All that a fighter has: held back if he strikes at all, else into the fight. */
export function toggleFighter(desk: Desk, fighter: number): void {
  const { whole, fight } = fightInHand(desk) ?? {};
  const striking = fight?.uses.some(([who]) => who === fighter) === true;
  const changed = (striking ? fight : whole)?.uses.filter(([who]) => who === fighter) ?? [];
  for (const use of changed) toggleUse(desk, use);
}

/** The next fight against this unit, after the present one and from the beginning again. */
export function strikeUnit(desk: Desk, unit: number): void {
  const fights = fightsFor(desk);
  const { place } = fightDraftOf(desk);
  const isAgainst = (at: number): boolean => unitWithFighter(desk.state as State, fights[at]?.defender ?? -1) === unit;
  const order = fights.map((_, i) => (place + 1 + i) % fights.length);
  const next = order.find(isAgainst);
  if (next !== undefined) takeFight(desk, next);
}

/** A melee is seen from near. */
export function fightersNear(desk: Desk): Patch | undefined {
  if (desk.prompt?.shape.kind !== 'at43.fight') return undefined;
  const state = desk.state as State;
  const ids = fightsFor(desk).flatMap(({ uses, defender }) => [...uses.map(([who]) => who), defender]);
  return closeUpOn(
    [...new Set(ids)].flatMap(id => unitOf(state, unitWithFighter(state, id)).fighters.filter(one => one.id === id)),
  );
}

/** A click on an enemy in contact: strike there. */
export function fightQuestion(desk: Desk): Pick<Question, 'answersFor' | 'clickable'> {
  const units = fightsFor(desk).map(({ defender }) => String(unitWithFighter(desk.state as State, defender)));
  return {
    answersFor: new Map(),
    clickable: { units: new Set(units), click: unit => strikeUnit(desk, Number(unit)) },
  };
}
