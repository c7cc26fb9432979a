import { legLength, pointFrom } from '@banneret/geometry';
import { done, goto, type Rng } from '@banneret/kernel';
import { isOffTable, judgeFlight, type FlightPlan } from '../movement/flight.js';
import { goalsOf, randomGoal } from '../movement/suggestGoals.js';
import { spotAfter } from '../movement/judge.js';
import { mustDare } from '../movement/terror.js';
import { fliesBy } from '../compile.js';
import { onTable } from '../figures/traits.js';
import { call, procedure } from '../procedures/machine.js';
import { enemyOf, figureOf, NOBODY, seatOf, type FigureId } from '../state.js';
import type { Manoeuvre } from './manoeuvre.js';
import { idsFrom } from './parse.js';
import { flightsAt, flyTowards } from './suggestFlights.js';
import { endMove } from './walk.js';

/** A figure flies straight to a place, perhaps into contact. BTS-SPR-79. */
export interface Fly extends FlightPlan {
  readonly do: 'fly';
  readonly figure: FigureId;
}

export const flyManoeuvre: Manoeuvre<Fly> = {
  do: 'fly',
  rule: 'BTS-SPR-79',
  proc: 'fly',
  parse({ to: raw, targets: named }, figure) {
    const [to, targets] = [pointFrom(raw), idsFrom(named ?? [])];
    return to === undefined || targets === undefined ? undefined : { do: 'fly', figure, to, targets };
  },
  judge: (state, ask, { figure, to, targets }) => judgeFlight(state, ask, figure, { to, targets }),
  charges: (_state, { targets }) => targets.length > 0,
  *propose(state, ask, figure) {
    if (!fliesBy(state, figure)) return;
    for (const foe of onTable(state, enemyOf(seatOf(state, figure))))
      for (const plan of flightsAt(state, ask, figure, foe)) yield { do: 'fly', figure, ...plan };
    for (const goal of goalsOf(state, figure)) {
      const choice = flyTowards(state, ask, figure, goal);
      if (choice !== undefined) yield choice;
    }
  },
  sample(state, ask, figure, rng: Rng) {
    if (!fliesBy(state, figure)) return undefined;
    const foes = onTable(state, enemyOf(seatOf(state, figure)));
    const foe = foes[rng.below(Math.max(1, foes.length))];
    const [swoop] = foe === undefined || rng.below(2) === 0 ? [] : flightsAt(state, ask, figure, foe);
    if (swoop !== undefined) return { do: 'fly', figure, ...swoop };
    return flyTowards(state, ask, figure, randomGoal(state, figure, rng));
  },
};

export const fly = procedure('fly')({
  begin: (c, { choice: { figure, targets } }) =>
    mustDare(c.state, figure, targets) ? call('dare', { figure }, 'dared') : goto('land'),
  dared: (_c, _v, passed: boolean) => (passed ? goto('land') : done()),
  land(c, { choice: { figure, to, targets } }) {
    if (isOffTable(c.state, to)) return call('remove', { figure, why: 'left-table' }, 'gone');
    const cost = legLength(figureOf(c.state, figure).spot, to);
    c.emit({ type: 'figure.moved', figure, path: [to], to: spotAfter(c.state, figure, [to]), cost, manner: 'fly' });
    if (targets.length === 0) {
      endMove(c, figure);
      return done();
    }
    // BTS-SPR-79(f): from the air there is no impact.
    const links = targets.map(charged => ({ charger: figure, charged }));
    c.emit({ type: 'figure.charged', figure, links, rough: false });
    if (c.state.mover !== NOBODY) c.emit({ type: 'mover.set', figure: NOBODY });
    return done();
  },
  gone: () => done(),
});
