import { describe, expect, it } from 'vitest';
import { certain, expect as mean, fromWeights, toNumber, type Distribution } from '@banneret/dice';
import { strictTranslator } from '@banneret/i18n';
import type { OddsChart } from '@banneret/game';
import { kernelText, promptOf, seededRng, type Match } from '@banneret/kernel';
import type { ShotsChoice, ShotsQuestion } from '../src/decisions/shots.js';
import { shotsKind } from '../src/decisions/shots.js';
import { grimdarkFutureGame, type Event, type State } from '../src/index.js';
import { chargedState, meleeOdds, shootingOdds, spellOdds } from '../src/odds/index.js';
import { gap, randomCharge, randomVolley, resolved, worstGap } from './oddsCheck.js';
import { profile, row, scene } from './scene.js';

/** `BANNERET_ODDS=50,100000` for the campaign: so many random attacks, a third of them charges, each played out so often. */
const [attacks = 8, rolls = 120] = (process.env['BANNERET_ODDS'] ?? '').split(',').filter(Boolean).map(Number);
const charges = Math.ceil(attacks / 3);

/** Five deviations: one wrong alarm in a million comparisons. */
const TOLERANCE = 5.2;

const isAsked = (match: Match<State>): boolean =>
  promptOf(match, 0)?.ask === 'gdf.ask.unit' || promptOf(match, 1)?.ask === 'gdf.ask.unit';

const woundsIn = (events: readonly Event[], unit: number): number =>
  events.reduce(
    (sum, e) => (e.type === 'unit.wounded' && e.unit === unit ? sum + e.wounds.reduce((a, b) => a + b, 0) : sum),
    0,
  );

const failedIn = (events: readonly Event[], unit: number): boolean => {
  const fearless = events.find(e => e.type === 'fear.mastered' && e.unit === unit);
  const tested = events.find(e => e.type === 'morale.tested' && e.unit === unit);
  return tested?.type === 'morale.tested' && !tested.passed && !(fearless?.type === 'fear.mastered' && fearless.passed);
};

describe('odds agree with what the rules do', () => {
  it.each(Array.from({ length: attacks - charges }, (_, i) => i))('in random volley %i', seed => {
    const rng = seededRng('volley', seed);
    const match = randomVolley(rng);
    const shape = promptOf(match, 0)!.shape as ShotsQuestion;
    let shots: ShotsChoice = [];
    while (shots.length === 0) shots = shotsKind.sample(match.state, shape, 0, rng);
    const [odds] = shootingOdds(match.state, { unit: 0, held: true, groups: shape.groups }, shots);
    const seen = { wounds: [] as number[], hits: [] as number[], fails: 0 };
    for (let i = 0; i < rolls; i++) {
      const events = resolved(match, shots, rng, isAsked);
      seen.wounds.push(woundsIn(events, 1));
      const first = events.find(e => e.type === 'hits.rolled');
      seen.hits.push(first?.type === 'hits.rolled' ? first.hits.reduce((sum, { count }) => sum + count, 0) : 0);
      if (failedIn(events, 1)) seen.fails++;
    }
    expect(worstGap(odds!.wounds, seen.wounds)).toBeLessThan(TOLERANCE);
    expect(worstGap(odds!.rolls[0]!.hits, seen.hits)).toBeLessThan(TOLERANCE);
    expect(gap(toNumber(odds!.moraleFails), seen.fails / rolls, rolls)).toBeLessThan(TOLERANCE);
  });

  it.each(Array.from({ length: charges }, (_, i) => i))('in random charge %i', seed => {
    const rng = seededRng('charge', seed);
    const { before, choice, match } = randomCharge(rng);
    const odds = meleeOdds(chargedState(before, 0, choice), { charger: 0, target: 1 });
    const isDecided = (now: Match<State>): boolean =>
      isAsked(now) ||
      promptOf(now, 0)?.ask === 'gdf.ask.consolidate' ||
      promptOf(now, 1)?.ask === 'gdf.ask.consolidate';
    const seen = { own: [] as number[], others: [] as number[], wins: 0, fails: [0, 0] };
    for (let i = 0; i < rolls; i++) {
      const events = resolved(match, undefined, rng, isDecided);
      seen.own.push(woundsIn(events, 0));
      seen.others.push(woundsIn(events, 1));
      const decided = events.find(e => e.type === 'melee.decided');
      if (decided?.type === 'melee.decided' && decided.loser === 1) seen.wins++;
      for (const unit of [0, 1]) if (failedIn(events, unit)) seen.fails[unit] = seen.fails[unit]! + 1;
    }
    expect(worstGap(odds.charger.wounds, seen.own)).toBeLessThan(TOLERANCE);
    expect(worstGap(odds.target.wounds, seen.others)).toBeLessThan(TOLERANCE);
    expect(gap(toNumber(odds.chargerWins), seen.wins / rolls, rolls)).toBeLessThan(TOLERANCE);
    expect(gap(toNumber(odds.charger.moraleFails), seen.fails[0]! / rolls, rolls)).toBeLessThan(TOLERANCE);
    expect(gap(toNumber(odds.target.moraleFails), seen.fails[1]! / rolls, rolls)).toBeLessThan(TOLERANCE);
  });
});

describe('odds that can be reckoned by hand', () => {
  const duel = (weapon: object, prey: object, quality = 4) => {
    const s = scene({
      weapons: [{ id: 'gun', range: 24, attacks: 1, ...weapon }],
      profiles: [
        profile({ id: 'shooter', count: 1, quality, weapons: ['gun'] }),
        profile({ id: 'prey', count: 2, ...prey }),
      ],
      units: [
        { player: 1, profile: 'shooter', name: 'shooter', models: [[20, 10]] },
        { player: 2, profile: 'prey', name: 'prey', models: row(20, 20, 2) },
      ],
    }).do('shooter', 'hold');
    const { groups } = s.prompt!.shape as ShotsQuestion;
    return shootingOdds(s.state, { unit: 0, held: true, groups }, [{ weapon: 0, target: 1 }])[0]!;
  };

  it('one shot, hit and block on 4+, and half the unit left', () => {
    const odds = duel({}, { quality: 4 });
    expect(odds.rolls[0]!.hits).toEqual(
      fromWeights([
        [0, 1n],
        [1, 1n],
      ]),
    );
    expect(odds.wounds).toEqual(
      fromWeights([
        [0, 3n],
        [1, 1n],
      ]),
    );
    expect(odds.lost).toEqual(odds.wounds);
    expect(odds.moraleFails).toEqual({ num: 1n, den: 8n });
    expect(odds.destroyed).toEqual({ num: 0n, den: 1n });
  });

  it('GDF-SPC-11, GDF-SPC-13: Deadly wounds beyond the model’s last are lost', () => {
    const odds = duel({ rules: ['deadly(3)'] }, { rules: ['tough(2)'] });
    expect(odds.wounds).toEqual(
      fromWeights([
        [0, 3n],
        [2, 1n],
      ]),
    );
    expect(odds.lost).toEqual(
      fromWeights([
        [0, 3n],
        [1, 1n],
      ]),
    );
  });

  it('a spell that lands needs no die to hit', () => {
    const s = scene({
      profiles: [profile({ id: 'mage', count: 1, rules: ['caster(2)'] }), profile({ id: 'prey', count: 3 })],
      spells: [{ id: 'hex', cost: 1, target: 'enemy', effect: { kind: 'hits', hits: 2, rules: ['blast(3)'] } }],
      units: [
        { player: 1, profile: 'mage', name: 'mage', models: [[20, 10]], tokens: [2] },
        { player: 2, profile: 'prey', name: 'prey', models: row(20, 20, 3) },
      ],
    });
    const odds = spellOdds(s.state, 0, { model: 0, spell: 'hex', target: 1 })!;
    expect(odds.rolls[0]!.hits).toEqual(certain(6));
    const average = (d: Distribution): number => toNumber(mean(d));
    expect(average(odds.wounds)).toBe(162 / 64);
  });
});

describe.each(['fr', 'en'] as const)('odds in words, %s', locale => {
  const t = strictTranslator(locale, kernelText, grimdarkFutureGame.text);
  const told = (match: Match<State>, choice: unknown): readonly (string | OddsChart)[] =>
    grimdarkFutureGame.odds!(match.state, promptOf(match, 0)!, choice, t);
  const say = (match: Match<State>, choice: unknown): readonly string[] =>
    told(match, choice).filter(line => typeof line === 'string');

  it('come with a chart of the wounds, whose chances are all there are', () => {
    const match = randomVolley(seededRng('words'));
    const charts = told(match, [{ weapon: 0, target: 1 }]).filter(line => typeof line !== 'string');
    expect(charts).toHaveLength(1);
    const { title, bars } = charts[0]!;
    expect(title).toMatch(locale === 'fr' ? /^Blessures/ : /^Wounds/);
    expect(bars.length).toBeGreaterThan(1);
    expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('are told for volleys, charges and spells, and for nothing else', () => {
    const match = randomVolley(seededRng('words'));
    const lines = say(match, [{ weapon: 0, target: 1 }]);
    expect(lines).toHaveLength(2);
    expect(lines.join(' ')).toMatch(locale === 'fr' ? /moral raté à [\d,]+/ : /morale failed [\d.]+/);
    expect(say(match, [])).toEqual([]);

    const s = scene({
      profiles: [profile({ id: 'mage', count: 1, rules: ['caster(2)'] }), profile({ id: 'prey', count: 3 })],
      spells: [{ id: 'hex', cost: 1, target: 'enemy', effect: { kind: 'hits', hits: 2 } }],
      units: [
        { player: 1, profile: 'mage', name: 'mage', models: [[20, 10]], tokens: [2] },
        { player: 2, profile: 'prey', name: 'prey', models: row(20, 18, 3) },
      ],
    }).do('mage');
    expect(say(s.match, { model: 0, spell: 'hex', target: 1 })).toHaveLength(2);
    expect(say(s.match, 'none')).toEqual([]);
    s.do('none');
    expect(say(s.match, s.read({ charge: 'prey' }))).toHaveLength(3);
    expect(say(s.match, { order: 'hold' })).toEqual([]);
  });
});
