import { inRoles, tellGlance, type Glance, type GlanceRules, type Obstacle, type Onlooker } from '@banneret/game';
import { centreOf, isFullyOccupied, spaceAt, straightLine, type SpaceId } from '@banneret/hexboard';
import type { Translate } from '@banneret/i18n';
import { fireLine, occupied, spacesApart } from './board.js';
import { boardOf } from './book.js';
import { figureName } from './names.js';
import { NONE, type State } from './state.js';

const RULES: GlanceRules = { seen: 'EDGE-SHT-08', hidden: 'EDGE-SHT-10', through: 'EDGE-SHT-09' };

/**
 * The Line of Fire from one figure to another, whatever the Range: the Spaces that it crosses, which of them end it, and how far it is.
 * Lines lead from the middle of a Space to that of another, in hexes.
 */
export function glance(s: State, from: Onlooker, to: Onlooker, t: Translate): Glance | undefined {
  const [viewer, target] = [s.figures[from.model], s.figures[to.model]];
  if (viewer === undefined || target === undefined) return undefined;
  const [start, end] = [viewer.space, target.space];
  if (start === NONE || end === NONE) return undefined;
  const board = boardOf(s);
  const between = (straightLine(board, start, end) ?? []).slice(1, -1);
  const nameOf = (space: SpaceId): Obstacle => ({
    kind: 'scenery',
    id: String(space),
    name: t.say('edge.sight.space', { space }),
  });
  const taken = occupied(s);
  const full = between.filter(space => isFullyOccupied(taken, space));
  const inTheWay = inRoles({ blocks: full.map(nameOf), through: between.map(nameOf) });
  const names = { viewer: figureName(s, from.model, t), target: figureName(s, to.model, t) };
  const line = fireLine(s, start, end, ANY_RANGE);
  const isOutOfLine = !line.clear && line.why === 'not-in-line';
  const middleOf = (space: SpaceId): { readonly x: number; readonly y: number } => {
    const { q, r } = centreOf(spaceAt(board, space));
    return { x: q, y: r };
  };
  return {
    isSeen: line.clear,
    ...(!isOutOfLine && { look: { from: middleOf(start), to: middleOf(end), isClear: line.clear } }),
    inTheWay,
    verdict: [
      ...(isOutOfLine
        ? [{ text: t.say('edge.eye.off-line', names), rule: 'EDGE-SHT-14' }]
        : tellGlance({ isSeen: line.clear, ...names, inTheWay, rules: RULES }, t)),
      { text: t.say('edge.sight.distance', { distance: spacesApart(s, start, end) }), rule: 'EDGE-BRD-13' },
    ],
  };
}

/** More Spaces than any board is wide. */
const ANY_RANGE = 1_000;
