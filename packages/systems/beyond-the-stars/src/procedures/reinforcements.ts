import { cm, type Point } from '@banneret/geometry';
import { ask, done, goto, pickOption, roll, Tally, type Because, type Seat } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import { askEntry, EDGES, type Edge } from '../decisions/entry.js';
import { askLanding } from '../decisions/landing.js';
import { askPlace } from '../decisions/place.js';
import { canFlank, canTeleport, ENTRIES, type Entry } from '../deploy/entries.js';
import { arrivalCost } from '../deploy/arrival.js';
import type { PlaceChoice } from '../deploy/placement.js';
import { mvtOf } from '../figures/stats.js';
import { clampDie, reserveNeed, FLANK_NEED } from '../rulings.js';
import { isAmbushed } from '../scenarios/ambush.js';
import { unitWho } from '../figures/named.js';
import { enemyOf, figureOf, NOBODY, unitOf, unitSheetOf, type FigureId, type State, type UnitId } from '../state.js';
import { putDown } from './deployment.js';
import { call, dice, procedure } from './machine.js';
import { isOver } from './over.js';

/** BTS-RNF-03, -04: after its moves a side rolls for each unit that it has in reserve. */
export const reinforcements = procedure('reinforcements')({
  begin(c, v) {
    v.pending =
      c.state.turn < 2
        ? []
        : [...c.state.units.keys()].filter(
            unit => unitOf(c.state, unit).place === 'reserve' && unitSheetOf(c.state, unit).seat === v.seat,
          );
    return goto('next');
  },
  // in the order their owner likes; the first to come in may bar the way of the next.
  next(c, v) {
    const pending = v.pending ?? [];
    const [only] = pending;
    if (only === undefined || isOver(c)) return done();
    if (pending.length === 1) return goto('due');
    const shape = pickOption(pending.map(id => ({ id, say: 'bts.choice.unit', args: { ...unitWho(c.state, id) } })));
    return ask({ seat: v.seat, ask: 'bts.ask.next-reserve', rule: 'BTS-RNF-04', shape }, 'chosen');
  },
  chosen(_c, v, unit: UnitId) {
    v.pending = [unit, ...(v.pending ?? []).filter(other => other !== unit)];
    return goto('due');
  },
  // the roll is compulsory, unless both have agreed otherwise.
  due(c, v) {
    const [unit = 0] = v.pending ?? [];
    if (c.state.battle.options.reserveRolls !== 'optional') return goto('rolls');
    const shape = pickOption([
      { id: 'roll', say: 'bts.choice.roll-reserve' },
      { id: 'hold', say: 'bts.choice.hold-reserve' },
    ]);
    return ask(
      { seat: v.seat, ask: 'bts.ask.try-reserve', rule: 'BTS-RNF-04', shape, args: { ...unitWho(c.state, unit) } },
      'decided',
    );
  },
  decided(_c, v, answer: string) {
    if (answer === 'roll') return goto('rolls');
    v.pending = (v.pending ?? []).slice(1);
    return goto('next');
  },
  rolls(_c, v) {
    const [unit = 0, ...rest] = v.pending ?? [];
    v.pending = rest;
    return call('reserve', { seat: v.seat, unit }, 'next');
  },
});

/** What a rule adds to a roll of this unit: the rules of its Champion. */
function bonusOf(state: State, unit: UnitId, hook: 'toFlank' | 'toTeleport'): number {
  const { champion } = unitSheetOf(state, unit);
  if (champion === NOBODY || figureOf(state, champion).place === 'gone') return 0;
  const roll = new Tally(0);
  for (const { rule, u } of ownRules(state, champion)) rule.reserve?.[hook]?.(roll, u);
  return roll.total;
}

/** BTS-RNF-07, R-98: how far the die may be shifted. */
function shiftsOf(state: State, unit: UnitId): number {
  const { champion } = unitSheetOf(state, unit);
  const tactician =
    champion !== NOBODY &&
    figureOf(state, champion).place !== 'gone' &&
    ownRules(state, champion).some(({ rule }) => rule.reserve?.shiftsArrival === true);
  return Number(unitOf(state, unit).alarm) + Number(tactician);
}

const alive = (state: State, unit: UnitId): FigureId[] =>
  unitSheetOf(state, unit).figures.filter(figure => figureOf(state, figure).place === 'reserve');

/** One unit in reserve: its roll, how it comes, where it comes, or back again. */
export const reserve = procedure('reserve')({
  begin(c, v) {
    const need = reserveNeed(c.state.turn);
    return need === 0 ? goto('manner') : roll(dice(1, 'BTS-RNF-04', 'bts.roll.reserve', v.seat), 'rolled');
  },
  rolled(c, v, [face = 1]: readonly number[]) {
    v.face = face;
    const most = shiftsOf(c.state, v.unit);
    if (most === 0) return goto('settle');
    const shifts = Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
    return ask(
      {
        seat: v.seat,
        ask: 'bts.ask.shift',
        rule: 'BTS-RNF-07',
        shape: pickOption(shifts.map(shift => ({ id: shift, say: 'bts.choice.shift', args: { shift } }))),
        args: { ...unitWho(c.state, v.unit), face },
      },
      'shifted',
    );
  },
  shifted(_c, v, shift: number) {
    v.shift = shift;
    return goto('settle');
  },
  settle(c, v) {
    const { unit, face = 1, shift = 0 } = v;
    const need = reserveNeed(c.state.turn);
    const total = clampDie(face + shift);
    c.emit({ type: 'reserve.rolled', unit, face, total, need, arrives: total >= need });
    return total >= need ? goto('manner') : done();
  },
  manner(c, v) {
    const open = entriesOf(c.state, v.seat, v.unit);
    const [first] = open;
    if (first !== undefined) v.entry = first;
    if (open.length <= 1) return goto('enter');
    const shape = pickOption(
      ENTRIES.map(id => ({
        id,
        say: `bts.choice.entry-${id}`,
        ...(!open.includes(id) && { barred: [whyNot(id)] }),
      })),
    );
    return ask(
      { seat: v.seat, ask: 'bts.ask.manner', rule: 'BTS-RNF-08', shape, args: { ...unitWho(c.state, v.unit) } },
      'mannered',
    );
  },
  mannered(_c, v, entry: Entry) {
    v.entry = entry;
    return goto('enter');
  },
  enter(c, v) {
    switch (v.entry) {
      case 'flank':
        return roll(dice(1, 'BTS-SPR-14', 'bts.roll.flank', v.seat), 'flanked');
      case 'teleport':
        return ask(askLanding(v.seat, { figure: firstOf(c.state, v.unit), least: 0, most: 0 }), 'aimed');
      default:
        return ask(askEntry(v.seat, 'BTS-RNF-05', edgesOf(c.state, v.seat), 0), 'entered');
    }
  },
  // BTS-SPR-14(b): on 1 or 2 the opponent says where.
  flanked(c, v, [face = 1]: readonly number[]) {
    const total = face + bonusOf(c.state, v.unit, 'toFlank');
    c.emit({ type: 'flank.rolled', unit: v.unit, face, total });
    const seat = total >= FLANK_NEED ? v.seat : enemyOf(v.seat);
    return ask(askEntry(seat, 'BTS-SPR-14', EDGES, FLANK_CORNER), 'entered');
  },
  entered(c, v, at: Point) {
    const { unit, seat, entry = 'edge' } = v;
    v.door = at;
    return ask(askPlace(seat, { unit, how: entry, figures: alive(c.state, unit), entry: at }), 'placed');
  },
  aimed(c, v, at: Point) {
    v.at = at;
    return roll(dice(1, 'BTS-SPR-70', 'bts.roll.deviation', v.seat), 'drifted');
  },
  // BTS-SPR-70(c), BTS-ART-04.
  drifted(c, v, [face = 1]: readonly number[]) {
    const total = clampDie(face + bonusOf(c.state, v.unit, 'toTeleport'));
    c.emit({ type: 'teleport.rolled', unit: v.unit, face, total });
    const [figure, around] = [firstOf(c.state, v.unit), v.at as Point];
    if (total === 6) return goto('appear');
    const shape =
      total >= 4
        ? { figure, around, least: DRIFT.least, most: DRIFT.near }
        : { figure, around, least: 0, most: total === 1 ? DRIFT.far : DRIFT.near };
    return ask(askLanding(total >= 4 ? v.seat : enemyOf(v.seat), shape), 'landed');
  },
  landed(_c, v, at: Point) {
    v.at = at;
    return goto('appear');
  },
  appear(c, v) {
    const { unit, seat, at } = v;
    return ask(askPlace(seat, { unit, how: 'teleport', figures: alive(c.state, unit), centre: at as Point }), 'placed');
  },
  placed(c, v, choice: PlaceChoice) {
    // BTS-SPR-14(d), -70(f): it stays in reserve.
    if (choice.do === 'wait') return done();
    const { unit, entry = 'edge' } = v;
    putDown(c, unit, choice, HOW[entry]);
    v.arrived = choice.spots.map(({ figure }) => figure);
    for (const { figure, x, y } of choice.spots) {
      // BTS-SPR-70(e): whoever teleports has moved as far as he can; the others only as far as they came.
      const whole = mvtOf(c.state, figure);
      const spent = v.door === undefined ? whole : Math.min(whole, arrivalCost(c.state, figure, v.door, { x, y }));
      c.emit({ type: 'figure.marked', figure, marks: { done: v.door === undefined, spent } });
    }
    if (v.door === undefined)
      for (const figure of choice.aboard) c.emit({ type: 'figure.marked', figure, marks: { boarded: true } });
    // those of a Demoralised army test where they stand, the Champion first, who covers the others if he passes.
    const { champion } = unitSheetOf(c.state, unit);
    const placed = [...choice.spots.map(({ figure }) => figure), ...choice.aboard];
    const figures = [...placed].sort((a, b) => Number(b === champion) - Number(a === champion) || a - b);
    return call('steady', { figures }, 'onward');
  },
  // BTS-RNF-06; who has appeared has nothing left to move.
  onward(c, v) {
    if (isOver(c)) return done();
    return call('arrivedMoves', { seat: v.seat, figures: v.arrived ?? [] }, 'end');
  },
  end: () => done(),
});

const HOW = { edge: 'arrived', flank: 'flanked', teleport: 'teleported' } as const;

const FLANK_CORNER = cm(15);

/** BTS-ART-04. */
const DRIFT = { far: cm(30), near: cm(15), least: cm(5) } as const;

/** in an ambush the ambushed must teleport, and the others come from anywhere. */
function entriesOf(state: State, seat: Seat, unit: UnitId): Entry[] {
  const trapped = state.battle.options.scenario === 'ambush' && isAmbushed(state, seat);
  return ENTRIES.filter(entry => {
    if (entry === 'edge') return !trapped;
    return entry === 'flank' ? !trapped && canFlank(state, unit) : canTeleport(state, unit);
  });
}

/** Where there is a choice the own edge is open. */
const whyNot = (entry: Entry): Because =>
  entry === 'teleport'
    ? { rule: 'BTS-SPR-70', say: 'bts.no.no-teleport' }
    : { rule: 'BTS-SPR-14', say: 'bts.no.no-flank' };

/** BTS-RNF-05: one's own edge. */
function edgesOf(state: State, seat: Seat): readonly Edge[] {
  if (state.battle.options.scenario === 'ambush') return EDGES;
  return seat === state.near ? ['near'] : ['far'];
}

/** BTS-SPR-70(b): the Transport, or the Champion, or the unit's only figure. */
function firstOf(state: State, unit: UnitId): FigureId {
  const { champion, transport } = unitSheetOf(state, unit);
  const left = alive(state, unit);
  return [transport, champion].find(figure => left.includes(figure)) ?? left[0] ?? NOBODY;
}

export const reinforcementProcedures = { reinforcements, reserve };
