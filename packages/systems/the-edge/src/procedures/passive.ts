import { ask, done, goto, pickOption, subset, type Option, type Seat } from '@banneret/kernel';
import { controls, sourcesOf } from '../board.js';
import { boardOf, sideOf } from '../book.js';
import { placesFor } from '../decisions/place.js';
import { harvestOf } from '../rulings.js';
import {
  clockwise,
  killedOf,
  livingOf,
  NONE,
  seatOf,
  seatsOf,
  squadCard,
  squadOf,
  squadsOf,
  standing,
  type State,
} from '../state.js';
import { call, procedure, type C } from './machine.js';

/** EDGE-PAS-01: Harvest, Charges, Crystals, Banner, in this order and nothing else (R28). */
export const passiveTurn = procedure('passiveTurn')({
  begin(c, v) {
    v.sources = sourcesOf(c.state).filter(source => controls(c.state, v.seat, c.state.tokens[source]!));
    harvest(c, v.seat, v.sources);
    if (!c.state.book.options.specialSources) v.sources = [];
    return goto('special');
  },
  special(_c, v) {
    const [source, ...rest] = v.sources ?? [];
    if (source === undefined) return goto('charges');
    v.sources = rest;
    return call('specialSource', { seat: v.seat, source }, 'special');
  },
  charges: (_c, { seat }) => call('chargeStep', { seat }, 'recover'),
  recover(c, { seat }) {
    const { exhausted, bannerUp } = seatOf(c.state, seat);
    if (exhausted > 0) c.emit({ type: 'crystals.recovered', seat, count: exhausted });
    if (!bannerUp) c.emit({ type: 'banner.recovered', seat });
    return done();
  },
});

/** EDGE-PAS-02 to -07, EDGE-GEN-11, EDGE-MULT-09, EDGE-OPT-02, R74, R83. */
function harvest(c: C, seat: Seat, sources: readonly number[]): void {
  for (const source of sources) {
    const count = Math.min(harvestOf(c.state.book.mode), c.state.crystals);
    if (count > 0) c.emit({ type: 'crystals.gained', seat, count, source });
  }
  if (!c.state.book.options.moreCrystals || anybodyControls(c.state)) return;
  for (const other of clockwise(c.state, seat))
    if (c.state.crystals > 0 && !seatOf(c.state, other).eliminated)
      c.emit({ type: 'crystals.gained', seat: other, count: 1 });
}

const anybodyControls = (s: State): boolean =>
  sourcesOf(s).some(source => seatsOf(s).some(seat => controls(s, seat, s.tokens[source]!)));

/** EDGE-PAS-08 to -10, EDGE-GEN-10, EDGE-UPG-14: one Charge for each Upgrade, as far as they go. */
export const chargeStep = procedure('chargeStep')({
  begin(c, v) {
    const due = chargeable(c.state, v.seat);
    if (due.length <= c.state.charges || c.state.charges === 0) {
      v.left = due;
      return goto('next');
    }
    const shape = subset(due, c.state.charges, c.state.charges);
    return ask({ seat: v.seat, ask: 'edge.ask.charges', rule: 'EDGE-PAS-10', shape }, 'shared');
  },
  shared(c, v, cards: readonly number[]) {
    v.left = [...cards, ...chargeable(c.state, v.seat).filter(card => !cards.includes(card))];
    return goto('next');
  },
  next(c, v) {
    const [card, ...rest] = v.left ?? [];
    if (card === undefined) return done();
    v.left = rest;
    const { fresh = [] } = v;
    // What is in the pile is given out; the Charge of a moment ago is not asked for again.
    if (c.state.charges > 0) v.fresh = [...fresh, card];
    return call('charge', { seat: v.seat, card, fresh, more: rest.length > 0 }, 'given');
  },
  given: (_c, _v, enough: boolean) => (enough ? done() : goto('next')),
});

/** EDGE-PAS-09: not those of a Squad whose figures are all killed. */
const chargeable = (s: State, seat: Seat): number[] =>
  squadsOf(s, seat).flatMap(squad =>
    livingOf(s, squad).length > 0 ? squadOf(s, squad).upgrades.map(({ card }) => card) : [],
  );

/** EDGE-OPT-12 to -16, R78: besides its Crystal, a controlled Source may do one of three things, or one agreed on. */
export const specialSource = procedure('specialSource')({
  begin(c, { seat }) {
    const options = [
      ...removable(c.state, seat).map(option('remove', 'edge.choice.remove')),
      ...returnable(c.state, seat).map(option('return', 'edge.choice.return')),
      ...restorable(c.state, seat).map(option('restore', 'edge.choice.restore')),
      ...c.state.book.options.sourceEffects.map(({ name: { fr, en } }, i) => ({
        id: `agreed-${i}`,
        say: 'edge.choose',
        args: { fr, en },
      })),
    ];
    if (options.length === 0) return done();
    const shape = pickOption([{ id: 'none', say: 'edge.choice.no' }, ...options]);
    return ask({ seat, ask: 'edge.ask.special-source', rule: 'EDGE-OPT-12', shape }, 'chosen');
  },
  chosen(c, { seat, source }, choice: string) {
    const [what, number] = choice.split('-');
    const id = Number(number);
    if (what === 'agreed') {
      const effects = c.state.book.options.sourceEffects[id]?.effects ?? [];
      const scope = { seat, source: { from: 'token', token: source } as const, squad: NONE, depth: 0, targets: [] };
      return call('effects', { effects, scope }, 'end');
    }
    if (what === 'remove') return call('deaths', { killed: [{ figure: id, by: seat }], sacrificed: false }, 'end');
    if (what === 'restore') c.emit({ type: 'endurance.changed', squad: id, by: 1 });
    if (what !== 'return') return done();
    return call('place', { ...placing(c.state, id), seat, rule: 'EDGE-OPT-14' }, 'end');
  },
  end: () => done(),
});

const option =
  (what: string, say: string) =>
  (id: number): Option => ({ id: `${what}-${id}`, say, args: { id } });

/** EDGE-OPT-13: enemy figures of Squads without Endurance. */
const removable = (s: State, seat: Seat): number[] =>
  s.figures.flatMap(({ squad }, figure) =>
    standing(s, figure) && sideOf(s, squadOf(s, squad).seat) !== sideOf(s, seat) && squadOf(s, squad).endurance === 0
      ? [figure]
      : [],
  );

/** EDGE-OPT-14: the first killed figure of each Squad that finds room. */
const returnable = (s: State, seat: Seat): number[] =>
  squadsOf(s, seat).flatMap(squad => {
    const [figure] = killedOf(s, squad);
    return figure !== undefined && placesFor(s, placing(s, figure)).length > 0 ? [figure] : [];
  });

const placing = (s: State, figure: number) => ({ figure, spaces: [...boardOf(s).spaces.keys()], pushes: false });

/** EDGE-OPT-15, R41. */
const restorable = (s: State, seat: Seat): number[] =>
  squadsOf(s, seat).filter(squad => squadOf(s, squad).endurance < squadCard(s, squad).endurance);
