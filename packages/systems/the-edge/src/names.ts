import type { CardId } from '@banneret/cards';
import type { Translate } from '@banneret/i18n';
import { HIDDEN, type Seat } from '@banneret/kernel';
import {
  factionOf,
  figureOf,
  NONE,
  printed,
  squadCard,
  squadOf,
  type FigureId,
  type SquadId,
  type State,
} from './state.js';

/** What people call the pieces. */

export const playerName = (seat: Seat, t: Translate): string =>
  seat === NONE ? t.say('edge.nobody') : t.say('edge.player', { player: seat + 1 });

export const squadName = (s: State, squad: SquadId, t: Translate): string =>
  t.say('edge.squad', { squad: squadCard(s, squad).name[t.locale], player: squadOf(s, squad).seat + 1 });

export function figureName(s: State, figure: FigureId, t: Translate): string {
  const { squad } = figureOf(s, figure);
  const { firstFigure, seat } = squadOf(s, squad);
  const number = figure - firstFigure + 1;
  return t.say('edge.figure', { squad: squadCard(s, squad).name[t.locale], number, player: seat + 1 });
}

export const figureNames = (s: State, figures: readonly FigureId[], t: Translate): string =>
  figures.map(figure => figureName(s, figure, t)).join(', ');

export const cardName = (s: State, card: CardId, t: Translate): string =>
  card === HIDDEN ? '?' : printed(s, card).name[t.locale];

export const factionName = (s: State, seat: Seat, t: Translate): string => factionOf(s, seat).name[t.locale];
