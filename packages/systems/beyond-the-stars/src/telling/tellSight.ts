import { eachOnce, tellSight as tellSeen, type Look, type Obstacle, type Sighting } from '@banneret/game';
import { formatNumber, type Translate } from '@banneret/i18n';
import type { Prompt, Shape } from '@banneret/kernel';
import type { ShootQuestion } from '../decisions/shoot.js';
import { distanceOf } from '../figures/placed.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import { inCm } from '../movement/judge.js';
import { seesFigure } from '../sight/sight.js';
import { obstructions, type Obstruction } from '../sight/trajectory.js';
import { figureOf, pieceOf, sheetOf, type FigureId, type State } from '../state.js';
import { nameOf } from './words.js';

interface Explained extends Look {
  readonly hiding: readonly Obstruction[];
}

/** How those who may still shoot, or the unit that acts, see an enemy Combat Unit, and what hides half of its figures or more from them. */
export function tellSight(state: State, { seat, shape }: Prompt, unit: number, t: Translate): Sighting | undefined {
  const asked = looking(state, shape);
  if (asked.length === 0) return undefined;
  const target = state.battle.units[unit];
  const targets = [...state.figures.keys()].filter(
    figure => sheetOf(state, figure).unit === unit && isThere(state, figure),
  );
  const shooters = asked.filter(figure => figureOf(state, figure).place === 'table');
  if (target === undefined || target.seat === seat || targets.length === 0 || shooters.length === 0) return undefined;
  const looks = shooters.map(shooter => lookOf(state, shooter, targets));
  const inTheWay = eachOnce(looks.flatMap(({ hiding }) => hiding.map(thing => obstacleOf(state, thing, t))));
  const seeing = looks.filter(({ isClear }) => isClear).length;
  const nearest = Math.min(...shooters.flatMap(shooter => targets.map(figure => distanceOf(state, shooter, figure))));
  return {
    looks,
    inTheWay,
    told: [
      ...tellSeen({ seeing, of: shooters.length, target: target.name[t.locale], inTheWay }, t),
      t.say('bts.sight.distance', { distance: formatNumber(inCm(nearest), t.locale, 1) }),
    ],
  };
}

/** Everybody who may shoot; of those who may do something else, one unit: whom it sees it may charge or cast at. */
function looking(state: State, shape: Shape): readonly FigureId[] {
  if (shape.kind === 'bts.shoot') return (shape as ShootQuestion).figures;
  if (shape.kind !== 'bts.act') return [];
  const { figures } = shape as ActQuestion;
  return new Set(figures.map(figure => sheetOf(state, figure).unit)).size === 1 ? figures : [];
}

const isThere = (state: State, figure: FigureId): boolean =>
  ['table', 'inside'].includes(figureOf(state, figure).place);

/** At the nearest figure that it sees, with the least in its way; if it sees none, at the nearest of all. */
function lookOf(state: State, shooter: FigureId, targets: readonly FigureId[]): Explained {
  const nearness = (figure: FigureId): number => distanceOf(state, shooter, figure);
  const nearer = [...targets].sort((a, b) => nearness(a) - nearness(b) || a - b);
  const seen = nearer.filter(figure => seesFigure(state, shooter, figure));
  const figure =
    seen.find(target => obstructions(state, shooter, target).length === 0) ?? seen[0] ?? nearer[0] ?? shooter;
  const { spot: from } = figureOf(state, shooter);
  const { place, host, spot } = figureOf(state, figure);
  const to = place === 'inside' ? (pieceOf(state, host).outline[0] ?? spot) : spot;
  return {
    from: { x: from.x, y: from.y },
    to: { x: to.x, y: to.y },
    isClear: seen.length > 0,
    hiding: obstructions(state, shooter, figure),
  };
}

function obstacleOf(state: State, { kind, id }: Obstruction, t: Translate): Obstacle {
  if (kind === 'figure') return { kind: 'unit', id: String(sheetOf(state, id).unit), name: nameOf(state, id, t) };
  const piece = pieceOf(state, id);
  return { kind: 'scenery', id: piece.id, name: piece.name[t.locale] };
}
