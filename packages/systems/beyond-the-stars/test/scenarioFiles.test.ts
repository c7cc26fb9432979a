import { kindOf, type Prompt, type Shape } from '@banneret/kernel';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beyondTheStarsGame as game } from '../src/index.js';
import { ACTIONS, ORDERS, SPELLS } from '../src/names.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { man, roll, scene } from './scene.js';

const page = readFileSync(new URL('../../../../docs/scenarios/beyond-the-stars.md', import.meta.url), 'utf8');
const rows = page.split('\n').filter(line => line.startsWith('| '));

/** The names that the page uses. */
const table: Body = {
  terrain: [
    { id: 'wall', kind: 'obstacle', box: [50, 30, 1, 20], height: 2 },
    {
      id: 'house',
      kind: 'building',
      box: [70, 60, 12, 12],
      height: 6,
      openings: [{ at: [70, 66], kind: 'door' }],
    },
    {
      id: 'hill',
      kind: 'platform',
      box: [20, 80, 10, 10],
      height: 4,
      access: [{ kind: 'ladder', foot: [20, 80], head: [22, 82] }],
    },
  ],
  markers: [[60, 50]],
  figures: [
    man(1, 'a', 40, 40, { unit: 'squad', ranged: [{ dice: 2 }] }),
    man(1, 'b', 40, 44, { unit: 'squad' }),
    man(2, 'z', 60, 60),
    man(1, 'c', 0, 0, { place: 'inside', host: 'house' }),
  ],
};

/** The kinds of question behind the keys whose answers have a form of their own. */
const KINDS: Readonly<Record<string, string>> = {
  act: 'bts.act',
  order: 'bts.order',
  action: 'bts.action',
  shoot: 'bts.shoot',
  deviation: 'bts.spot',
  recoil: 'bts.recoil',
  marker: 'bts.marker',
  secret: 'bts.secret',
  'place-deploy': 'bts.place',
  entry: 'bts.entry',
};

describe('the page about scenarios', () => {
  it('has every question that the game asks', () => {
    const asks = Object.keys(game.text.en).filter(key => key.startsWith('bts.ask.'));
    expect(asks.filter(ask => !page.includes(`\`${ask}\``))).toEqual([]);
  });

  it('has every Order, Action and spell', () => {
    expect([...ORDERS, ...ACTIONS, ...SPELLS].filter(id => !page.includes(`\`${id}\``))).toEqual([]);
  });

  it('has answers that are read, and have the form the judge wants', () => {
    const { state } = scene(table);
    let kind = '';
    let read = 0;
    for (const row of rows) {
      const key = /^\| `bts\.ask\.([a-z-]+)`/.exec(row)?.[1];
      if (key !== undefined) kind = KINDS[key] ?? '';
      if (kind === '') continue;
      for (const [, written] of row.matchAll(/`([[{][^`]*[\]}])`/g)) {
        const shape: Shape = { kind };
        const answer = game.scenario.choice(
          state,
          { seat: 0, ask: '', rule: '', shape } as Prompt,
          JSON.parse(written as string),
        );
        if (!answer.ok) throw new Error(`${written}: ${JSON.stringify(answer.problem)}`);
        expect([written, kindOf(game.system, shape).parse(answer.value, shape) !== undefined]).toEqual([written, true]);
        read++;
      }
    }
    expect(read).toBeGreaterThan(35);
  });
});

describe('positions that cannot be', () => {
  const say = (body: object): unknown => {
    const found = game.scenario.position(body);
    return found.ok ? 'ok' : [found.problem.say.replace('bts.scenario.', ''), found.problem.args?.['place']];
  };
  const one = (more: Partial<FigureBody> | object = {}): object => ({ figures: [{ ...man(1, 'a', 10, 10), ...more }] });
  const two = (b: Partial<FigureBody>, more: object = {}): object => ({
    figures: [man(1, 'a', 10, 10), { ...man(2, 'b', 30, 10), ...b }],
    ...more,
  });

  it('are refused with their place: names', () => {
    expect(say(one())).toBe('ok');
    expect(say({ figures: [man(1, 'a', 10, 10), man(2, 'a', 20, 10)] })).toEqual(['twice', 'figures[1].id']);
    expect(say(one({ rules: ['srGigantik'] }))).toEqual(['unknown-rule', 'figures[0]']);
    expect(say(one({ rules: ['srGigantic'] }))).toBe('ok');
    expect(say(one({ ranged: [{ rules: ['srNothing'] }] }))).toEqual(['unknown-rule', 'figures[0]']);
    expect(say(one({ effects: [{ id: 'asleep', until: 'turn' }] }))).toEqual(['unknown-effect', 'figures[0].effects']);
    expect(say(one({ marks: { walked: true } }))).toEqual(['unknown-mark', 'figures[0].marks']);
    expect(say(one({ marks: { moved: 3 } }))).toEqual(['bad-mark', 'figures[0].marks']);
    expect(say({ ...one(), burning: ['wood'] })).toEqual(['unknown-piece', 'burning[0]']);
    expect(say(two({}, { engaged: [['a', 'nobody']] }))).toEqual(['unknown-figure', 'engaged[0]']);
    expect(say(two({}, { alarm: ['nobody'] }))).toEqual(['unknown-unit', 'alarm[0]']);
  });

  it('are refused with their place: where figures are', () => {
    expect(say(one({ at: [121, 10] }))).toEqual(['off-table', 'figures[0]']);
    expect(say(two({ at: [10, 10] }))).toEqual(['overlap', 'figures[1]']);
    expect(say(two({ at: [12.5, 10] }))).toBe('ok');
    expect(say(two({}, { engaged: [['a', 'b']] }))).toEqual(['engaged-apart', 'engaged[0]']);
    expect(say(two({ at: [12.5, 10] }, { engaged: [['a', 'b']] }))).toBe('ok');
    expect(say(two({ seat: 1, at: [12.5, 10] }, { engaged: [['a', 'b']] }))).toEqual(['same-side', 'engaged[0]']);
    expect(say(one({}) && { ...one(), engaged: [['a', 'a']] })).toEqual(['same-side', 'engaged[0]']);
    expect(say(two({ place: 'reserve' }, { engaged: [['a', 'b']] }))).toEqual(['engaged-off', 'engaged[0]']);
    expect(say(one({ place: 'inside' }))).toEqual(['no-host', 'figures[0]']);
    expect(say(one({ place: 'inside', host: 'h' }))).toEqual(['unknown-piece', 'figures[0].host']);
    expect(say(two({ place: 'aboard', host: 'a' }))).toEqual(['no-host', 'figures[1].host']);
    expect(say(two({ seat: 1, place: 'aboard', host: 'c' }))).toEqual(['unknown-figure', 'figures[1].host']);
    const full = man(1, 'm', 60, 60, { build: 'monster', baseMm: 60, capacity: 1 });
    const up = (id: string): FigureBody => man(1, id, 0, 0, { place: 'aboard', host: 'm' });
    expect([say({ figures: [full, up('p')] }), say({ figures: [full, up('p'), up('q')] })]).toEqual([
      'ok',
      ['too-full', 'figures[0]'],
    ]);
  });

  it('are refused with their place: what figures and scenery are', () => {
    expect(say(one({ build: 'vehicle' }))).toEqual(['no-vehicle', 'figures[0]']);
    const tank = { build: 'vehicle', vehicle: { front: 9, flank: 9, rear: 9 }, ranged: [{ id: 'gun' }, { id: 'gun' }] };
    const broken = (weapon: string): unknown => say(one({ ...tank, damage: { weapons: [weapon] } }));
    expect([broken('gun'), broken('gun 2'), broken('gun 3')]).toEqual([
      'ok',
      'ok',
      ['unknown-weapon', 'figures[0].damage.weapons'],
    ]);
    expect(say(one({ pv: 2, left: 3 }))).toEqual(['too-many-left', 'figures[0].left']);
    const terrain = (piece: object): unknown => say({ ...one(), terrain: [{ id: 'w', kind: 'wooded', ...piece }] });
    expect(terrain({})).toEqual(['no-shape', 'terrain[0]']);
    expect(
      terrain({
        outline: [
          [50, 50],
          [60, 50],
        ],
      }),
    ).toEqual(['bad-outline', 'terrain[0].outline']);
    // Clockwise, and one that crosses itself.
    expect(
      terrain({
        outline: [
          [50, 50],
          [50, 60],
          [60, 60],
        ],
      }),
    ).toEqual(['bad-outline', 'terrain[0].outline']);
    expect(
      terrain({
        outline: [
          [50, 50],
          [60, 60],
          [60, 50],
          [50, 60],
        ],
      }),
    ).toEqual(['bad-outline', 'terrain[0].outline']);
    expect(
      terrain({
        outline: [
          [50, 50],
          [60, 50],
          [60, 60],
        ],
      }),
    ).toBe('ok');
    const wall = (piece: object): unknown =>
      say({ ...one(), terrain: [{ id: 'w', kind: 'building', box: [50, 50, 12, 12], ...piece }] });
    const door = (x: number, y: number, storey = 0) => wall({ openings: [{ at: [x, y], kind: 'door', storey }] });
    expect([door(50, 56), door(55, 55), door(50, 56, 1)]).toEqual([
      'ok',
      ['bad-opening', 'terrain[0].openings[0]'],
      ['bad-opening', 'terrain[0].openings[0]'],
    ]);
    expect([wall({ box: [115, 50, 12, 12] }), wall({ box: [125, 50, 12, 12] })]).toEqual([
      'ok',
      ['piece-off-table', 'terrain[0]'],
    ]);
    const houses = (x: number): unknown =>
      say({
        ...one(),
        terrain: [50, x].map((left, i) => ({ id: `h${i}`, kind: 'building', box: [left, 50, 12, 12] })),
      });
    expect([houses(62), houses(61), houses(50)]).toEqual([
      'ok',
      ['pieces-overlap', 'terrain[1]'],
      ['pieces-overlap', 'terrain[1]'],
    ]);
    const twice = { kind: 'wooded', id: 'w', box: [50, 50, 5, 5] };
    expect(say({ ...one(), terrain: [twice, { ...twice, box: [70, 70, 5, 5] }] })).toEqual([
      'piece-twice',
      'terrain[1].id',
    ]);
  });
});

describe('what no battle comes to', () => {
  const home = {
    id: 'h',
    kind: 'building',
    box: [50, 50, 12, 12],
    storeys: 2,
    openings: [{ at: [50, 56], kind: 'door' }],
  };
  const there = (seat: 1 | 2, id: string, more: object = {}) => ({ id, seat, place: 'inside', host: 'h', ...more });
  const say = (body: object): unknown => {
    const read = game.scenario.position(body);
    if (read.ok) return 'ok';
    return [read.problem.say.replace('bts.scenario.', ''), read.problem.args?.place];
  };
  const with1 = (a: object, more: object = {}): unknown =>
    say({ figures: [{ id: 'a', seat: 1, at: [10, 10], ...a }, man(2, 'z', 100, 100)], ...more });

  it('is refused with its place: bases over the edge of the table, and in walls', () => {
    expect([with1({ at: [1.25, 10] }), with1({ at: [1, 10] }), with1({ at: [10, 119.5] })]).toEqual([
      'ok',
      ['off-table', 'figures[0]'],
      ['off-table', 'figures[0]'],
    ]);
    const near = (x: number, kind: string): unknown =>
      with1({ at: [x, 56] }, { terrain: [{ ...home, kind, storeys: 1 }] });
    for (const kind of ['building', 'impassable'])
      expect([near(48.75, kind), near(49, kind), near(56, kind)]).toEqual([
        'ok',
        ['in-scenery', 'figures[0]'],
        ['in-scenery', 'figures[0]'],
      ]);
    expect(near(56, 'wooded')).toBe('ok');
  });

  it('is refused with its place: riders aboard, beasts indoors, passengers of a man', () => {
    const truck = man(1, 'v', 40, 40, { build: 'vehicle', capacity: 2, vehicle: { front: 9, flank: 9, rear: 9 } });
    const aboard = (more: object): unknown =>
      say({ figures: [{ id: 'a', seat: 1, place: 'aboard', host: 'v', ...more }, truck, man(1, 'm', 60, 60)] });
    expect([aboard({}), aboard({ build: 'cavalry' }), aboard({ host: 'm' })]).toEqual([
      'ok',
      ['no-host', 'figures[0].host'],
      ['too-full', 'figures[2]'],
    ]);
    const indoors = (more: object): unknown => say({ terrain: [home], figures: [there(1, 'a', more)] });
    expect([indoors({}), indoors({ build: 'monster' })]).toEqual(['ok', ['no-host', 'figures[0].host']]);
  });

  it('is refused with its place: fights that nobody fights, and enemies in a room who do not', () => {
    const fight = (fights: object[], ...figures: object[]): unknown => say({ terrain: [home], fights, figures });
    const [ours, theirs] = [there(1, 'a'), there(2, 'z')];
    expect(fight([{ building: 'h', assailant: 1 }], ours, theirs)).toBe('ok');
    expect(fight([{ building: 'h', assailant: 1 }], ours, man(2, 'z', 20, 20))).toEqual(['no-fight', 'fights[0]']);
    expect(fight([{ building: 'h', storey: 1, assailant: 1 }], ours, theirs)).toEqual(['no-fight', 'fights[0]']);
    expect(fight([], ours, theirs)).toEqual(['fight-missing', 'fights']);
    expect(fight([], ours, there(2, 'z', { storey: 1 }))).toBe('ok');
  });

  it('is refused with its place: what only others have', () => {
    const tank = { build: 'vehicle', vehicle: { front: 9, flank: 9, rear: 9, crew: 2 } };
    expect(with1({ ...tank, damage: { engine: true, crewLost: 1 } })).toBe('ok');
    expect(with1({ ...tank, damage: { crewLost: 3 } })).toEqual(['not-for-it', 'figures[0].damage']);
    expect(with1({ damage: { engine: true } })).toEqual(['not-for-it', 'figures[0].damage']);
    expect(with1({ ...tank, prone: true })).toEqual(['not-for-it', 'figures[0].prone']);
    expect([with1({ panic: 'pending' }), with1({ build: 'monster', baseMm: 60, panic: 'pending' })]).toEqual([
      ['not-for-it', 'figures[0].panic'],
      'ok',
    ]);
    expect([with1({ lastStand: 'used' }), with1({ rank: 2, lastStand: 'used' })]).toEqual([
      ['not-for-it', 'figures[0].lastStand'],
      'ok',
    ]);
    expect([with1({ general: true }), with1({ rank: 2, general: true })]).toEqual([
      ['not-for-it', 'figures[0].general'],
      'ok',
    ]);
    const generals = [1, 2].map(i => man(1, `g${i}`, 20 * i, 20, { rank: 2, general: true }));
    expect(say({ figures: generals })).toEqual(['two-generals', 'figures[1]']);
    expect(with1({ marks: { spent: -3 } })).toEqual(['bad-mark', 'figures[0].marks']);
  });

  it('is refused with its place: enemies who serve one’s weapon, secrets of the wrong side, turns after the last', () => {
    const weapon = man(2, 'g', 30, 30, { build: 'siege', baseMm: 50, siege: { servants: ['a'] } });
    const crewed = (seat: 1 | 2): unknown => say({ figures: [man(seat, 'a', 33.75, 30, { serves: 'g' }), weapon] });
    expect([crewed(2), crewed(1)]).toEqual(['ok', ['wrong-side', 'figures[0].serves']]);
    const secret = (secrets: object[]): unknown => with1({}, { scenario: 'search-and-destroy', secrets });
    expect(secret([{ ownChampion: 'a', enemyTarget: 'z' }, {}])).toBe('ok');
    expect(secret([{ ownChampion: 'z' }])).toEqual(['wrong-side', 'secrets[0]']);
    expect(secret([{}, { enemyTarget: 'z' }])).toEqual(['wrong-side', 'secrets[1]']);
    expect([with1({}, { turn: 3, turns: 3 }), with1({}, { turn: 4, turns: 3 })]).toEqual([
      'ok',
      ['after-the-end', 'turn'],
    ]);
  });
});

describe('positions of one’s own', () => {
  it('have fights, camps, secrets, damage, an alarm, a last stand and nobody with the initiative', () => {
    const { state } = scene({
      ...table,
      initiative: 'nobody',
      markers: [{ at: [60, 15], camp: 1 }],
      secrets: [{ ownChampion: 'a', objective: [60, 15] }, { enemyTarget: 'a' }],
      fights: [{ building: 'house', assailant: 2, fought: true }],
      alarm: ['squad'],
      figures: [
        ...table.figures,
        man(1, 'd', 100, 100, { lastStand: 'used', effects: [{ id: 'killThatThing', until: 'turn', source: 'a' }] }),
        man(1, 'v', 90, 90, {
          build: 'vehicle',
          baseMm: 60,
          ranged: [{ id: 'gun' }, { id: 'cannon' }],
          vehicle: { front: 9, flank: 9, rear: 9 },
          damage: { weapons: ['cannon'], engine: true },
        }),
      ],
    });
    expect([state.initiative, state.markers, state.secrets]).toMatchObject([
      -1,
      [{ camp: 0 }],
      [{ ownChampion: 0, objective: 0, enemyTarget: -2 }, { enemyTarget: 0 }],
    ]);
    expect(state.fights).toEqual([{ piece: 1, storey: 0, assailant: 1, fought: true }]);
    expect(state.units[0]?.alarm).toBe(true);
    expect(state.figures[4]).toMatchObject({ lastStand: 'used', effects: [{ source: 0 }] });
    expect(state.figures[5]?.damage).toMatchObject({ weapons: [1], engine: true });
  });

  it('have marks in centimetres; older ones are micrometres', () => {
    const marked = (marks: object): unknown => {
      const found = game.scenario.position({ figures: [{ ...man(1, 'a', 10, 10, { facing: 90 }), marks }] });
      return found.ok ? found.value.state.figures[0]?.marks : found.problem.say;
    };
    expect(marked({ moved: true, spent: 4.5 })).toMatchObject({ moved: true, spent: 45_000, from: null, done: false });
    expect([marked({ spent: 1000 }), marked({ spent: 1001 })]).toMatchObject([{ spent: 10_000_000 }, { spent: 1001 }]);
    expect(marked({ from: [5.5, 10] })).toMatchObject({ from: { x: 55_000, y: 100_000, z: 0, facing: 1024 } });
    expect(marked({ from: 5 })).toBe('bts.scenario.bad-mark');
  });

  it('have scenery to be placed, by both or by one', () => {
    const placing = (more: object): unknown => {
      const found = game.scenario.position({
        figures: [],
        begin: 'deployment',
        terrain: [{ kind: 'wooded', box: [50, 50, 5, 5] }],
        unplaced: [{ kind: 'wooded', box: [0, 0, 9, 9] }],
        ...more,
      });
      if (!found.ok) return [found.problem.say.replace('bts.scenario.', ''), found.problem.args?.['place']];
      const { terrain, box, options } = found.value.state.battle;
      return [terrain.map(({ id }) => id), box?.map(({ id }) => id), options.scenery, options.terrainBy];
    };
    expect(placing({})).toEqual([['piece-1'], ['piece-2'], 'placed', undefined]);
    expect(placing({ placedBy: 2 })).toEqual([['piece-1'], ['piece-2'], 'placed', 1]);
    const twice = { id: 'piece-1', kind: 'wooded', box: [0, 0, 9, 9] };
    expect(placing({ unplaced: [twice] })).toEqual(['piece-twice', 'unplaced[0].id']);
    expect(placing({ unplaced: [{ kind: 'wooded' }] })).toEqual(['no-shape', 'unplaced[0]']);
    // It is nowhere yet.
    expect(placing({ burning: ['piece-2'] })).toEqual(['unknown-piece', 'burning[0]']);
  });

  it('tell facts and events in names', () => {
    const t = scene({
      phase: 'shooting',
      begin: 'shots',
      figures: [
        man(1, 'a', 40, 40, { facing: 90, ranged: [{ force: 8 }] }),
        man(2, 'z', 60, 40),
        man(2, 'y', 100, 100),
      ],
    }).do(
      { do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] },
      roll('to-hit', 6),
      roll('wound', 6),
    );
    expect(game.scenario.facts(t.state)).toMatchObject({
      scores: [expect.any(Number), expect.any(Number)],
      figures: { a: { degrees: 90, marks: ['shot'], panic: 'none' }, z: { place: 'gone' } },
    });
    const [removed] = t.events('figure.removed');
    expect(game.scenario.event?.(t.state, removed as NonNullable<typeof removed>)).toMatchObject({ figure: 'z' });
  });
});
