import type { Seat } from '@banneret/kernel';
import { hasRule, ownRules } from '../compile.js';
import type { Build } from '../sheet.js';
import { figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';

/** Plain questions about figures, asked everywhere. */

/** On the table itself, in a building of it, or aboard something that is: not in reserve, not lost. */
export const isInPlay = (state: State, figure: FigureId): boolean =>
  ['table', 'inside', 'aboard'].includes(figureOf(state, figure).place);

/** Alive and part of the battle, in reserve or not. */
export const isAlive = (state: State, figure: FigureId): boolean => figureOf(state, figure).place !== 'gone';

export const is = (state: State, figure: FigureId, ...builds: readonly Build[]): boolean =>
  builds.includes(sheetOf(state, figure).build);

export const isMounted = (state: State, figure: FigureId): boolean => is(state, figure, 'cavalry', 'bike');

export const hasKeyword = (state: State, figure: FigureId, keyword: string): boolean =>
  sheetOf(state, figure).keywords.includes(keyword);

export const isChampion = (state: State, figure: FigureId): boolean => sheetOf(state, figure).rank > 0;

export const isEngaged = (state: State, figure: FigureId): boolean =>
  state.links.some(({ charger, charged }) => charger === figure || charged === figure) || isInFight(state, figure);

/** BTS-BLD-20: while a building is fought over everybody in that storey is Engaged. */
function isInFight(state: State, figure: FigureId): boolean {
  if (state.fights.length === 0) return false;
  const { place, host, storey } = figureOf(state, figure);
  return place === 'inside' && state.fights.some(fight => fight.piece === host && fight.storey === storey);
}

/** Whom it fights. */
export function foesOf(state: State, figure: FigureId): FigureId[] {
  const foes: FigureId[] = [];
  for (const { charger, charged } of state.links) {
    if (charger === figure) foes.push(charged);
    if (charged === figure) foes.push(charger);
  }
  return foes;
}

export const isImmobilised = (state: State, figure: FigureId): boolean => hasRule(state, figure, 'immobilised');

/** BTS-MOV-10 to -12: no zone around Vehicles, Walkers, Monsters, Siege Weapons, the prone and the Engaged. */
export function hasControlZone(state: State, figure: FigureId): boolean {
  if (is(state, figure, 'vehicle', 'walker', 'monster', 'siege')) return false;
  return !figureOf(state, figure).prone && (!isEngaged(state, figure) || defendsBarrier(state, figure));
}

/** BTS-DEF-07. */
const defendsBarrier = (state: State, figure: FigureId): boolean => {
  const links = state.links.filter(({ charger, charged }) => charger === figure || charged === figure);
  return links.length > 0 && links.every(({ charged, barrier }) => charged === figure && barrier !== undefined);
};

/** BTS-PRN-16. */
export const canBeProne = (state: State, figure: FigureId): boolean =>
  !is(state, figure, 'monster', 'vehicle', 'siege') &&
  !ownRules(state, figure).some(({ rule }) => rule.move?.neverProne === true);

/** BTS-REC-13. */
export const canBeBlocked = (state: State, figure: FigureId): boolean =>
  !is(state, figure, 'monster', 'vehicle') &&
  figureOf(state, figure).place !== 'inside' &&
  !ownRules(state, figure).some(({ rule }) => rule.move?.neverBlocked === true);

/** On the table or in a building of it. BTS-BLD-09: both may be shot at. */
export function inPlay(state: State, seat: Seat): FigureId[] {
  return [...state.figures.keys()].filter(figure => {
    const { place } = figureOf(state, figure);
    return (place === 'table' || place === 'inside') && seatOf(state, figure) === seat;
  });
}

/** All figures of a seat that stand on the table, in order. */
export function onTable(state: State, seat: Seat): FigureId[] {
  const found: FigureId[] = [];
  for (let figure = 0; figure < state.figures.length; figure++)
    if (state.figures[figure]?.place === 'table' && seatOf(state, figure) === seat) found.push(figure);
  return found;
}

export const generalOf = (state: State, seat: Seat): FigureId =>
  state.battle.sheets.findIndex(sheet => sheet.seat === seat && sheet.general);
