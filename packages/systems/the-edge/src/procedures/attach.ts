import { EVERYBODY, planMove } from '@banneret/cards';
import { ask, done, goto, pickOption, type Because, type Option } from '@banneret/kernel';
import { judgeBearer } from '../plays.js';
import { MOST_UPGRADES } from '../rulings.js';
import { printed, seatOf, squadOf, squadsOf, type SquadId, type State } from '../state.js';
import { call, procedure } from './machine.js';

/** EDGE-UPG-01 to -09, -16: an Upgrade comes into play. */
export const attach = procedure('attach')({
  begin(c, { seat, card }) {
    const shape = pickOption(bearers(c.state, seat, card));
    return ask({ seat, ask: 'edge.ask.bearer', rule: 'EDGE-UPG-03', shape, args: { card } }, 'chosen');
  },
  chosen(c, v, squad: SquadId) {
    v.squad = squad;
    const { upgrades } = squadOf(c.state, squad);
    if (upgrades.length < MOST_UPGRADES) return goto('pay');
    // EDGE-UPG-07, -09: one makes room; a twin of the new one must be it.
    const isTwin = (other: number): boolean => printed(c.state, other).id === printed(c.state, v.card).id;
    const twins = upgrades.some(upgrade => isTwin(upgrade.card));
    const shape = pickOption(
      upgrades.map(upgrade =>
        twins && !isTwin(upgrade.card) ? { id: upgrade.card, barred: [TWIN_STAYS] } : { id: upgrade.card },
      ),
    );
    return ask({ seat: v.seat, ask: 'edge.ask.replaced', rule: 'EDGE-UPG-09', shape }, 'replace');
  },
  replace(c, v, card: number) {
    c.emit({ type: 'upgrade.detached', seat: v.seat, squad: v.squad as SquadId, card });
    return goto('pay');
  },
  pay(c, { seat, card, squad }) {
    const source = { from: 'hand', card, half: 'upper' } as const;
    return call(
      'costs',
      { seat, cost: printed(c.state, card).attach ?? {}, source, squad: squad as SquadId },
      'attach',
    );
  },
  attach(c, { seat, card, squad }) {
    const move = planMove(seatOf(c.state, seat).hand, undefined, card, { reveal: EVERYBODY });
    c.emit({ type: 'upgrade.attached', seat, squad: squad as SquadId, move });
    return call('charge', { seat, card }, 'end');
  },
  end: () => done(),
});

function bearers(s: State, seat: number, card: number): Option[] {
  return squadsOf(s, seat).map(squad => {
    const ruling = judgeBearer(s, seat, card, squad);
    return ruling.ok ? { id: squad } : { id: squad, barred: ruling.because };
  });
}

const TWIN_STAYS: Because = { rule: 'EDGE-UPG-07', say: 'edge.no.twin-stays' };
const NO_CHARGE: Because = { rule: 'EDGE-UPG-14', say: 'edge.no.donor' };

/** EDGE-UPG-03, -14, R62: one Charge from the neutral pile; when that is empty, from another Upgrade if one likes. */
export const charge = procedure('charge')({
  begin(c, { seat, card, fresh = [], more = false }) {
    if (c.state.charges > 0) {
      c.emit({ type: 'charges.added', card, count: 1 });
      return done(false);
    }
    const options = donors(c.state, seat, card, fresh);
    if (options.every(({ barred }) => barred !== undefined)) return done(false);
    const enough = more ? [{ id: 'enough', say: 'edge.choice.no-donors' }] : [];
    const shape = pickOption([{ id: 'none', say: 'edge.choice.no-donor' }, ...enough, ...options]);
    return ask({ seat, ask: 'edge.ask.donor', rule: 'EDGE-UPG-14', shape, args: { card } }, 'moved');
  },
  moved(c, { card }, from: number | 'none' | 'enough') {
    if (typeof from === 'number') c.emit({ type: 'charge.moved', from, to: card });
    return done(from === 'enough');
  },
});

const donors = (s: State, seat: number, card: number, fresh: readonly number[]): Option[] =>
  squadsOf(s, seat)
    .flatMap(squad => squadOf(s, squad).upgrades)
    .filter(upgrade => upgrade.card !== card)
    .map(upgrade =>
      upgrade.charges > (fresh.includes(upgrade.card) ? 1 : 0)
        ? { id: upgrade.card }
        : { id: upgrade.card, barred: [NO_CHARGE] },
    );
