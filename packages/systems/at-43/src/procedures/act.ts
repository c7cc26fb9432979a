import { ask, done, goto, pickOption } from '@banneret/kernel';
import { actionsOf } from '../command/actions.js';
import { dropAttitudes } from '../command/upkeep.js';
import { askAim, type Aim } from '../decisions/aim.js';
import { askMove } from '../decisions/move.js';
import { judgeMove, type Ends } from '../movement/moving.js';
import type { Spot } from '../events.js';
import type { Fighter, State } from '../state.js';
import { isArmour, seatOf, sheetOf, unitOf } from '../units.js';
import { call, procedure } from './machine.js';
import { startMoreAction } from './moreActions.js';

/** AT43-ACT-11, -12: one action after another, each for the whole unit, until its player ends them. */
export const act = procedure('act')({
  begin(c, { unit }) {
    const { place, morale } = unitOf(c.state, unit);
    // a unit that is shaken in its own activation stops acting.
    if (place !== 'table' || morale === 'disorganised') return done();
    return ask(
      {
        seat: seatOf(c.state, unit),
        ask: 'at43.ask.action',
        rule: 'AT43-ACT-12',
        shape: pickOption(actionsOf(c.state, unit)),
        args: { unit },
      },
      'chosen',
    );
  },
  chosen(c, v, action: string) {
    const { unit } = v;
    if (action === 'end') return done();
    if (action === 'melee') return call('melee', { unit }, 'end');
    if (action === 'combat' || action === 'rapid') return call('move', { unit, mode: action }, 'begin');
    if (!action.startsWith('fire:')) return startMoreAction(c.state, unit, action);
    v.weapon = Number(action.slice('fire:'.length));
    return ask(askAim(c.state, unit, v.weapon), 'aimed');
  },
  aimed: (_c, { unit, weapon = 0 }, { target, uses }: Aim) => call('salvo', { unit, weapon, target, uses }, 'begin'),
  /** AT43-ACT-12: melee comes last. */
  end: () => done(),
});

/** turning on the spot is moving, for those who have a front (AT43-LOS-02). */
const stays = (state: State, one: Fighter, { x, y, facing }: Spot): boolean =>
  one.x === x && one.y === y && (one.facing === facing || sheetOf(state, one.id).category !== 'vehicle');

/** AT43-MOV-02: declared, then measured, then made; at its end crushing, lost attitudes, alert fire. */
export const move = procedure('move')({
  begin(c, { unit, mode }) {
    c.emit({ type: 'move.declared', unit, mode });
    return ask(askMove(c.state, unit, mode), 'placed');
  },
  placed(c, v, spots: Ends) {
    const { unit, mode } = v;
    const verdict = judgeMove(c.state, unit, mode, spots);
    if (!verdict.ok) throw new Error(`an illegal move got past its judge: ${verdict.because.say}`);
    const { paths } = verdict;
    // AT43-ALRT-03: a unit that leaves everybody as he stands makes no move.
    v.still = spots.every((spot, i) => stays(c.state, unitOf(c.state, unit).fighters[i]!, spot));
    c.emit({ type: 'unit.moved', unit, spots, paths });
    return isArmour(c.state, unit) ? call('crush', { unit, mode, paths }, 'moved') : goto('moved');
  },
  moved(c, { unit, still }) {
    dropAttitudes(c);
    return still === true ? done() : call('alert', { moved: unit }, 'end');
  },
  end: () => done(),
});
