import { gameText, parseScenario, runScenario, schemaFor, tellFault } from '@banneret/game';
import { strictTranslator } from '@banneret/i18n';
import { kernelText, verifyRecord } from '@banneret/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theOtherSideGame } from '../src/index.js';

const FILES = new URL('./scenarios/', import.meta.url);
const names = readdirSync(FILES, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.json'));
const words = strictTranslator('en', kernelText, gameText, theOtherSideGame.text);

describe('scenario files', () => {
  it.each(names)('%s holds', name => {
    const read = parseScenario(readFileSync(new URL(name, FILES), 'utf8'), [theOtherSideGame]);
    if (!read.ok) throw new Error(tellFault(read.fault, words));
    const played = runScenario(theOtherSideGame, read.value.scenario);
    expect(played.verdict).toEqual({ kind: 'held' });
    expect(played.unusedOutcomes).toBe(0);
    expect(verifyRecord(theOtherSideGame.system, played.record).divergence).toBeUndefined();
  });

  it('are described by a schema', () => {
    expect(schemaFor(theOtherSideGame)).toMatchObject({ properties: { system: { const: 'the-other-side' } } });
  });
});

describe('positions that cannot be', () => {
  const ROCK = {
    width: 48,
    depth: 48,
    terrain: [
      { id: 'rock', box: [2, 2, 6, 6], traits: ['impassable'] },
      { id: 'house', box: [10, 2, 16, 8], sort: 'building', rooms: true },
    ],
  };
  const militia = { unit: 'tidewall.militia', at: [[20, 20], null, null] };
  const duel = (units: readonly object[], more: object = {}) => ({
    players: [
      { allegiance: 'tidewall', units, ...more },
      { allegiance: 'hunt', units: [{ unit: 'hunt.hounds', at: [[40, 20], null, null, null] }] },
    ],
  });

  it.each([
    [
      'tos.setup.unknown-army',
      {
        players: [
          { allegiance: 'nobody', units: [] },
          { allegiance: 'hunt', units: [] },
        ],
      },
    ],
    ['tos.scenario.unit', duel([{ ...militia, unit: 'nobody' }])],
    ['tos.scenario.asset', duel([{ ...militia, assets: [{ asset: 'nothing' }] }])],
    ['tos.scenario.fireteams', duel([{ ...militia, at: [[20, 20]] }])],
    ['tos.scenario.overlap', duel([{ ...militia, at: [[20, 20], [20, 21], null] }])],
    ['tos.scenario.card', duel([militia], { hand: ['14 rams'] })],
    ['tos.scenario.card-twice', duel([militia], { hand: ['3 rams'], discard: ['3 rams'] })],
    ['tos.scenario.card-twice', duel([militia], { hand: ['3 rams'], deck: ['3 rams'] })],
    ['tos.scenario.deck-empty', duel([militia], { deck: [], discard: ['3 rams'] })],
    ['tos.scenario.hand', duel([militia], { hand: [1, 2, 3, 4, 5, 6, 7].map(n => `${n} rams`) })],
    ['tos.scenario.seat', { ...duel([militia]), initiative: 3 }],
    ['tos.scenario.seat', { ...duel([militia]), markers: [{ at: [30, 30], claimed: 4 }] }],
    ['tos.scenario.off-table', { ...duel([militia]), markers: [{ at: [0.5, 30] }] }],
    ['tos.scenario.markers-touch', { ...duel([militia]), markers: [{ at: [30, 30] }, { at: [30, 31] }] }],
    ['tos.scenario.turn', { ...duel([militia]), turn: 5, begin: 'turn' }],
    ['tos.scenario.turn', { ...duel([militia]), turn: 0 }],
    ['tos.scenario.marker-kind', { ...duel([militia]), markers: [{ at: [30, 30], kind: 'breech' }] }],
    ['tos.scenario.unclaimable', { ...duel([militia]), operation: 'traps', markers: [{ at: [30, 30], claimed: 1 }] }],
    [
      'tos.scenario.unclaimable',
      { ...duel([militia]), operation: 'pillage', markers: [{ at: [30, 30], kind: 'breach', claimed: 1 }] },
    ],
    [
      'tos.scenario.unique',
      duel([
        { unit: 'tidewall.vask', at: [[20, 20]] },
        { unit: 'tidewall.vask', at: [[24, 20]] },
      ]),
    ],
    ['tos.scenario.no-rooms', { ...duel([{ unit: 'tidewall.runner', at: ['inside'], inside: 'rock' }]), table: ROCK }],
    [
      'tos.scenario.titan-inside',
      { ...duel([{ unit: 'tidewall.lockBreaker', at: ['inside'], inside: 'house' }]), table: ROCK },
    ],
    ['tos.scenario.models', duel([{ ...militia, models: [0] }])],
    ['tos.scenario.models', duel([{ ...militia, models: [9] }])],
    ['tos.scenario.off-table', duel([{ ...militia, at: [[0.3, 20], null, null] }])],
    ['tos.scenario.formation', duel([{ ...militia, at: [[20, 20], [32, 20], null] }])],
    ['tos.scenario.in-rock', { ...duel([{ ...militia, at: [[34, 13], null, null] }]), table: 'quay' }],
    ['tos.scenario.tokens', duel([{ ...militia, tokens: { inspired: 1, shaken: 1 } }])],
    ['tos.scenario.tokens', duel([{ ...militia, tokens: { pinned: 1, reinforcement: 1 } }])],
    ['tos.scenario.misattached', duel([{ ...militia, assets: [{ asset: 'hunt.offal' }] }])],
    ['tos.scenario.stratagem', duel([militia], { acquired: ['nothing'] })],
    ['tos.scenario.foreign-stratagem', duel([militia], { acquired: ['hunt.theft'] })],
    ['tos.scenario.piece', duel([{ ...militia, inside: 'nowhere' }])],
    ['tos.scenario.inside', duel([{ ...militia, at: ['inside', null, null] }])],
    ['tos.scenario.cards', { ...duel([militia]), cards: { unit: [] } }],
    ['tos.scenario.unit', { ...duel([militia]), activation: { unit: 'nobody' } }],
    ['tos.scenario.use', duel([{ ...militia, used: ['turn card.rifle'] }])],
    [
      'tos.scenario.use',
      duel([{ ...militia, used: ['game tidewall.rum.ration'], assets: [{ asset: 'tidewall.rum' }] }]),
    ],
    ['ok', duel([{ ...militia, used: ['turn tidewall.rum.ration'], assets: [{ asset: 'tidewall.rum' }] }])],
    ['tos.scenario.no-fireteam', duel([{ ...militia, assets: [{ asset: 'tidewall.bosun', fireteam: 4 }] }])],
    ['ok', duel([{ ...militia, at: [null, null, [20, 20]], assets: [{ asset: 'tidewall.bosun', fireteam: 3 }] }])],
    ['tos.table.trait', { ...duel([militia]), table: { terrain: [{ box: [1, 1, 4, 4], traits: ['sticky'] }] } }],
    ['tos.table.off', { ...duel([militia]), table: { terrain: [{ box: [70, 1, 74, 4], traits: ['blocking'] }] } }],
    ['tos.table.off', { ...duel([militia]), table: { terrain: [{ box: [22, 10, 23, 30000] }] } }],
    ['ok', { ...duel([militia]), table: { terrain: [{ box: [0, 46, 72, 47], traits: ['blocking'] }] } }],
    ['tos.table.outline', { ...duel([militia]), table: { terrain: [{ box: [0, 46, 72, 47], degrees: 1 }] } }],
    ['tos.table.sort', { ...duel([militia]), table: { terrain: [{ sort: 'constructor', box: [1, 1, 4, 4] }] } }],
    ['tos.setup.unknown-option', { ...duel([militia]), options: { constructor: true } }],
    ['tos.table.outline', { ...duel([militia]), table: { terrain: [{ box: [4, 1, 1, 4] }] } }],
    [
      'tos.table.twice',
      {
        ...duel([militia]),
        table: {
          terrain: [
            { id: 'a', box: [1, 1, 4, 4] },
            { id: 'a', box: [6, 1, 9, 4] },
          ],
        },
      },
    ],
    ['tos.table.size', { ...duel([militia]), table: { width: 5 } }],
    ['tos.setup.option', { ...duel([militia]), options: { climb: 7 } }],
  ])('%s', (say, body) => {
    const found = theOtherSideGame.scenario.position(body);
    expect(found.ok ? 'ok' : found.problem.say).toBe(say);
    if (!found.ok) expect(words.say(found.problem.say, found.problem.args)).not.toBe('');
  });
});

it('a deck that was listed too short is told to be empty when a card is flipped', () => {
  const file = {
    system: 'the-other-side',
    position: {
      players: [
        {
          allegiance: 'tidewall',
          deck: ['12 tomes'],
          units: [{ unit: 'tidewall.militia', at: [[20, 20], null, null] }],
        },
        { allegiance: 'hunt', units: [{ unit: 'hunt.hounds', at: [[30, 20], null, null, null] }] },
      ],
      activation: {
        unit: 'militia',
        order: 'march',
        action: { fireteam: 'militia/1', action: 'card.rifle', target: 'hounds/1' },
      },
    },
    chance: [['12 tomes'], ['2 crows']],
    choices: [{ seat: 1, choose: 'done' }],
  };
  for (const [more, say] of [
    [{}, 'scenario.chance.exhausted'],
    [{ seed: 'any' }, 'scenario.chance.nothing-left'],
  ] as const) {
    const read = parseScenario(JSON.stringify({ ...file, ...more }), [theOtherSideGame]);
    if (!read.ok) throw new Error(tellFault(read.fault, words));
    const { verdict } = runScenario(theOtherSideGame, read.value.scenario);
    expect(verdict).toMatchObject({ kind: 'bad', fault: { place: 'chance[2]', problem: { say } } });
  }
});
