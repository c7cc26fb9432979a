import { gameText, parseScenario, runScenario, schemaFor, tellFault } from '@banneret/game';
import { strictTranslator } from '@banneret/i18n';
import { kernelText, verifyRecord } from '@banneret/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theEdgeGame } from '../src/index.js';
import { red, scene } from './scene.js';

const FILES = new URL('./scenarios/', import.meta.url);
const names = readdirSync(FILES, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.json'))
  .sort();
const words = strictTranslator('en', kernelText, gameText, theEdgeGame.text);

describe('scenario files', () => {
  it.each(names)('%s holds', name => {
    const read = parseScenario(readFileSync(new URL(name, FILES), 'utf8'), [theEdgeGame]);
    if (!read.ok) throw new Error(tellFault(read.fault, words));
    const played = runScenario(theEdgeGame, read.value.scenario);
    expect(played.verdict).toEqual({ kind: 'held' });
    expect(played.unusedOutcomes).toBe(0);
    expect(verifyRecord(theEdgeGame.system, played.record).divergence).toBeUndefined();
  });

  it('are described by a schema', () => {
    expect(schemaFor(theEdgeGame)).toMatchObject({ properties: { system: { const: 'the-edge' } } });
  });
});

describe('positions that cannot be', () => {
  const squad = { squad: 'marshal', at: ['D4:0'] };
  const knights = { squad: 'bell-knights', at: ['E4:01', null] };
  const mother = { squad: 'root-mother', at: ['A1:012'] };
  const player = (squads: readonly object[], more: object = {}) => ({ faction: 'brazen-watch', squads, ...more });
  const duel = (squads: readonly object[], more: object = {}, top: object = {}) => ({
    active: 1,
    players: [player(squads, more), { faction: 'briar-brood', squads: [mother] }],
    ...top,
  });
  const three = (captured: readonly number[], top: object = {}) => ({
    mode: 'ffa3',
    active: 1,
    players: [
      player([squad], { captured }),
      { faction: 'briar-brood', squads: [mother], vp: 6 },
      { faction: 'salt-veils', squads: [{ squad: 'captain', at: ['G4:0'] }], vp: 6 },
    ],
    ...top,
  });
  const near = { squad: 'bell-knights', at: ['D4:12', null] };
  const meeting = (combat: object) => ({
    active: 1,
    begin: 'active',
    players: [
      player([{ squad: 'marshal', at: ['D4:3'] }]),
      { faction: 'briar-brood', squads: [{ ...mother, at: ['D4:012'] }] },
    ],
    combat: { attacker: '1:marshal:1', target: '2:root-mother:1', ...combat },
  });
  const bolt = (targets: readonly (readonly string[])[], at = 'E4:012') => ({
    active: 1,
    begin: 'active',
    players: [player([squad], { hand: ['heavy-bolt'] }), { faction: 'briar-brood', squads: [{ ...mother, at: [at] }] }],
    action: { player: 1, card: 'heavy-bolt', half: 'lower', squad: 'marshal', targets },
  });
  const inside = (top: object) => duel([squad], {}, { begin: 'active', ...top });

  it.each([
    [
      'edge.setup.unknown-army',
      'players[0].faction',
      { ...duel([squad]), players: [{ faction: 'nobody', squads: [squad] }, player([squad])] },
    ],
    ['edge.scenario.unknown', 'players[0].squads[0].squad', duel([{ ...squad, squad: 'nobody' }])],
    ['edge.scenario.player', 'active', { ...duel([squad]), active: 3 }],
    ['edge.scenario.figures', 'players[0].squads[0].at', duel([{ ...squad, at: ['D4:0', 'D4:1'] }])],
    ['edge.scenario.figures', 'players[0].squads[0].at', duel([{ squad: 'marshal' }])],
    ['edge.scenario.space', 'players[0].squads[0].at[0]', duel([{ ...squad, at: ['R4:0'] }])],
    ['edge.scenario.base', 'players[0].squads[0].at[0]', duel([{ ...squad, at: ['D4:01'] }])],
    [
      'edge.scenario.hexes',
      'players[0].squads[1].at[0]',
      duel([squad, { squad: 'bell-knights', at: ['D4:01', null] }]),
    ],
    ['edge.scenario.hexes', 'sources[0]', { ...duel([squad]), sources: ['D4'] }],
    ['edge.scenario.hexes', 'players[0].altar', duel([squad], { altar: 'D4' })],
    ['edge.scenario.space', 'players[0].squads[0].at[0]', duel([{ ...squad, at: ['D4:00'] }])],
    ['edge.scenario.base', 'players[0].altar', duel([squad], { altar: 'E4:0' })],
    ['edge.scenario.base', 'sources[0]', { ...duel([squad]), sources: ['E4:012'] }],
    ['edge.scenario.no-draft', 'options.draft', { ...duel([squad]), options: { draft: true } }],
    ['edge.setup.unknown-option', 'options', { ...duel([squad]), options: { constructor: true } }],
    ['edge.scenario.player', 'players[0].captured', three([0, 1, 1, 1])],
    [
      'edge.scenario.unknown',
      'players[0].squads[0].upgrades[0]',
      duel([{ ...squad, upgrades: [{ card: 'nothing' }] }]),
    ],
    ['edge.scenario.twice', 'players[0].squads[1].squad', duel([squad, { ...squad, at: ['E4:0'] }])],
    [
      'edge.scenario.no-upgrade',
      'players[0].squads[0].upgrades[0]',
      duel([{ ...squad, upgrades: [{ card: 'pike-wall' }] }]),
    ],
    [
      'edge.scenario.upgrades',
      'players[0].squads[0].upgrades',
      duel([{ ...squad, upgrades: [{ card: 'winch' }, { card: 'winch' }] }]),
    ],
    [
      'edge.scenario.no-passive',
      'players[0].squads[0].upgrades[0]',
      duel([{ ...squad, upgrades: [{ card: 'winch', passive: true }] }]),
    ],
    ['edge.scenario.too-many', 'players[0].squads[0].endurance', duel([{ ...squad, endurance: 9 }])],
    [
      'edge.scenario.too-many',
      'players[0].hand',
      duel([squad], { hand: ['pike-wall', 'pike-wall', 'pike-wall', 'war-chest'] }),
    ],
    ['edge.scenario.card', 'players[0].deck[2]', duel([squad], { deck: ['war-chest', 'war-chest', 'war-chest'] })],
    ['edge.scenario.too-many', 'crystals', duel([squad], { reserve: 99 })],
    ['edge.scenario.too-many', 'crystals', duel([squad], { reserve: 3 }, { crystals: 18 })],
    ['edge.scenario.too-many', 'charges', duel([squad], {}, { charges: 21 })],
    ['edge.scenario.nobody', 'players[0].squads', duel([{ ...squad, at: [null] }])],
    ['edge.scenario.no-tokens', 'players[0].vp', duel([squad], { vp: 3 })],
    ['edge.scenario.no-track', 'marker', three([0, 0, 0], { marker: 1 })],
    ['edge.scenario.own-tokens', 'players[0].captured[0]', three([1, 0, 0])],
    ['edge.scenario.won', 'players', three([0, 4, 4])],
    ['edge.scenario.too-many', 'players[1].vp', three([0, 5, 0])],
    [
      'edge.scenario.unknown',
      'players[0].tokens[0].token',
      duel([squad], { tokens: [{ token: 'bramble', at: 'F4:0' }] }),
    ],
    [
      'edge.scenario.unknown',
      'players[0].squads[0].statuses[0].status',
      duel([{ ...squad, statuses: [{ status: 'rooted' }] }]),
    ],
    [
      'edge.scenario.no-limit',
      'players[0].used[0]',
      duel([squad], { hand: ['pike-wall'], used: [{ card: 'pike-wall', limit: 'turn' }] }),
    ],
    ['edge.scenario.unknown', 'activated', duel([squad], {}, { activated: 'nobody' })],
    ['edge.scenario.unknown', 'activated', inside({ activated: '2:root-mother' })],
    ['edge.scenario.not-active', 'activated', duel([squad], {}, { activated: 'marshal' })],
    [
      'edge.scenario.activated',
      'activated',
      duel([squad, knights], {}, { begin: 'active', activated: 'marshal', activation: { squad: 'bell-knights' } }),
    ],
    ['edge.scenario.unknown', 'activation.squad', inside({ activation: { squad: '2:root-mother' } })],
    ['edge.scenario.unknown', 'activation.moved[0]', inside({ activation: { squad: 'marshal', moved: [2] } })],
    ['edge.scenario.unknown', 'activation.fought[1]', inside({ activation: { squad: 'marshal', fought: [1, 1] } })],
    [
      'edge.scenario.closed',
      'activation.now',
      inside({ activation: { squad: 'marshal', now: 'move', closed: 'move' } }),
    ],
    [
      'edge.scenario.no-enemy',
      'combat.target',
      duel([squad, near], {}, { begin: 'active', combat: { attacker: '1:marshal:1', target: '1:bell-knights:1' } }),
    ],
    [
      'edge.scenario.not-activated',
      'combat.attacker',
      duel(
        [squad],
        {},
        {
          begin: 'active',
          activation: { squad: 'marshal' },
          combat: { attacker: '2:root-mother:1', target: '1:marshal:1' },
        },
      ),
    ],
    ['edge.scenario.no-striker', 'combat.striker', meeting({ striker: 'target' })],
    ['edge.scenario.no-turns', 'marker', duel([{ squad: 'marshal' }], {}, { begin: 'deployment', marker: 3 })],
    ['edge.scenario.bonus', 'players[0].squads[0].bonuses[0]', duel([{ ...squad, bonuses: [{ stat: 'atk' }] }])],
    ['edge.scenario.bonus', 'players[0].squads[0].bonuses[0]', duel([{ ...squad, bonuses: [{ until: 'turn' }] }])],
    [
      'edge.scenario.source',
      'players[0].used[0]',
      duel([squad], { hand: ['pike-wall'], used: [{ card: 'pike-wall', from: 'banner', limit: 'turn' }] }),
    ],
    ['edge.scenario.source', 'players[0].used[0]', duel([squad], { used: [{ limit: 'turn' }] })],
    [
      'edge.scenario.source',
      'players[0].used[0]',
      duel([squad], { used: [{ from: 'banner', half: 'lower', limit: 'turn' }] }),
    ],
    ['edge.scenario.unknown', 'action.targets[1][0]', bolt([['1:marshal:1'], ['A1']])],
    ['edge.scenario.unknown', 'action.targets[1][0]', bolt([['1:marshal:1'], ['2:root-mother:2']])],
    ['edge.scenario.no-target', 'action.targets[1][0]', bolt([['1:marshal:1'], ['1:marshal:1']])],
    ['edge.scenario.no-target', 'action.targets[1][0]', bolt([['1:marshal:1'], ['2:root-mother:1']], 'A1:012')],
    ['edge.scenario.so-many', 'action.targets[1]', bolt([['1:marshal:1'], []])],
    ['edge.scenario.targets', 'action.targets', bolt([['1:marshal:1']])],
    ['edge.scenario.no-user', 'action.squad', inside({ action: { player: 1, from: 'banner', squad: 'marshal' } })],
    ['edge.scenario.not-active', 'begin', duel([squad], {}, { activation: { squad: 'marshal' } })],
    ['edge.scenario.unknown', 'activation.squad', inside({ activation: { squad: 'bastion' } })],
    ['edge.scenario.no-contact', 'combat', inside({ combat: { attacker: '1:marshal:1', target: '2:root-mother:1' } })],
    [
      'edge.scenario.unknown',
      'combat.attacker',
      inside({ combat: { attacker: '1:marshal:2', target: '2:root-mother:1' } }),
    ],
    ['edge.scenario.unknown', 'action.card', inside({ action: { player: 1, card: 'war-chest' } })],
    ['edge.scenario.not-asked', 'active', duel([{ squad: 'marshal' }], {}, { begin: 'dispersion', counter: 1 })],
  ])('%s at %s', (say, place, body) => {
    const found = theEdgeGame.scenario.position(body);
    expect(found.ok ? 'ok' : found.problem.say).toBe(say);
    if (found.ok) return;
    expect(found.problem.args?.['place']).toBe(place === '' ? 'position' : `position.${place}`);
    expect(words.say(found.problem.say, found.problem.args)).not.toBe('');
  });

  it('and those beside them that can be', () => {
    for (const body of [
      duel([squad, knights]),
      duel(
        [{ ...squad, endurance: 3 }],
        { hand: ['war-chest', 'war-chest', 'pike-wall'], reserve: 3 },
        { crystals: 17 },
      ),
      three([0, 4, 3]),
      duel([{ squad: 'marshal' }], {}, { begin: 'deployment', counter: 2 }),
      duel([squad, near], { altar: 'E4' }, { sources: ['F4'] }),
      inside({ activated: 'marshal' }),
      inside({ activation: { squad: 'marshal', moved: [1], now: 'combat', closed: 'move' } }),
      meeting({}),
      meeting({ at: 'failed', striker: 'target' }),
      three([0, 1, 1]),
      bolt([['1:marshal:1'], ['2:root-mother:1']]),
    ]) {
      const found = theEdgeGame.scenario.position(body);
      expect(found.ok ? '' : found.problem).toBe('');
    }
  });
});

describe('dice in files', () => {
  const fought = (die: 'yellow' | 'red') => {
    const t = scene({
      seats: [
        { squads: [{ card: 'militia', at: [[3, 3, 0]] }], reserve: 2 },
        { squads: [{ card: 'militia', at: [[3, 3, 1]] }], reserve: 2 },
      ],
    });
    t.do({ do: 'activate', squad: 0 }, 'keep', t.fight(0, t.figure(1, 0)), die);
    if (die === 'red') t.do('pay');
    const { pending } = t.match;
    if (pending.kind !== 'chance') throw new Error(t.next);
    const { chance } = pending;
    const { outcome, writeOutcome } = theEdgeGame.scenario;
    return {
      t,
      read: (...named: string[]) => outcome!(t.state, chance, named),
      written: (side: number) => writeOutcome!(t.state, chance, [side]),
    };
  };

  it('EDGE-DICE-02, EDGE-DICE-04: are written by what they show, and read back', () => {
    const sides = [1, 2, 3, 4, 5, 6];
    const shown = { yellow: [0, 0, 1, 2, 3, 4], red: sides };
    for (const die of ['yellow', 'red'] as const) {
      const { read, written } = fought(die);
      expect(sides.map(written)).toEqual(shown[die].map(value => [`${die}:${value}`]));
      expect(read(`${die}:4`)).toEqual({ ok: true, value: [die === 'yellow' ? 6 : 4] });
    }
  });

  it('EDGE-DICE-01: the other die than the one that is rolled is refused', () => {
    const refused = (die: 'yellow' | 'red', named: string) => {
      const found = fought(die).read(named);
      return found.ok ? '' : found.problem.say;
    };
    expect(refused('yellow', 'red:4')).toBe('edge.scenario.other-die');
    expect(refused('red', 'yellow:4')).toBe('edge.scenario.other-die');
    expect(refused('yellow', 'yellow:5')).toBe('edge.scenario.unknown');
  });

  it('EDGE-DICE-16: a re-roll is written as the same die', () => {
    const { t } = fought('red');
    t.do(red(1), 'paid', 'pay');
    const { pending } = t.match;
    expect(pending).toMatchObject({ kind: 'chance', chance: { die: 'red' } });
  });
});

describe('the page about scenario files', () => {
  const page = readFileSync(new URL('../../../../docs/scenarios/the-edge.md', import.meta.url), 'utf8');
  const asks = Object.keys(theEdgeGame.text.en).filter(
    key => key.startsWith('edge.ask.') && !key.startsWith('edge.ask.window.'),
  );

  it('has every question of the game', () => {
    const isThere = (ask: string): boolean =>
      page.includes(`\`${ask}\``) || page.includes(`\`${ask.replace(/^edge\.ask(\.(?:die|target))?/, '')}\``);
    expect(asks.length).toBeGreaterThan(40);
    expect(asks.filter(ask => !isThere(ask))).toEqual([]);
  });
});
