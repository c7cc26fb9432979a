import { inRoles, tellGlance, type Glance, type GlanceRules, type Obstacle, type Onlooker } from '@banneret/game';
import { segmentCutsPolygon } from '@banneret/geometry';
import type { Translate } from '@banneret/i18n';
import { coverGivers, hasCover } from '../cover.js';
import { explainLook } from '../explainLook.js';
import { blocksFor, eyesOf } from '../sight.js';
import type { FireteamId, State } from '../state.js';
import { fireteamName } from './names.js';

const RULES: GlanceRules = {
  seen: 'TOS-LOS-03',
  hidden: 'TOS-LOS-05',
  cover: 'TOS-LOS-11',
  through: 'TOS-TER-06',
};

/** How one Fireteam sees another, and what gives it Cover. */
export function glance(s: State, from: Onlooker, to: Onlooker, t: Translate): Glance | undefined {
  const [viewer, target] = [from.model, to.model];
  if (!stands(s, viewer) || !stands(s, target)) return undefined;
  const { isSeen, line, terrain, fireteams } = explainLook(s, viewer, target);
  const givers = isSeen ? coverGivers(s, target, viewer) : { terrain: [], fireteams: [] };
  const piece = (index: number): Obstacle => ({
    kind: 'scenery',
    id: String(index),
    name: s.terrain[index]?.name[t.locale] ?? '',
  });
  const team = (id: FireteamId): Obstacle => ({
    kind: 'unit',
    id: String(s.fireteams[id]?.unit ?? -1),
    name: fireteamName(s, id, t),
  });
  const eyes = eyesOf(s, viewer);
  const crossed = [...s.terrain.keys()].filter(index => {
    const zone = s.terrain[index] as State['terrain'][number];
    const matters = blocksFor(zone, 'plain', 'blocking') || blocksFor(zone, eyes, 'covering');
    return matters && segmentCutsPolygon(zone.outline, ...line);
  });
  const inTheWay = inRoles({
    blocks: [...terrain.map(piece), ...fireteams.map(team)],
    cover: [...givers.terrain.map(piece), ...givers.fireteams.map(team)],
    through: crossed.map(piece),
  });
  const names = { viewer: fireteamName(s, viewer, t), target: fireteamName(s, target, t) };
  return {
    isSeen,
    isCovered: isSeen && hasCover(s, target, viewer),
    look: { from: line[0], to: line[1], isClear: isSeen },
    inTheWay,
    verdict: tellGlance({ isSeen, ...names, inTheWay, rules: RULES }, t),
  };
}

const stands = (s: State, id: FireteamId): boolean => ['table', 'inside'].includes(s.fireteams[id]?.place ?? '');
