import { CONTACT, withinOfPolygon } from '@banneret/geometry';
import { done, goto, roll } from '@banneret/kernel';
import { standsIn } from '../ground/passage.js';
import { placedOf } from '../figures/placed.js';
import { is } from '../figures/traits.js';
import { endedGame, lossesOf } from '../ending.js';
import { BURNING_LOSS, endsOn } from '../rulings.js';
import {
  enemyOf,
  figureOf,
  NOBODY,
  pieceOf,
  SEATS,
  UNDECIDED,
  type Ending,
  type FigureId,
  type State,
} from '../state.js';
import { call, dice, procedure, type C } from './machine.js';

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
  command: () => call('command', {}, 'movement'),
  movement: () => call('movement', {}, 'shooting'),
  shooting: () => call('shooting', {}, 'duels'),
  duels: () => call('duels', {}, 'ending'),
  ending: () => call('ending', {}, 'over'),
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

/** BTS-TRN-07, R-69: fire, rage, the end of effects, annihilation, Demoralisation, the end roll. */
export const ending = procedure('ending')({
  begin(c) {
    c.emit({ type: 'phase.began', phase: 'end', turn: c.state.turn });
    const items = burning(c.state).map(victim => ({ victim, wounds: BURNING_LOSS, noCheat: true, why: 'fire' }));
    return { kind: 'call', proc: 'each', vars: { proc: 'wounds', items }, step: 'rage' };
  },
  // BTS-SPL-11: those who raged pay for it.
  rage(c) {
    const items = [...c.state.figures.keys()].flatMap(victim =>
      figureOf(c.state, victim).effects.some(({ id }) => id === 'bestialRage') ? [{ victim, force: RAGE_FORCE }] : [],
    );
    return { kind: 'call', proc: 'each', vars: { proc: 'hit', items }, step: 'expire' };
  },
  expire(c) {
    c.emit({ type: 'turn.ended', turn: c.state.turn });
    const wiped = endedGame(c.state, 'wipeout');
    if (wiped !== undefined) finish(c, wiped);
    return wiped === undefined ? goto('demoralise') : done();
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
    if (c.state.turn < c.state.battle.options.turns) return done();
    finish(c, endedGame(c.state, 'turn-limit') as Ending);
    return done();
  },
});

const RAGE_FORCE = 10;

/** BTS-SCN-14: what was secret is revealed now. */
function finish(c: C, ended: Ending): void {
  const { secrets } = c.state;
  if (secrets.some(secret => Object.values(secret).some(id => id !== UNDECIDED)))
    c.emit({ type: 'secrets.revealed', secrets });
  c.emit({ type: 'game.ended', ending: ended });
}

export const mainProcedures = { main, turn, initiative, ending };
