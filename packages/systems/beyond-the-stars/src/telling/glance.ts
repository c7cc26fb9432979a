import {
  inRoles,
  tellGlance,
  type Glance,
  type GlanceRules,
  type Obstacle,
  type Onlooker,
  type Said,
} from '@banneret/game';
import { segmentCutsPolygon, type Point } from '@banneret/geometry';
import type { Translate } from '@banneret/i18n';
import { aimAt } from '../ground/buildings.js';
import { inCm } from '../movement/judge.js';
import { lonerRange } from '../sight/loner.js';
import { outlooksOf } from '../sight/outlook.js';
import { isHidden, looksFrom, seesFigure } from '../sight/sight.js';
import { obstructions, type Obstruction } from '../sight/trajectory.js';
import { figureOf, pieceOf, sheetOf, type FigureId, type State } from '../state.js';
import { nameOf, pieceName } from './words.js';

const RULES: GlanceRules = { seen: 'BTS-GEN-17', hidden: 'BTS-GEN-17', cover: 'BTS-SHO-12', through: 'BTS-GEN-17' };

/** How one figure sees another, and what hides half of it or more. */
export function glance(state: State, from: Onlooker, to: Onlooker, t: Translate): Glance | undefined {
  const [viewer, target] = [from.model, to.model];
  const [start, end] = [outlookOf(state, viewer, target), whereIs(state, target)];
  if (start === undefined || end === undefined) return undefined;
  const isSeen = seesFigure(state, viewer, target);
  const hiding = obstructions(state, viewer, target).map(thing => obstacleOf(state, thing, t));
  const crossed = state.battle.terrain.filter(
    ({ height, outline }) => height > 0 && segmentCutsPolygon(outline, start, end),
  );
  const inTheWay = inRoles({
    [isSeen ? 'cover' : 'blocks']: hiding,
    through: crossed.map(({ id, name }): Obstacle => ({ kind: 'scenery', id, name: name[t.locale] })),
  });
  const names = { viewer: nameOf(state, viewer, t), target: nameOf(state, target, t) };
  return {
    isSeen,
    isCovered: isSeen && hiding.length > 0,
    look: { from: start, to: end, isClear: isSeen },
    inTheWay,
    verdict: [
      ...(isHidden(state, viewer, target)
        ? [
            { text: t.say('game.eye.hidden', names), rule: 'BTS-SPR-68' },
            {
              text: t.say('bts.eye.loner', { ...names, range: inCm(lonerRange(state, target)) }),
              rule: 'BTS-SPR-68',
            },
          ]
        : tellGlance({ isSeen, ...names, inTheWay, rules: RULES }, t)),
      ...lodgings(state, viewer, target, t),
    ],
  };
}

/** From where one looks who is not on the table himself, and what is looked at instead of whom. */
function lodgings(state: State, viewer: FigureId, target: FigureId, t: Translate): readonly Said[] {
  const names = { viewer: nameOf(state, viewer, t), target: nameOf(state, target, t) };
  const [own, other] = [figureOf(state, viewer), figureOf(state, target)];
  const said: Said[] = [];
  if (own.place === 'aboard')
    said.push({ text: t.say('bts.eye.aboard', { ...names, host: nameOf(state, own.host, t) }), rule: 'BTS-SPR-59' });
  if (own.place === 'inside')
    said.push({
      text: t.say('bts.eye.indoors', { ...names, piece: pieceName(state, own.host, t) }),
      rule: 'BTS-BLD-07',
    });
  if (other.place === 'inside')
    said.push({
      text: t.say('bts.eye.lodged', { ...names, piece: pieceName(state, other.host, t) }),
      rule: 'BTS-BLD-09',
    });
  return said;
}

/** From where it looks: from where it sees the other one, if it may look from several places. */
function outlookOf(state: State, viewer: FigureId, target: FigureId): Point | undefined {
  if (!isThere(state, target)) return undefined;
  const outlooks = outlooksOf(state, viewer, target);
  return (outlooks.find(outlook => looksFrom(state, outlook, target)) ?? outlooks[0])?.at;
}

const isThere = (state: State, figure: FigureId): boolean =>
  ['table', 'inside'].includes(state.figures[figure]?.place ?? '');

/** Occupants are looked for in the middle of their building. */
function whereIs(state: State, figure: FigureId): Point | undefined {
  if (!isThere(state, figure)) return undefined;
  const { x, y } = aimAt(state, figure);
  return { x, y };
}

function obstacleOf(state: State, { kind, id }: Obstruction, t: Translate): Obstacle {
  if (kind === 'figure') return { kind: 'unit', id: String(sheetOf(state, id).unit), name: nameOf(state, id, t) };
  const piece = pieceOf(state, id);
  return { kind: 'scenery', id: piece.id, name: piece.name[t.locale] };
}
