import { FACINGS, type Point, pointFrom, wayFrom } from '@banneret/geometry';
import { done, illegal, legal, type Ruling } from '@banneret/kernel';
import { placesFilled, placesTaken } from '../deploy/aboard.js';
import { judgeOutOfReach, judgeStand, placedThere, spotAt } from '../deploy/stand.js';
import { inContact, placedAt, placedOf } from '../figures/placed.js';
import { mvtOf } from '../figures/stats.js';
import { hasKeyword, is } from '../figures/traits.js';
import { judgeMobile, judgeWalk, spotAfter } from '../movement/judge.js';
import { procedure } from '../procedures/machine.js';
import { halfLength } from '../rulings.js';
import { figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import type { Manoeuvre } from './manoeuvre.js';
import { isId } from './parse.js';
import { exitAt, exitsFor, passengersOf, wayAboard } from './suggestBoarding.js';
import { endMove, walkAlong } from './walk.js';

/** A foot soldier walks up to a Transport of his side and gets on. BTS-MON-08. */
export interface Embark {
  readonly do: 'embark';
  readonly figure: FigureId;
  readonly host: FigureId;
  readonly path: readonly Point[];
}

/** BTS-MON-08, BTS-CAV-01, BTS-WLK-01, BTS-ARM-34: Infantry only, into a Transport of its own with room. */
function judgeHost(state: State, figure: FigureId, host: FigureId): Ruling {
  const transport = state.figures[host];
  if (transport === undefined || transport.place !== 'table' || seatOf(state, host) !== seatOf(state, figure))
    return illegal('BTS-MON-08', 'bts.no.no-transport');
  const { capacity } = sheetOf(state, host);
  if (capacity === 0) return illegal('BTS-MON-08', 'bts.no.no-transport');
  if (!is(state, figure, 'infantry')) return illegal('BTS-MON-08', 'bts.no.only-infantry-boards', { figure });
  const needed = placesFilled(state, host) + placesTaken(state, figure);
  if (needed <= capacity) return legal;
  return illegal('BTS-ARM-34', 'bts.no.transport-full', { needed: Number.isFinite(needed) ? needed : 99, capacity });
}

export const embarkManoeuvre: Manoeuvre<Embark> = {
  do: 'embark',
  rule: 'BTS-MON-08',
  proc: 'embark',
  parse({ host, path: raw }, figure) {
    const path = wayFrom(raw ?? []);
    return isId(host) && path !== undefined ? { do: 'embark', figure, host, path } : undefined;
  },
  judge(state, ask, { figure, host, path }) {
    const welcome = judgeHost(state, figure, host);
    if (!welcome.ok) return welcome;
    const mobile = path.length === 0 ? judgeMobile(state, ask, figure) : judgeWalk(state, ask, figure, path);
    if (!mobile.ok) return mobile;
    // nobody gets off and on again in one turn.
    if (figureOf(state, figure).marks.boarded) return illegal('BTS-MON-08', 'bts.no.boards-once');
    const there = placedAt(sheetOf(state, figure), spotAfter(state, figure, path));
    return inContact(there, placedOf(state, host))
      ? legal
      : illegal('BTS-MON-08', 'bts.no.no-contact', { other: host });
  },
  *propose(state, ask, figure) {
    if (!is(state, figure, 'infantry')) return;
    for (const host of state.figures.keys()) {
      if (sheetOf(state, host).capacity === 0 || !judgeHost(state, figure, host).ok) continue;
      const path = wayAboard(state, ask, figure, host);
      if (path !== undefined) yield { do: 'embark', figure, host, path };
    }
  },
};

export const embark = procedure('embark')({
  begin(c, { choice: { figure, host, path } }) {
    if (path.length > 0) walkAlong(c, figure, path);
    endMove(c, figure);
    c.emit({ type: 'figure.boarded', figure, host });
    return done();
  },
});

/** A passenger gets off his Transport, before, during or after its move. BTS-MON-09. */
export interface Disembark {
  readonly do: 'disembark';
  /** The Transport: it is its move. */
  readonly figure: FigureId;
  readonly target: FigureId;
  readonly to: Point;
}

export const disembarkManoeuvre: Manoeuvre<Disembark> = {
  do: 'disembark',
  rule: 'BTS-MON-09',
  proc: 'disembark',
  parse({ target, to: raw }, figure) {
    const to = pointFrom(raw);
    return isId(target) && to !== undefined ? { do: 'disembark', figure, target, to } : undefined;
  },
  judge(state, ask, { figure, target, to }) {
    if (!ask.figures.includes(figure)) return illegal('BTS-MOV-01', 'bts.no.not-now');
    const passenger = state.figures[target];
    if (passenger === undefined || passenger.place !== 'aboard' || passenger.host !== figure)
      return illegal('BTS-MON-09', 'bts.no.not-aboard');
    //
    if (passenger.marks.boarded) return illegal('BTS-MON-09', 'bts.no.boards-once');
    if (figureOf(state, figure).panic === 'running') return illegal('BTS-MON-19', 'bts.no.panics');
    // BTS-MON-17: crew never get off.
    if (hasKeyword(state, target, 'crew')) return illegal('BTS-MON-09', 'bts.no.crew-stays');
    const there = placedThere(state, target, spotAt(state, target, to));
    if (!inContact(there, placedOf(state, figure)))
      return illegal('BTS-MON-09', 'bts.no.no-contact', { other: figure });
    const room = judgeStand(state, there);
    return room.ok ? judgeOutOfReach(state, figure, there) : room;
  },
  *propose(state, _ask, figure) {
    for (const target of passengersOf(state, figure))
      for (const to of exitsFor(state, figure, target)) yield { do: 'disembark', figure, target, to };
  },
  /** Random passengers stay aboard for a while. */
  sample(state, _ask, figure, rng) {
    const aboard = passengersOf(state, figure);
    const target = aboard[rng.below(Math.max(1, aboard.length))];
    if (target === undefined || rng.below(STAY_ABOARD) > 0) return undefined;
    for (let tries = rng.below(4) === 0 ? EXIT_TRIES : 0; tries < EXIT_TRIES; tries++) {
      const to = exitAt(state, figure, target, rng.below(FACINGS));
      if (to !== undefined) return { do: 'disembark', figure, target, to };
    }
    // In a crowd: one of all there are.
    const exits = exitsFor(state, figure, target);
    const to = exits[rng.below(Math.max(1, exits.length))];
    return to === undefined ? undefined : { do: 'disembark', figure, target, to };
  },
};

const STAY_ABOARD = 4;
const EXIT_TRIES = 12;

export const disembark = procedure('disembark')({
  begin(c, { choice: { target, to } }) {
    c.emit({ type: 'figure.placed', figure: target, to: spotAt(c.state, target, to), how: 'disembarked' });
    // Half of its Mvt is left to it, and it does not get on again in this turn.
    const mvt = mvtOf(c.state, target);
    c.emit({ type: 'figure.marked', figure: target, marks: { spent: mvt - halfLength(mvt), boarded: true } });
    return done();
  },
});
