import type { Translate } from '@banneret/i18n';
import { isEngaged } from '../figures/traits.js';
import { inCm } from '../movement/judge.js';
import { scores } from '../scenarios/score.js';
import { figureOf, SEATS, seatOf, sheetOf, type FigureId, type State, type TerrainPiece } from '../state.js';
import { nameOf, point, yes } from './words.js';

/** The board as lines of text: the score, the scenery, the markers, the armies. */
export function show(state: State, t: Translate): string {
  const [a, b] = state.ending?.scores ?? scores(state);
  const head = t.say('bts.show.head', { turn: state.turn, phase: t.say(`bts.phase.${state.phase}`), a, b });
  const terrain = state.battle.terrain.map((piece, i) => showPiece(state, piece, i, t));
  const markers = state.markers.map((at, i) => t.say('bts.show.marker', { marker: i + 1, ...point(at) }));
  return [head, ...terrain, ...markers, ...SEATS.flatMap(seat => showArmy(state, seat, t))].join('\n');
}

function showPiece(state: State, { name, outline, height }: TerrainPiece, piece: number, t: Translate): string {
  const xs = outline.map(({ x }) => inCm(x));
  const ys = outline.map(({ y }) => inCm(y));
  return t.say('bts.show.terrain', {
    name: name[t.locale],
    left: Math.min(...xs),
    right: Math.max(...xs),
    near: Math.min(...ys),
    far: Math.max(...ys),
    height: inCm(height),
    burning: yes(state.burning.includes(piece)),
  });
}

function showArmy(state: State, seat: number, t: Translate): string[] {
  const head = t.say('bts.show.army', { player: seat + 1, demoralised: yes(state.demoralised[seat] === true) });
  const figures = [...state.figures.keys()].filter(figure => seatOf(state, figure) === seat);
  return [head, ...figures.map(figure => showFigure(state, figure, t))];
}

function showFigure(state: State, figure: FigureId, t: Translate): string {
  const { place, spot, pv, prone, marks } = figureOf(state, figure);
  const name = nameOf(state, figure, t);
  if (place !== 'table') return t.say('bts.show.elsewhere', { figure: name, place });
  return t.say('bts.show.figure', {
    figure: name,
    ...point(spot),
    pv,
    of: sheetOf(state, figure).pv,
    prone: yes(prone),
    engaged: yes(isEngaged(state, figure)),
    done: yes(marks.done),
  });
}
