import { ask, done, goto, pickOption, roll, subset, type Because, type Seat } from '@banneret/kernel';
import type { ArmsShape } from '../decisions/arms.js';
import { askDiceOrder } from '../decisions/diceOrder.js';
import { duelTally, loadoutsOf, rulesInDuel, supportLoadouts } from '../duel/arms.js';
import {
  areAlike,
  caseOf,
  duelNamed,
  fighterIn,
  fightersOf,
  rollsDice,
  supportingOf,
  type DuelFrame,
} from '../duel/cases.js';
import { compareDice, orderMatters, sorted } from '../duel/compare.js';
import { givesGround } from '../duel/recoil.js';
import { diceOwners } from '../duel/owners.js';
import { fallsOnOthers, isThrownDown, throwsSupports } from '../duel/striking.js';
import { maySideShield, supportsOf } from '../duel/supports.js';
import type { DuelDie, GloryPoint } from '../events/core.js';
import { who, type Who } from '../figures/named.js';
import { clampDie } from '../rulings.js';
import { enemyOf, SEATS, sheetOf, type Duel, type FigureId, type State } from '../state.js';
import { winnerOfAssault } from './assault.js';
import { call, dice, procedure, type C } from './machine.js';
import { separate } from './strikes.js';

const at = (c: C, { duel }: { duel: number }): Duel => duelNamed(c.state, duel) as Duel;

/** D24: the defender decides first, the attacker last. */
const inOrder = ({ attacker }: Duel): readonly [Seat, Seat] => [enemyOf(attacker), attacker];

function withSide<T>(pair: readonly [T, T] | undefined, seat: Seat, value: T, otherwise: T): readonly [T, T] {
  const [a, b] = pair ?? [otherwise, otherwise];
  return seat === 0 ? [value, b] : [a, value];
}

/** One Duel: stances, dice, comparison, recoil, blows, losses. BTS-DUE-02. */
export const duel = procedure('duel')({
  begin(c, v) {
    const own = at(c, v);
    const [a, b] = [fightersOf(c.state, own, 0), fightersOf(c.state, own, 1)];
    if (a.length === 0 || b.length === 0) return goto('over');
    c.emit({ type: 'duel.began', duel: v.duel });
    v.shields = [false, false];
    v.weapons = {};
    v.supports = [];
    v.asked = 0;
    // BTS-VEH-17, -18, BTS-SGE-16, R-43: machines without Attacks are not fought with dice.
    v.assault = !rollsDice(c.state, a) || !rollsDice(c.state, b);
    v.giants = [...a, ...b].filter(figure => fallsOnOthers(c.state, figure));
    return v.assault ? goto('supports') : goto('shields');
  },
  shields(c, v) {
    const seat = inOrder(at(c, v))[v.asked ?? 0];
    if (seat === undefined) {
      v.asked = 0;
      return goto('supports');
    }
    if (!maySideShield(c.state, fightersOf(c.state, at(c, v), seat))) return goto('shieldsNext');
    return ask(
      {
        seat,
        ask: 'bts.ask.shield',
        rule: 'BTS-SHD-01',
        shape: pickOption([
          { id: 'fight', say: 'bts.choice.fight' },
          { id: 'shield', say: 'bts.choice.shield' },
        ]),
        args: { duel: v.duel },
      },
      'shielded',
    );
  },
  shielded(c, v, answer: string) {
    const seat = inOrder(at(c, v))[v.asked ?? 0] as Seat;
    if (answer === 'shield') {
      v.shields = withSide(v.shields, seat, true, false);
      c.emit({ type: 'shields.raised', duel: v.duel, seat });
    }
    return goto('shieldsNext');
  },
  shieldsNext(_c, v) {
    v.asked = (v.asked ?? 0) + 1;
    return goto('shields');
  },
  supports(c, v) {
    const seat = inOrder(at(c, v))[v.asked ?? 0];
    if (seat === undefined) {
      v.asked = 0;
      return goto('weapons');
    }
    const able = supporters(c.state, v, at(c, v), seat);
    if (able.length === 0) return goto('supportsNext');
    const ids = able.map(([figure]) => figure);
    return ask(
      { seat, ask: 'bts.ask.supports', rule: 'BTS-DUE-04', shape: subset(ids, 0, ids.length), args: { duel: v.duel } },
      'supported',
    );
  },
  supported(c, v, chosen: readonly FigureId[]) {
    const seat = inOrder(at(c, v))[v.asked ?? 0] as Seat;
    const able = supporters(c.state, v, at(c, v), seat);
    v.supports = [...(v.supports ?? []), ...able.filter(([figure]) => chosen.includes(figure))];
    return goto('supportsNext');
  },
  supportsNext(_c, v) {
    v.asked = (v.asked ?? 0) + 1;
    return goto('supports');
  },
  // BTS-WPN-04: fighters one by one, the defender's first.
  weapons(c, v) {
    const figure = armed(c.state, v, at(c, v))[v.asked ?? 0];
    if (figure === undefined) return goto('roll');
    const loadouts = loadoutsIn(c.state, v, figure);
    if (loadouts.length > 1) {
      const options = loadouts.map((places, id) => ({
        id,
        say: 'bts.choice.weapons',
        args: { ...weaponNames(c.state, figure, places) },
      }));
      const shape: ArmsShape = { ...pickOption(options), figure, loadouts };
      const { seat } = sheetOf(c.state, figure);
      return ask(
        { seat, ask: 'bts.ask.weapons', rule: 'BTS-WPN-04', shape, args: { ...who(c.state, figure) } },
        'armed',
      );
    }
    v.weapons = { ...v.weapons, [figure]: loadouts[0] ?? [] };
    v.asked = (v.asked ?? 0) + 1;
    return goto('weapons');
  },
  armed(c, v, loadout: number) {
    const figure = armed(c.state, v, at(c, v))[v.asked ?? 0] as FigureId;
    v.weapons = { ...v.weapons, [figure]: loadoutsIn(c.state, v, figure)[loadout] ?? [] };
    v.asked = (v.asked ?? 0) + 1;
    return goto('weapons');
  },
  // a Champion who supports takes part in the combat.
  roll: (_c, v) =>
    call('readied', { duel: v.duel, supports: (v.supports ?? []).map(([figure]) => figure) }, 'attackers'),
  attackers(c, v) {
    if (v.assault !== true) return roll(duelDice(c.state, v, at(c, v), at(c, v).attacker), 'attacked');
    v.winner = winnerOfAssault(c.state, at(c, v));
    return call('assault', { duel: v.duel, weapons: v.weapons ?? {}, supports: v.supports ?? [] }, 'collapse');
  },
  attacked(c, v, faces: readonly number[]) {
    v.dice = withSide(v.dice, at(c, v).attacker, rolledBy(c, v, at(c, v).attacker, faces), []);
    return roll(duelDice(c.state, v, at(c, v), enemyOf(at(c, v).attacker)), 'defended');
  },
  defended(c, v, faces: readonly number[]) {
    const defender = enemyOf(at(c, v).attacker);
    v.dice = withSide(v.dice, defender, rolledBy(c, v, defender, faces), []);
    v.rerolls = inOrder(at(c, v)).flatMap(seat => rerollersOf(c.state, v, at(c, v), seat));
    return goto('rerolls');
  },
  // one die a figure, a Duel and a rule, never the same die twice (BTS-GEN-08, -09).
  rerolls(c, v) {
    const [next] = v.rerolls ?? [];
    if (next === undefined) {
      v.asked = 0;
      return goto('order');
    }
    const [figure] = next;
    const own = ownDice(v.dice, sheetOf(c.state, figure).seat);
    const options = [...own.keys()].filter(i => own[i]?.figure === figure);
    return ask(
      {
        seat: sheetOf(c.state, figure).seat,
        ask: 'bts.ask.reroll-duel',
        rule: 'BTS-GEN-09',
        shape: pickOption([
          { id: 'keep', say: 'bts.choice.keep' },
          ...options.map(i => ({
            id: i,
            say: 'bts.choice.die',
            args: { face: own[i]?.face ?? 0 },
            ...(own[i]?.rerolled === true && { barred: [ROLLED_AGAIN] }),
          })),
        ]),
        args: { ...who(c.state, figure) },
      },
      'reroll',
    );
  },
  reroll(c, v, answer: string | number) {
    const [next, ...rest] = v.rerolls ?? [];
    if (answer === 'keep' || next === undefined) {
      v.rerolls = rest;
      return goto('rerolls');
    }
    v.asked = answer as number;
    return roll(dice(1, 'BTS-GEN-08', 'bts.roll.duel-again', sheetOf(c.state, next[0]).seat), 'rerolled');
  },
  rerolled(c, v, [face = 1]: readonly number[]) {
    const [next, ...rest] = v.rerolls ?? [];
    v.rerolls = rest;
    const figure = (next as readonly [FigureId, number])[0];
    const { seat } = sheetOf(c.state, figure);
    const from = ownDice(v.dice, seat)[v.asked ?? 0]?.face ?? 0;
    const modifier = duelTally(caseOf(c.state, v, at(c, v), figure)).total;
    const changed = ownDice(v.dice, seat).map((die, i) =>
      i === v.asked ? { figure, face, value: clampDie(face + modifier), rerolled: true } : die,
    );
    v.dice = withSide(v.dice, seat, changed, []);
    c.emit({ type: 'duel.rerolled', duel: v.duel, figure, from, face });
    return goto('rerolls');
  },
  // BTS-DUE-09, R-35: the defender orders his equal dice first, the attacker knows it.
  order(c, v) {
    const seat = inOrder(at(c, v))[v.asked ?? 0];
    if (seat === undefined) return goto('compare');
    const own = ownDice(v.dice, seat);
    const matters = orderMatters(own, ownDice(v.dice, enemyOf(seat)), {
      alike: (a, b) => areAlike(c.state, v, at(c, v), a, b),
      who: figure => fighterIn(c.state, v, at(c, v), figure),
      settled: (v.asked ?? 0) > 0,
    });
    if (!matters) {
      v.dice = withSide(v.dice, seat, sorted(own), []);
      v.asked = (v.asked ?? 0) + 1;
      return goto('order');
    }
    return ask(askDiceOrder(seat, own, v.duel), 'ordered');
  },
  ordered(c, v, order: readonly number[]) {
    const seat = inOrder(at(c, v))[v.asked ?? 0] as Seat;
    const own = ownDice(v.dice, seat);
    v.dice = withSide(
      v.dice,
      seat,
      order.map(place => own[place] as DuelDie),
      [],
    );
    v.asked = (v.asked ?? 0) + 1;
    return goto('order');
  },
  // BTS-DUE-13, -14: the defender counts as the winner of a tie.
  compare(c, v) {
    const own = at(c, v);
    const series = v.dice ?? [[], []];
    const glory = compareDice(series, figure => fighterIn(c.state, v, own, figure));
    const [a, b] = [glory[0].length, glory[1].length];
    v.glory = glory;
    v.tied = a === b;
    v.winner = a === b ? enemyOf(own.attacker) : a > b ? 0 : 1;
    c.emit({ type: 'duel.compared', duel: v.duel, series, glory, winner: v.winner, tied: v.tied });
    return goto('recoil');
  },
  // BTS-BLD-19: nobody gives ground inside a building.
  recoil(c, v) {
    const own = at(c, v);
    v.blocked = [];
    if (own.building !== undefined) return goto('knockDown');
    if (v.tied === true) return call('fallBack', { duel: v.duel }, 'giveGround');
    const loser = enemyOf(v.winner as Seat);
    const losers = fightersOf(c.state, own, loser);
    const foes = fightersOf(c.state, own, v.winner as Seat);
    return call('recoil', { losers, foes }, 'recoiled');
  },
  recoiled(_c, v, blocked: readonly FigureId[]) {
    v.blocked = blocked;
    return goto('giveGround');
  },
  // smaller Monsters give ground even if they did not lose.
  giveGround(c, v) {
    const own = at(c, v);
    const unbeaten = v.tied === true ? SEATS : [v.winner as Seat];
    for (const seat of unbeaten) {
      const foes = fightersOf(c.state, own, enemyOf(seat));
      const losers = fightersOf(c.state, own, seat).filter(figure => givesGround(c.state, figure, foes, false));
      if (losers.length > 0) return call('recoil', { losers, foes }, 'knockDown');
    }
    return goto('knockDown');
  },
  // BTS-CAV-14, BTS-MON-13: those who lost to such a charge are thrown prone after recoiling, and count as Blocked.
  knockDown(c, v) {
    const own = at(c, v);
    const losers = fightersOf(c.state, own, enemyOf(v.winner as Seat));
    const thrown = losers.filter(loser => isThrownDown(c.state, v, own, v.winner as Seat, loser));
    const behind = throwsSupports(c.state, v, own, v.winner as Seat)
      ? supportingOf(c.state, v, enemyOf(v.winner as Seat))
      : [];
    return call('throwDown', { figures: [...thrown, ...behind] }, 'winnerStrikes');
  },
  winnerStrikes: (c, v) => call('strikes', strikesBy(c.state, v, at(c, v), v.winner as Seat), 'loserStrikes'),
  loserStrikes: (c, v) => call('strikes', strikesBy(c.state, v, at(c, v), enemyOf(v.winner as Seat)), 'losses'),
  // BTS-DUE-17, R-36: everybody has struck; now the fallen are removed.
  losses(c, v) {
    const own = at(c, v);
    const fallen = [0, 1]
      .flatMap(seat => fightersOf(c.state, own, seat))
      .concat((v.supports ?? []).map(([figure]) => figure))
      .filter(figure => sheetOf(c.state, figure).pv > 0 && c.state.figures[figure]?.pv === 0);
    const items = [...new Set(fallen)].map(figure => ({ figure, why: 'wounds' }));
    return { kind: 'call', proc: 'each', vars: { proc: 'remove', items }, step: 'collapse' };
  },
  collapse: (_c, v) => call('collapse', { duel: v.duel, giants: v.giants ?? [] }, 'aftermath'),
  aftermath: (_c, v) => call('aftermath', { duel: v.duel, winner: v.winner as Seat }, 'part'),
  part: (_c, v) => call('part', { duel: v.duel, winner: v.winner as Seat }, 'over'),
  over(c, v) {
    const own = at(c, v);
    const figures = [...own.sides[0], ...own.sides[1]];
    // BTS-DUE-19: also where nobody was left to fight with.
    if (own.building === undefined) separate(c, own, v.winner ?? own.attacker);
    for (const figure of figures)
      if (c.state.figures[figure]?.place !== 'gone') c.emit({ type: 'figure.marked', figure, marks: { fought: true } });
    if (own.building === undefined) c.emit({ type: 'links.cut', figures });
    c.emit({ type: 'duel.ended', duel: v.duel });
    return done();
  },
});

/** BTS-GEN-08: never the same die twice. */
const ROLLED_AGAIN: Because = { rule: 'BTS-GEN-08', say: 'bts.no.rolled-again' };

const ownDice = (pair: readonly [readonly DuelDie[], readonly DuelDie[]] | undefined, seat: Seat): readonly DuelDie[] =>
  pair?.[seat] ?? [];

/** The names of the weapons somebody fights with. */
function weaponNames(state: State, figure: FigureId, places: readonly number[]): Who {
  const { melee } = sheetOf(state, figure);
  const names = (locale: 'fr' | 'en'): string => places.map(place => melee[place]?.name[locale] ?? '').join(', ');
  return { fr: names('fr'), en: names('en') };
}

/** BTS-SHD-06: nobody supports those who shield. */
const supporters = (
  state: State,
  frame: DuelFrame & { readonly assault?: boolean },
  own: Duel,
  seat: Seat,
): readonly (readonly [FigureId, FigureId])[] =>
  frame.shields?.[seat] === true || own.building !== undefined
    ? []
    : supportsOf(state, seat, strikersIn(state, frame, fightersOf(state, own, seat)));

/** in an assault only those who strike can be supported. */
const strikersIn = (
  state: State,
  { assault }: { readonly assault?: boolean },
  fighters: readonly FigureId[],
): readonly FigureId[] => (assault === true ? fighters.filter(figure => sheetOf(state, figure).attacks > 0) : fighters);

/** Fighters and, after them, those who support them, in the order in which they choose weapons. */
const armed = (state: State, frame: DuelFrame, own: Duel): FigureId[] =>
  inOrder(own).flatMap(seat => [...fightersOf(state, own, seat), ...supportingOf(state, frame, seat)]);

/** BTS-DUE-11: a support uses what he supports with. */
const loadoutsIn = (state: State, frame: DuelFrame, figure: FigureId): readonly (readonly number[])[] =>
  (frame.supports ?? []).some(([support]) => support === figure)
    ? supportLoadouts(state, figure)
    : loadoutsOf(state, figure);

const duelDice = (state: State, frame: DuelFrame, own: Duel, seat: Seat) =>
  dice(diceOwners(state, frame, own, seat).length, 'BTS-DUE-03', 'bts.roll.duel', seat);

function rolledBy(c: C, frame: DuelFrame, seat: Seat, faces: readonly number[]): readonly DuelDie[] {
  const own = at(c, frame);
  const rolled = diceOwners(c.state, frame, own, seat).map((figure, i): DuelDie => {
    const face = faces[i] ?? 1;
    return { figure, face, value: clampDie(face + duelTally(caseOf(c.state, frame, own, figure)).total) };
  });
  c.emit({ type: 'duel.rolled', duel: frame.duel, seat, dice: rolled });
  return rolled;
}

/** Each rule of each fighter or support that lets him roll a die again. */
function rerollersOf(state: State, frame: DuelFrame, own: Duel, seat: Seat): (readonly [FigureId, number])[] {
  return [...fightersOf(state, own, seat), ...supportingOf(state, frame, seat)].flatMap(figure => {
    const it = caseOf(state, frame, own, figure);
    const count = rulesInDuel(it).filter(({ rule, u }) => rule.duel?.rerolls?.(it, u) === true).length;
    return Array.from({ length: count }, (_, i) => [figure, i] as const);
  });
}

function strikesBy(state: State, v: DuelFrame & StrikeFrame, own: Duel, seat: Seat) {
  return {
    seat,
    glory: v.glory?.[seat] ?? [],
    foes: fightersOf(state, own, enemyOf(seat)),
    supports: supportingOf(state, v, enemyOf(seat)),
    backed: Object.fromEntries(v.supports ?? []),
    blocked: v.blocked ?? [],
    weapons: v.weapons ?? {},
    shielding: v.shields?.[seat] === true,
  };
}

interface StrikeFrame {
  readonly glory?: readonly [readonly GloryPoint[], readonly GloryPoint[]];
  readonly blocked?: readonly FigureId[];
}

export const duelProcedure = { duel };
