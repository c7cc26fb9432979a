import { gap, UM_PER_INCH } from '@banneret/geometry';
import { eachOnce, tellSight as tellSeen, type Obstacle, type Sighting } from '@banneret/game';
import { formatNumber, type Translate } from '@banneret/i18n';
import type { Prompt } from '@banneret/kernel';
import { hasCover } from '../cover.js';
import { isAlive } from '../cardsInPlay.js';
import { placedOf } from '../ground/board.js';
import { explainLook } from '../explainLook.js';
import { seatOf, type FireteamId, type State } from '../state.js';
import { unitName } from './names.js';

/** How the Fireteam that acts sees those of another player's unit. Everything may be measured beforehand in this game. */
export function tellSight(s: State, { args }: Prompt, unit: number, t: Translate): Sighting | undefined {
  const from = args?.['fireteam'];
  const targets = (s.units[unit]?.fireteams ?? []).filter(id => isAlive(s, id));
  const [first] = targets;
  if (typeof from !== 'number' || first === undefined || !isAlive(s, from)) return undefined;
  if (seatOf(s, first) === seatOf(s, from)) return undefined;
  const looks = targets.map(target => explainLook(s, from, target));
  const seen = targets.filter((_, i) => looks[i]?.isSeen === true);
  const inTheWay = eachOnce(
    looks.flatMap(({ terrain, fireteams }) => [
      ...terrain.map(index => piece(s, index, t)),
      ...fireteams.map(id => unitOf(s, id, t)),
    ]),
  );
  const covered = seen.filter(target => hasCover(s, target, from)).length;
  const target = unitName(s, unit, t);
  const distance = Math.min(...targets.map(id => gap(placedOf(s, from), placedOf(s, id))));
  return {
    looks: looks.map(({ isSeen, line: [start, end] }) => ({ from: start, to: end, isClear: isSeen })),
    inTheWay,
    told: [
      t.say('tos.sight.seen', { seen: seen.length, of: targets.length, target }),
      ...tellSeen({ seeing: seen.length, of: targets.length, target, inTheWay }, t).slice(1),
      ...(covered === 0 ? [] : [t.say('tos.sight.cover', { covered })]),
      t.say('tos.sight.distance', { distance: formatNumber(distance / UM_PER_INCH, t.locale, 1) }),
    ],
  };
}

const piece = (s: State, index: number, t: Translate): Obstacle => ({
  kind: 'scenery',
  id: String(index),
  name: s.terrain[index]?.name[t.locale] ?? '',
});

function unitOf(s: State, id: FireteamId, t: Translate): Obstacle {
  const { unit } = s.fireteams[id] as State['fireteams'][number];
  return { kind: 'unit', id: String(unit), name: unitName(s, unit, t) };
}
