import { parseScenario, runScenario, tellFault, wordsFor } from '@banneret/game';
import { awaited, promptOf } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { theOtherSideGame } from '../src/index.js';

/** Positions that begin amid a Duel: `begin: { "duel": … }`. */

const words = wordsFor('en', theOtherSideGame);

const RIFLE = { action: 'card.rifle', attacker: { fireteam: 'militia/1' }, defender: { fireteam: 'hounds/1' } };
const table = (more: object = {}, ours: object = {}, theirs: object = {}) => ({
  players: [
    {
      allegiance: 'tidewall',
      tactics: 1,
      units: [{ unit: 'tidewall.militia', at: [[20, 20], [20, 23], null] }],
      ...ours,
    },
    { allegiance: 'hunt', tactics: 1, units: [{ unit: 'hunt.hounds', at: [[30, 20], null, null, null] }], ...theirs },
  ],
  ...more,
});
const duel = (step: string, attacker: object, defender: object, more: object = {}) => ({
  ...table(more),
  begin: {
    duel: {
      ...RIFLE,
      step,
      attacker: { ...RIFLE.attacker, ...attacker },
      defender: { ...RIFLE.defender, ...defender },
    },
  },
});

function play(position: object, choices: readonly object[] = [], chance: readonly (readonly string[])[] = []) {
  const text = JSON.stringify({ system: 'the-other-side', position, choices, chance });
  const read = parseScenario(text, [theOtherSideGame]);
  if (!read.ok) throw new Error(tellFault(read.fault, words));
  return runScenario(theOtherSideGame, read.value.scenario);
}

/** Who is asked what in the end. */
const asked = ({ match }: ReturnType<typeof play>): unknown =>
  awaited(match).map(seat => [seat + 1, promptOf(match, seat)?.ask]);

describe('a Duel at its step', () => {
  it.each([
    ['attacker', { card: '12 tomes' }, { card: '6 crows' }, [1, 'tos.ask.modify.actor']],
    ['defender', { card: '12 tomes' }, { card: '6 crows' }, [2, 'tos.ask.modify.other']],
    ['triggers', { card: '12 tomes' }, { card: '6 crows' }, [1, 'tos.ask.trigger']],
  ])('%s', (step, attacker, defender, ask) => {
    expect(asked(play(duel(step, attacker, defender)))).toEqual([ask]);
  });

  it('flip: both cards are still to come', () => {
    const begun = play(duel('flip', {}, {}), [], [['12 tomes'], ['6 crows']]);
    expect(asked(begun)).toEqual([[1, 'tos.ask.modify.actor']]);
    expect(begun.unusedOutcomes).toBe(0);
  });

  it('effects: no Trigger is asked for, the Hit is flipped', () => {
    const { events } = play(duel('effects', { card: '12 tomes' }, { card: '6 crows' }), [], [['9 rams']]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'flip.made', purpose: 'penetration' }));
  });

  it('is what comes of playing to it', () => {
    const activation = { unit: 'militia', order: 'march' };
    const action = { fireteam: 'militia/1', action: 'card.rifle', target: 'hounds/1' };
    const flips = [['12 tomes'], ['6 crows']];
    const played = play(table({ activation: { ...activation, action } }), [], flips);
    const begun = play(duel('attacker', { card: '12 tomes' }, { card: '6 crows' }));
    expect(begun.match.state).toEqual(played.match.state);
    expect(asked(begun)).toEqual(asked(played));
    const done = { seat: 1, choose: 'done' };
    const turned = play(table({ activation: { ...activation, action } }), [done], flips).match;
    expect(play(duel('defender', { card: '12 tomes' }, { card: '6 crows' })).match.state).toEqual(turned.state);
  });

  it('knows what each side has done: a second Tactics Token or Inspired Token is barred', () => {
    const spent = duel(
      'attacker',
      { card: '12 tomes', helped: true, inspired: true },
      { card: '6 crows', shaken: true },
    );
    const units = [{ unit: 'tidewall.militia', at: [[20, 20], null, null], tokens: { inspired: 1 } }];
    const { players } = spent;
    const position = { ...spent, players: [{ ...players[0], units, hand: ['13 masks'] }, players[1]] };
    const done = play(position, [
      { seat: 1, choose: 'tactics', refused: 'TOS-DUE-05' },
      { seat: 1, choose: 'inspired', refused: 'TOS-DUE-05' },
    ]);
    expect(done.verdict.kind).toBe('held');
    const ended = play({ ...position, begin: { duel: { ...position.begin.duel, step: 'triggers' } } });
    // 5 + 12 + 2 of the Inspired Token against 5 + 6 − 2 of the Shaken one.
    expect(JSON.stringify(theOtherSideGame.scenario.facts(ended.match.state as never))).toContain('"inspired":true');
    expect(ended.match.state).toMatchObject({ action: { duel: { result: { total: 19, needed: 9 } } } });
  });

  it('a cheated card is not cheated again', () => {
    const begun = duel('defender', { card: '12 tomes', cheated: true }, { card: '6 crows', cheated: true });
    const [ours, theirs] = begun.players;
    const position = { ...begun, players: [ours, { ...theirs, hand: ['13 rams'] }] };
    expect(play(position, [{ seat: 2, choose: '13 rams', refused: 'TOS-DCK-21' }]).verdict.kind).toBe('held');
  });

  it('a deck that is listed is what is left in it', () => {
    const begin = duel('attacker', { card: '12 tomes' }, { card: '6 crows' }).begin;
    const of = (deck: readonly string[]) => theOtherSideGame.scenario.position(table({ begin }, { deck }));
    const found = of(['3 rams', '4 rams']);
    if (!found.ok) throw new Error(found.problem.say);
    expect(theOtherSideGame.scenario.facts(found.value.state)).toMatchObject({
      players: [
        { deck: 2, conflict: ['12 tomes'] },
        { deck: 53, conflict: ['6 crows'] },
      ],
    });
    expect(of(['12 tomes'])).toMatchObject({ ok: false, problem: { say: 'tos.scenario.card-elsewhere' } });
  });

  it('a Simple Duel has one card', () => {
    const begun = {
      players: [
        { allegiance: 'hunt', units: [{ unit: 'hunt.mother', side: 'glory', at: [[20, 20]] }] },
        { allegiance: 'tidewall', units: [{ unit: 'tidewall.runner', at: [[40, 20]] }] },
      ],
      begin: { duel: { action: 'card.call', step: 'triggers', attacker: { fireteam: 'mother', card: '13 rams' } } },
    };
    expect(asked(play(begun))).toEqual([[1, 'tos.ask.trigger']]);
  });
});

describe('a Duel that cannot be', () => {
  const [a, d] = [{ card: '12 tomes' }, { card: '6 crows' }];
  const near = { unit: 'militia', order: 'rush' };
  it.each([
    ['tos.scenario.fireteam', 'begin.duel.attacker.fireteam', duel('attacker', { ...a, fireteam: 'nobody' }, d)],
    ['tos.scenario.fireteam', 'begin.duel.attacker.fireteam', duel('attacker', { ...a, fireteam: 'militia/3' }, d)],
    ['tos.scenario.fireteam', 'begin.duel.defender.fireteam', duel('attacker', a, { ...d, fireteam: 'hounds/2' })],
    ['tos.scenario.fireteam', 'begin.duel.attacker', duel('attacker', a, d, { activation: { unit: 'hounds' } })],
    [
      'tos.scenario.acted',
      'begin.duel.attacker',
      duel('attacker', a, d, { activation: { unit: 'militia', acted: ['militia/1'] } }),
    ],
    ['tos.scenario.undeclared', 'begin.duel.action', duel('attacker', a, { ...d, fireteam: 'militia/2' })],
    ['tos.scenario.undeclared', 'begin.duel.action', duel('attacker', a, d, { activation: { ...near, moved: true } })],
    ['tos.scenario.rush-unmoved', 'begin.duel.action', duel('attacker', a, d, { activation: near })],
    ['tos.scenario.duel-card', 'begin.duel.attacker.card', duel('attacker', {}, d)],
    ['tos.scenario.duel-card', 'begin.duel.defender.card', duel('defender', a, {})],
    ['tos.scenario.duel-no-card', 'begin.duel.attacker.card', duel('flip', a, {})],
    ['tos.scenario.card', 'begin.duel.attacker.card', duel('attacker', { card: '14 rams' }, d)],
    ['tos.scenario.duel-early', 'begin.duel.defender.cheated', duel('attacker', a, { ...d, cheated: true })],
    ['tos.scenario.duel-early', 'begin.duel.attacker.shaken', duel('attacker', { ...a, shaken: true }, d)],
    ['tos.scenario.duel-lost', 'begin.duel.step', duel('triggers', { card: '1 rams' }, { card: '13 rams' })],
    [
      'tos.scenario.duel-action',
      'activation.action',
      duel('attacker', a, d, { activation: { unit: 'militia', action: {} } }),
    ],
    [
      'tos.scenario.card-elsewhere',
      'begin.duel.attacker.card',
      table({ begin: duel('attacker', a, d).begin }, { hand: ['12 tomes'] }),
    ],
    [
      'tos.scenario.begin-activation',
      'begin',
      table({ begin: 'refresh', activation: { unit: 'militia', order: 'march' } }),
    ],
  ])('%s at %s', (say, place, body) => {
    const found = theOtherSideGame.scenario.position(body);
    expect(found.ok ? 'ok' : found.problem.say).toBe(say);
    if (found.ok) return;
    expect(String(found.problem.args?.['place'])).toContain(`position.${place}`);
    expect(words.say(found.problem.say, found.problem.args)).not.toBe('');
  });

  it('an Action without a Duel, or one that lacks its target', () => {
    const of = (action: string, more: object = {}) =>
      theOtherSideGame.scenario.position({
        players: [
          { allegiance: 'tidewall', units: [{ unit: 'tidewall.sappers', at: [[20, 20], null] }] },
          { allegiance: 'hunt', units: [{ unit: 'hunt.wisp', at: [[24, 20]] }] },
        ],
        begin: { duel: { action, attacker: { fireteam: 'sappers/1', card: '3 rams' }, ...more } },
      });
    expect(of('card.barricade')).toMatchObject({ ok: false, problem: { say: 'tos.scenario.no-duel' } });
    expect(of('card.charge')).toMatchObject({ ok: false, problem: { say: 'tos.scenario.duel-target' } });
    expect(of('card.nothing')).toMatchObject({ ok: false, problem: { say: 'tos.scenario.action' } });
  });
});
