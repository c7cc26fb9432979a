import { certain, chance, expect as average, fraction, mix, times, toNumber, type Distribution } from '@banneret/dice';
import { strictTranslator } from '@banneret/i18n';
import {
  drawOutcome,
  fork,
  kernelText,
  kindOf,
  promptOf,
  resume,
  seededRng,
  submit,
  type Match,
} from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { Aim } from '../src/decisions/aim.js';
import { at43, at43Game } from '../src/index.js';
import type { Fight } from '../src/melee/fights.js';
import { fightOdds, salvoOdds, seeingBand, type UnitOdds } from '../src/odds/index.js';
import type { Salvo } from '../src/procedures/machine.js';
import { clone, type State } from '../src/state.js';
import { bandBetween } from '../src/table/measure.js';
import { fighterIn, leaderOf, unitOf } from '../src/units.js';
import { bearer, officer, WALKER, weaponId } from './army.js';
import { row, scene, type Scene, type SceneBody, type UnitBody, led } from './scene.js';

const facing = (
  own: Partial<UnitBody>,
  other: Partial<UnitBody>,
  more: Partial<SceneBody> & { others?: readonly UnitBody[] } = {},
): Scene => {
  const { others = [], ...rest } = more;
  return scene({
    units: [
      { id: 'a', seat: 0, at: row(20, 20, 3), ...led, ...own },
      { id: 'b', seat: 1, at: row(20, 43, 5), ...other },
      ...others,
    ],
    ...rest,
  });
};

function salvoOf(s: Scene, weapon: string, figure?: number): Salvo {
  const { target, uses } = s.aim('a', weapon, 'b', figure) as Aim;
  return { unit: s.unit('a'), weapon: weaponId(weapon), target, uses };
}

const oddsOn = (s: Scene, odds: readonly UnitOdds[] | undefined, id: string): UnitOdds =>
  odds!.find(({ unit }) => unit === s.unit(id))!;

const D6_4 = chance(fraction(1n, 2n));

describe('AT-43, odds of a salvo', () => {
  it('are those of the dice for a plain volley', () => {
    // Accuracy 5 at two bands needs 3; penetration 5 against 5 needs 4.
    const s = facing({}, {});
    const hits = times(chance(fraction(2n, 3n)), 3);
    const losses = mix(hits.outcomes.map(([n, weight]) => [weight, times(D6_4, n)]));
    expect(oddsOn(s, salvoOdds(s.state, salvoOf(s, 'rifle'), 2), 'b').lost).toEqual(losses);
  });

  it('count rerolls, and nobody loses more than there are', () => {
    const s = facing({ kind: { weapons: ['blaster'] } }, { at: row(20, 43, 2) });
    // 3 - 2 needs 4, twice.
    const hits = times(chance(fraction(3n, 4n)), 3);
    const losses = mix(
      hits.outcomes.map(([n, weight]) => {
        const kills = times(D6_4, Math.min(n, 2));
        const more =
          n > 2
            ? mix(
                kills.outcomes.map(([k, w]) => [
                  w,
                  k === 2
                    ? certain(2)
                    : mix([
                        [1n, certain(k)],
                        [1n, certain(k + 1)],
                      ]),
                ]),
              )
            : kills;
        return [weight, more];
      }),
    );
    const { lost, gone } = oddsOn(s, salvoOdds(s.state, salvoOf(s, 'blaster'), 2), 'b');
    expect(lost).toEqual(losses);
    expect(gone).toEqual(fraction(losses.outcomes.find(([n]) => n === 2)![1], losses.total));
  });

  it('are nothing out of range, whatever stands in between', () => {
    const s = facing({ kind: { weapons: ['blaster'] } }, {});
    expect(salvoOdds(s.state, salvoOf(s, 'blaster'), 9)).toEqual([]);
  });

  const cases: readonly [string, () => readonly [Scene, Salvo]][] = [
    [
      'with a fire zone and saves',
      () => {
        const s = facing(
          { at: row(20, 20, 4), kind: { weapons: ['blaster'] } },
          { at: row(20, 60, 4) },
          { others: [{ id: 'm', seat: 1, at: row(20, 34, 2) }], terrain: [{ box: [10, 50, 40, 1], size: 1 }] },
        );
        return [s, salvoOf(s, 'blaster')];
      },
    ],
    [
      'at machines, with locations',
      () => {
        const s = facing({ kind: { weapons: ['cannon'] } }, { at: row(20, 43, 2, 7), kind: { ...WALKER, morale: 8 } });
        return [s, salvoOf(s, 'cannon')];
      },
    ],
    [
      'indirect, over all deviations',
      () => {
        const s = facing(
          { at: row(20, 20, 3), figures: { 0: officer(), 1: bearer('launcher'), 2: bearer('launcher') } },
          { at: row(20, 43, 5) },
        );
        s.do('plain');
        return [s, salvoOf(s, 'launcher', 2)];
      },
    ],
  ];

  it.each(cases)('%s agree with what the rules do in many trials', (_title, make) => {
    const [s, salvo] = make();
    const { unit: own, target } = salvo;
    const aimed = fighterIn(unitOf(s.state, target.unit), target.fighter) ?? leaderOf(s.state, target.unit);
    const odds = salvoOdds(s.state, salvo, bandBetween(s.state, leaderOf(s.state, own), aimed));
    const trials = simulated(s.state, salvo, 1_500);
    for (const { unit, lost } of odds!) {
      const mean = trials.reduce(
        (sum, now) => sum + Math.max(0, s.state.units[unit]!.fighters.length - now.units[unit]!.fighters.length),
        0,
      );
      expect(Math.abs(mean / trials.length - toNumber(average(lost)))).toBeLessThan(tolerance(lost, trials.length));
    }
  });
});

/** Four standard errors. */
function tolerance(d: Distribution, trials: number): number {
  const mean = toNumber(average(d));
  const variance = d.outcomes.reduce((sum, [value, weight]) => {
    const share = toNumber({ num: weight, den: d.total });
    return sum + share * (value - mean) * (value - mean);
  }, 0);
  return 4 * Math.sqrt(variance / trials) + 1e-9;
}

/** The whole salvo, declared and measured, again and again; the shooter rerolls all he can. */
function simulated(state: State, salvo: Salvo, trials: number): State[] {
  const rng = seededRng('salvo');
  const { unit, weapon, target, uses } = salvo;
  const start = resume(at43, clone(state), [{ proc: 'salvo', step: 'begin', vars: { unit, weapon, target, uses } }]);
  return Array.from({ length: trials }, () => played(fork(at43, start), rng).state);
}

function played(match: Match<State>, rng: ReturnType<typeof seededRng>): Match<State> {
  for (;;) {
    const { pending, wait } = match;
    if (pending.kind === 'over') return match;
    if (pending.kind === 'chance') {
      submit(at43, match, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
      continue;
    }
    const { seat, shape, ask } = promptOf(match, pending.prompts[0]!.seat)!;
    const options = [...(kindOf(at43, shape).enumerate(match.state, shape, seat) as Iterable<unknown>)];
    submit(at43, match, {
      kind: 'choice',
      wait,
      seat,
      choice: ask === 'at43.ask.reroll' ? options.at(-1) : options[0],
    });
  }
}

describe('AT-43, odds of a fight', () => {
  it('are those of the knives: 4 against 5, then 5 against 5', () => {
    const s = facing({}, { at: row(20, 24, 3) }).do('melee');
    const [fight] = s.options() as Fight[];
    const losses = times(chance(fraction(1n, 4n)), 3);
    expect(oddsOn(s, fightOdds(s.state, s.unit('a'), fight!), 'b').lost).toEqual(losses);
  });
});

describe('AT-43, what is told of odds', () => {
  const t = strictTranslator('en', kernelText, at43Game.text);
  const told = (freeMeasuring: boolean): readonly unknown[] => {
    const s = facing({}, {}, { freeMeasuring }).do('fire:0');
    return at43Game.odds!(s.state, s.prompt!, s.aim('a', 'rifle', 'b'), t);
  };

  it('AT43-GEN-05, R-98: before a declaration they are for the range as it looks, and say so', () => {
    const s = facing({}, {});
    const band = seeingBand(s.state, s.unit('a'), { unit: s.unit('b'), fighter: -1 });
    expect(told(false)[0]).toBe(`By eye the target is at range ${band}; nothing has been measured yet.`);
    expect(told(true)[0]).toBe('The target is at range 2.');
    expect(told(true)[1]).toBe('b: 1 losses on average; 0% risk of being eliminated.');
    expect(told(true)[2]).toMatchObject({ title: 'Losses: b', bars: { length: 4 } });
  });
});
