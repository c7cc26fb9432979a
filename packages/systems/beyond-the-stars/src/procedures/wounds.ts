import { ask, done, goto, pickOption, roll } from '@banneret/kernel';
import { activeRules, ownRules } from '../compile.js';
import { staysUpOn } from '../duel/striking.js';
import { who } from '../figures/named.js';
import { canBeProne, foesOf, is, isAlive } from '../figures/traits.js';
import { isFoughtOut } from '../ground/buildings.js';
import type { Blow } from '../rule.js';
import { d3, reaches } from '../rulings.js';
import { figureOf, NOBODY, seatOf, type FigureId, type State } from '../state.js';
import { lossOf, strikerRules, woundNeed, woundTally } from '../wounds/table.js';
import { saveOf } from '../wounds/saves.js';
import { call, dice, procedure } from './machine.js';
import { setFree } from './setFree.js';

export const CHEAT_NEED = 6;

/** Wound rolls on the table; Vehicles have Penetration rolls instead. BTS-WND-01 to -08. */
export const blows = procedure('blows')({
  begin(c, v) {
    const { blow, rolls } = v;
    if (!isAlive(c.state, blow.victim)) return done();
    if (is(c.state, blow.victim, 'vehicle')) return call('penetrate', { blow, rolls }, 'end');
    const { need, second } = woundNeed(c.state, blow);
    v.need = need;
    v.second = second;
    v.modifier = woundTally(c.state, blow).total;
    return roll(dice(rolls, 'BTS-WND-01', 'bts.roll.wound', roller(c.state, v)), 'rolled');
  },
  rolled(c, v, faces: readonly number[]) {
    v.faces = faces;
    const ones = onesAgain(c.state, v.blow, faces);
    return roll(dice(ones, 'BTS-GEN-08', 'bts.roll.wound-again', roller(c.state, v)), 'rerolled');
  },
  rerolled(c, v, again: readonly number[]) {
    const kept = again.length === 0 ? (v.faces ?? []) : (v.faces ?? []).filter(face => face !== 1);
    v.faces = [...kept, ...again];
    v.hits = v.faces.filter(face => reaches(face, v.modifier ?? 0, v.need ?? 0)).length;
    // BTS-WND-03: a second die for each 6.
    const seconds = (v.second ?? 0) > 0 ? v.hits : 0;
    return roll(dice(seconds, 'BTS-WND-03', 'bts.roll.wound-second', roller(c.state, v)), 'counted');
  },
  // The second die is part of the same roll: its 1s are rolled again by the same rules.
  counted(c, v, seconds: readonly number[]) {
    v.seconds = seconds;
    const ones = onesAgain(c.state, v.blow, seconds);
    return roll(dice(ones, 'BTS-GEN-08', 'bts.roll.wound-again', roller(c.state, v)), 'settled');
  },
  settled(c, v, again: readonly number[]) {
    const kept = again.length === 0 ? (v.seconds ?? []) : (v.seconds ?? []).filter(face => face !== 1);
    const seconds = [...kept, ...again];
    const { blow, need = 0, second = 0, modifier = 0, faces = [], hits = 0 } = v;
    const wounds = second === 0 ? hits : seconds.filter(face => reaches(face, modifier, second)).length;
    const { defence } = woundNeed(c.state, blow);
    const why = c.explain ? woundTally(c.state, blow, true).explanation() : undefined;
    c.emit({
      type: 'wounds.rolled',
      victim: blow.victim,
      by: blow.by,
      force: blow.force,
      defence,
      need,
      second,
      modifier,
      faces,
      seconds,
      wounds,
      ...(why && { why }),
    });
    if (v.spread !== undefined && wounds > 0) {
      v.hits = wounds;
      return goto('allot');
    }
    return call('wounds', { victim: blow.victim, wounds, blow, ...(v.keep === true && { keep: true }) }, 'end');
  },
  // BTS-BLD-11, R-29.
  allot(c, v) {
    const left = v.spread ?? [];
    const [only] = left;
    if (left.length < 2)
      return call('wounds', { victim: only ?? v.blow.victim, wounds: v.hits ?? 0, blow: v.blow }, 'end');
    const shape = pickOption(left.map(id => ({ id, say: 'bts.choice.figure', args: { ...who(c.state, id) } })));
    return ask({ seat: seatOf(c.state, v.blow.victim), ask: 'bts.ask.allot', rule: 'BTS-BLD-11', shape }, 'allotted');
  },
  allotted: (_c, v, victim: FigureId) => call('wounds', { victim, wounds: v.hits ?? 0, blow: v.blow }, 'end'),
  end: () => done(),
});

/** How many of these dice show a 1 that is rolled again. BTS-SPR-63, -72, -40. */
function onesAgain(state: State, blow: Blow, faces: readonly number[]): number {
  const ones = faces.filter(face => face === 1).length;
  const again = strikerRules(state, blow).some(({ rule, u }) => rule.wound?.rerollsOnes?.(blow, state, u) === true);
  return again ? ones : 0;
}

const roller = (
  state: Parameters<typeof seatOf>[0],
  { blow: { by, victim } }: { blow: { by: FigureId; victim: FigureId } },
): number => (by === NOBODY ? 1 - seatOf(state, victim) : seatOf(state, by));

/** BTS-WND-05, -06, R-88: saves, what each wound takes, Trompe-la-Mort, then the PV are gone. */
export const wounds = procedure('wounds')({
  begin(c, v) {
    if (v.wounds === 0 || !isAlive(c.state, v.victim) || figureOf(c.state, v.victim).pv === 0) return done();
    const save = v.noSave === true ? undefined : saveOf(c.state, v.victim);
    v.save = save?.need ?? 0;
    v.bonus = save?.bonus ?? 0;
    v.unsaved = v.wounds;
    if (save === undefined) return goto('losses');
    return roll(dice(v.wounds, 'BTS-CHA-01', 'bts.roll.save', seatOf(c.state, v.victim)), 'saved');
  },
  saved(c, v, faces: readonly number[]) {
    v.faces = faces;
    const failed = faces.filter(face => !isSaved(face, v)).length;
    const again = ownRules(c.state, v.victim).some(({ rule }) => rule.victim?.rerollsSaves === true);
    return roll(dice(again ? failed : 0, 'BTS-ACT-02', 'bts.roll.save-again', seatOf(c.state, v.victim)), 'resaved');
  },
  resaved(c, v, again: readonly number[]) {
    const kept = again.length === 0 ? (v.faces ?? []) : (v.faces ?? []).filter(face => isSaved(face, v));
    const faces = [...kept, ...again];
    const saved = faces.filter(face => isSaved(face, v)).length;
    c.emit({ type: 'saves.rolled', victim: v.victim, need: (v.save ?? 0) - (v.bonus ?? 0), faces, saved });
    v.unsaved = v.wounds - saved;
    return goto('losses');
  },
  losses(c, v) {
    const loss = v.blow === undefined ? undefined : lossOf(c.state, v.blow);
    const count = v.unsaved ?? 0;
    if (loss?.kind === 'd3')
      return roll(dice(count, 'BTS-GEN-06', 'bts.roll.loss', 1 - seatOf(c.state, v.victim)), 'rolled');
    const each = loss?.kind === 'all' ? ALL : (loss?.pv ?? 1);
    v.losses = Array.from({ length: count }, () => each);
    return goto('next');
  },
  rolled(c, v, faces: readonly number[]) {
    const loss = v.blow === undefined ? undefined : lossOf(c.state, v.blow);
    const plus = loss?.kind === 'd3' ? loss.plus : 0;
    v.losses = faces.map(face => d3(face) + plus);
    return goto('next');
  },
  next(c, v) {
    const loss = v.losses?.[v.next ?? 0];
    const left = figureOf(c.state, v.victim).pv - (v.lost ?? 0);
    if (loss === undefined || left <= 0) return goto('apply');
    const cheats =
      v.noCheat !== true &&
      loss >= left &&
      ownRules(c.state, v.victim).some(({ rule }) => rule.victim?.cheatsDeath === true);
    if (cheats) return roll(dice(1, 'BTS-SPR-77', 'bts.roll.cheat-death', seatOf(c.state, v.victim)), 'cheated');
    v.lost = (v.lost ?? 0) + Math.min(loss, left);
    v.next = (v.next ?? 0) + 1;
    return goto('next');
  },
  cheated(c, v, [face = 1]: readonly number[]) {
    const ignored = face >= CHEAT_NEED;
    c.emit({ type: 'death.cheated', figure: v.victim, faces: [face], ignored: ignored ? 1 : 0 });
    if (ignored) v.cheated = (v.cheated ?? 0) + 1;
    else v.lost = figureOf(c.state, v.victim).pv;
    v.next = (v.next ?? 0) + 1;
    return goto('next');
  },
  apply(c, v) {
    c.emit({ type: 'figure.wounded', figure: v.victim, wounds: v.wounds, lost: v.lost ?? 0 });
    const { pv } = figureOf(c.state, v.victim);
    if (pv > 0 && (v.cheated ?? 0) > 0)
      c.emit({ type: 'effect.gained', figure: v.victim, effect: { id: 'cheatedDeath', until: 'turn' } });
    if (pv > 0) return goto('shaken');
    return v.keep === true ? done() : call('remove', { figure: v.victim, why: v.why ?? 'wounds' }, 'end');
  },
  // BTS-MON-17, R-80: one test for each wound that was not saved.
  shaken(c, v) {
    if (!is(c.state, v.victim, 'monster')) return done();
    return call('panic', { figure: v.victim, wounds: v.unsaved ?? 0 }, 'end');
  },
  end: () => done(),
});

/** More PV than anybody has. */
const ALL = 1_000;

const isSaved = (face: number, { save = 0, bonus = 0 }: { save?: number; bonus?: number }): boolean =>
  reaches(face, bonus, save);

/** "A hit of Force X": wound rolls without Penetration. R-45: Penetration rolls against a Vehicle. */
export const hit = procedure('hit')({
  begin(_c, { victim, force, by = NOBODY, count = 1, from, keep }) {
    const blow = { kind: 'hit', by, victim, force, pen: 0, weapon: NOBODY, ...(from && { from }) } as const;
    return call('blows', { blow, rolls: count, ...(keep === true && { keep }) }, 'end');
  },
  end: () => done(),
});

/** Thrown prone, unless it cannot be or keeps its feet (BTS-SPR-02). */
export const throwDown = procedure('throwDown')({
  begin(c, v) {
    const figure = v.figures[v.next ?? 0];
    if (figure === undefined) return done();
    v.next = (v.next ?? 0) + 1;
    const { place, prone } = figureOf(c.state, figure);
    if ((place !== 'table' && place !== 'inside') || prone || !canBeProne(c.state, figure)) return goto('begin');
    const agile = activeRules(c.state, figure).find(({ rule }) => rule.move?.staysUp !== undefined);
    if (agile !== undefined)
      return roll(dice(1, agile.rule.ref, 'bts.roll.agility', seatOf(c.state, figure)), 'rolled');
    c.emit({ type: 'figure.thrown', figure });
    return goto('begin');
  },
  rolled(c, v, [face = 1]: readonly number[]) {
    const figure = v.figures[(v.next ?? 1) - 1] as FigureId;
    const up = face >= (staysUpOn(c.state, figure) ?? 7);
    c.emit({ type: 'agility.rolled', figure, face, up });
    if (!up) c.emit({ type: 'figure.thrown', figure });
    return goto('begin');
  },
});

/** It is lost. Those it carried or those who served it have rules of their own: `wreck` sees to them. */
export const remove = procedure('remove')({
  begin(c, { figure, why }) {
    if (!isAlive(c.state, figure)) return done();
    const { place, host, storey } = figureOf(c.state, figure);
    const foes = foesOf(c.state, figure);
    c.emit({ type: 'figure.removed', figure, cause: why });
    setFree(c, foes);
    // BTS-BLD-18, R-32: whatever took the last of one side, nobody is left to fight.
    if (place === 'inside' && isFoughtOut(c.state, host, storey)) c.emit({ type: 'fight.ended', piece: host, storey });
    return call('wreck', { figure, why }, 'end');
  },
  end: () => done(),
});

export const woundProcedures = { blows, wounds, hit, throwDown, remove };
