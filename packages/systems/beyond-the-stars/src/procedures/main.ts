import { CONTACT, withinOfPolygon } from '@banneret/geometry';
import { done, goto, roll, type Control } from '@banneret/kernel';
import { standsIn } from '../ground/passage.js';
import { placedOf } from '../figures/placed.js';
import { is } from '../figures/traits.js';
import { endedGame, lossesOf } from '../ending.js';
import { finish, isOver } from './over.js';
import { BURNING_LOSS, endsOn } from '../rulings.js';
import {
  enemyOf,
  figureOf,
  NOBODY,
  pieceOf,
  SEATS,
  sheetOf,
  type Ending,
  type FigureId,
  type State,
} from '../state.js';
import { call, dice, procedure } from './machine.js';

/** The match: the scenario's preparations, then turn after turn until something ends it. BTS-TRN-02. */
export const main = procedure('main')({
  begin: () => call('deployment', {}, 'next'),
  next: c => (c.state.ending === null ? call('turn', {}, 'next') : done()),
});

/** BTS-TRN-01: six phases. */
export const turn = procedure('turn')({
  begin(c) {
    c.emit({ type: 'turn.began', turn: c.state.turn + 1 });
    return call('initiative', {}, 'command');
  },
  command: c => (isOver(c) ? done() : call('command', {}, 'movement')),
  movement: c => (isOver(c) ? done() : call('movement', {}, 'shooting')),
  shooting: c => (isOver(c) ? done() : call('shooting', {}, 'duels')),
  duels: c => (isOver(c) ? done() : call('duels', {}, 'ending')),
  ending: c => (isOver(c) ? done() : call('ending', {}, 'over')),
  over: () => done(),
});

/** BTS-INI-01 to -04. */
export const initiative = procedure('initiative')({
  begin(c) {
    c.emit({ type: 'phase.began', phase: 'initiative', turn: c.state.turn });
    return roll(
      { kind: 'dice', count: SEATS.length, sides: 6, rule: 'BTS-INI-01', why: 'bts.roll.initiative' },
      'rolled',
    );
  },
  rolled(c, _v, faces: readonly number[]) {
    const [a = 0, b = 0] = faces;
    const before = c.state.initiative;
    // The first tie is rolled again; later ones go to whoever did not have the initiative.
    if (a === b && before === NOBODY)
      return roll(
        { kind: 'dice', count: SEATS.length, sides: 6, rule: 'BTS-INI-03', why: 'bts.roll.initiative' },
        'rolled',
      );
    const seat = a === b ? enemyOf(before) : a > b ? 0 : 1;
    c.emit({ type: 'initiative.rolled', faces, seat });
    c.emit({ type: 'phase.ended', phase: 'initiative' });
    return done();
  },
});

/** Everybody who is in or against something that burns. BTS-TER-26, R-27. */
function burning(state: State): FigureId[] {
  if (state.burning.length === 0) return [];
  return [...state.figures.keys()].filter(figure => {
    const { place, host } = figureOf(state, figure);
    if (place === 'inside') return state.burning.includes(host);
    if (place !== 'table' || is(state, figure, 'vehicle')) return false;
    return state.burning.some(
      piece =>
        standsIn(state, figure, piece) ||
        withinOfPolygon(placedOf(state, figure), pieceOf(state, piece).outline, CONTACT),
    );
  });
}

/**
 * BTS-TRN-07, R-69: fire, rage, the end of effects, Demoralisation, the end roll. R-134: fire is one moment and rage another;
 * whoever falls in one is removed when all of it has been rolled, so that the order of the rolls decides nothing.
 */
export const ending = procedure('ending')({
  begin(c, v) {
    c.emit({ type: 'phase.began', phase: 'end', turn: c.state.turn });
    v.struck = burning(c.state);
    const items = v.struck.map(victim => ({
      victim,
      wounds: BURNING_LOSS,
      noCheat: true,
      keep: true,
      why: 'fire',
    }));
    return { kind: 'call', proc: 'each', vars: { proc: 'wounds', items }, step: 'burnt' };
  },
  burnt: (c, v) => fallen(c.state, v.struck ?? [], 'fire', 'rage'),
  // BTS-SPL-11, R-123: those who raged pay for it, once for each Rage.
  rage(c, v) {
    if (isOver(c)) return done();
    const items = [...c.state.figures.keys()].flatMap(victim =>
      figureOf(c.state, victim)
        .effects.filter(({ id }) => id === 'bestialRage')
        .map(() => ({ victim, force: RAGE_FORCE, keep: true })),
    );
    v.struck = items.map(({ victim }) => victim);
    return { kind: 'call', proc: 'each', vars: { proc: 'hit', items }, step: 'raged' };
  },
  raged: (c, v) => fallen(c.state, v.struck ?? [], 'wounds', 'expire'),
  expire(c) {
    c.emit({ type: 'turn.ended', turn: c.state.turn });
    return isOver(c) ? done() : goto('demoralise');
  },
  demoralise(c) {
    const due = c.state.observed > 0;
    for (const seat of SEATS) {
      const { lost, of } = lossesOf(c.state, seat);
      if (c.state.demoralised[seat] !== true && 2 * lost > of) c.emit({ type: 'army.demoralised', seat, lost, of });
    }
    if (c.state.observed === 0 && c.state.demoralised.includes(true))
      c.emit({ type: 'demoralisation.observed', turn: c.state.turn });
    return due ? roll(dice(1, 'BTS-SCN-09', 'bts.roll.end', c.state.initiative), 'rolled') : goto('limit');
  },
  rolled(c, _v, [face = 6]: readonly number[]) {
    const over = endsOn(face);
    c.emit({ type: 'end.rolled', face, over });
    if (!over) return goto('limit');
    finish(c, endedGame(c.state, 'end-roll') as Ending);
    return done();
  },
  // the time allowed.
  limit(c) {
    if (c.state.turn < (c.state.battle.options.turns ?? Infinity)) return done();
    finish(c, endedGame(c.state, 'turn-limit') as Ending);
    return done();
  },
});

const RAGE_FORCE = 10;

/** Those of one moment who have no PV left leave together. */
function fallen<const Step extends string>(
  state: State,
  struck: readonly FigureId[],
  why: 'fire' | 'wounds',
  step: Step,
): Control<Step> {
  const items = [...new Set(struck)]
    .filter(figure => sheetOf(state, figure).pv > 0 && figureOf(state, figure).pv === 0)
    .map(figure => ({ figure, why }));
  return { kind: 'call', proc: 'each', vars: { proc: 'remove', items }, step };
}

export const mainProcedures = { main, turn, initiative, ending };
