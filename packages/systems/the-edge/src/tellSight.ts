import { eachOnce, tellSight as tellSeen, type Obstacle, type Sighting } from '@banneret/game';
import { centreOf, spaceAt, type SpaceId } from '@banneret/hexboard';
import type { Translate } from '@banneret/i18n';
import type { Frame, PickShape, Prompt } from '@banneret/kernel';
import { spacesApart } from './board.js';
import { boardOf } from './book.js';
import { squadName } from './names.js';
import { figureOf, type FigureId, type SquadId, type State } from './state.js';

/**
 * How a figure that shoots sees a Squad. Lines lead from the middle of a Space to that of another, in hexes; what blocks one is a
 * Space. Whether a target can be hit, and why not, stands in the question itself.
 */
export function tellSight(
  s: State,
  { ask, shape }: Prompt,
  squad: SquadId,
  t: Translate,
  stack: readonly Frame[],
): Sighting | undefined {
  const shooter = (stack.at(-1)?.vars as { readonly next?: FigureId } | undefined)?.next;
  if (ask !== 'edge.ask.shot-target' || typeof shooter !== 'number') return undefined;
  const aims = (shape as PickShape).options.filter(({ id }) => s.figures[Number(id)]?.squad === squad);
  if (aims.length === 0) return undefined;
  const from = figureOf(s, shooter).space;
  const reasons = aims.flatMap(({ barred = [] }) => barred);
  const inTheWay = eachOnce(
    reasons.flatMap(({ say, args: where }): Obstacle[] => {
      const space = where?.['space'];
      if (say !== 'edge.no.blocked' || space === undefined) return [];
      return [{ kind: 'scenery', id: String(space), name: t.say('edge.sight.space', { space }) }];
    }),
  );
  const seen = aims.filter(({ barred }) => barred === undefined).length;
  const told = tellSeen({ seeing: seen, of: aims.length, target: squadName(s, squad, t), inTheWay }, t);
  const distance = Math.min(...aims.map(({ id }) => spacesApart(s, from, figureOf(s, id as FigureId).space)));
  return {
    looks: aims.map(({ id, barred }) => ({
      from: middleOf(s, from),
      to: middleOf(s, figureOf(s, id as FigureId).space),
      isClear: barred === undefined,
    })),
    inTheWay,
    told: [
      t.say('edge.sight.seen', { seen, of: aims.length, target: squadName(s, squad, t) }),
      ...told.slice(1),
      ...new Set(reasons.map(({ say, args: why }) => t.say(say, why))),
      t.say('edge.sight.distance', { distance }),
    ],
  };
}

function middleOf(s: State, space: SpaceId): { readonly x: number; readonly y: number } {
  const { q, r } = centreOf(spaceAt(boardOf(s), space));
  return { x: q, y: r };
}
