import { cm, type Polygon } from '@banneret/geometry';
import { strictTranslator } from '@banneret/i18n';
import { kernelText, type PickShape, type Prompt } from '@banneret/kernel';
import { describeLaws } from '@banneret/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { box, patch, piece, stairs } from '../src/content/tables/sketch.js';
import { coveredShare, overlap, pieceAt, turnsOf } from '../src/ground/scenery.js';
import { beyondTheStars, beyondTheStarsGame, TABLES } from '../src/index.js';
import type { Setup } from '../src/setup.js';
import { firstState, REPLACED, type BattleOptions, type State, type TerrainPiece } from '../src/state.js';
import { stateOf, type BattlePlan } from './battle.js';
import { roll, Scene } from './scene.js';

const WOOD: TerrainPiece = { id: 'wood', ...piece('wood', patch(0, 0, 20, 14)) };
const WALL: TerrainPiece = { id: 'wall', ...piece('wall', box(0, 0, 16, 1)) };
const TERRACE: TerrainPiece = {
  id: 'terrace',
  ...piece('terrace', box(0, 0, 10, 10), [stairs('wide-stairs', [5, -2], [5, 2])]),
};

const LONE = [{ leader: { profile: 'rank-3' } }];

/** A table without scenery, and a box with some. */
function boxed(
  contents: readonly TerrainPiece[],
  options: Partial<BattleOptions> = {},
  plan: BattlePlan = { armies: [LONE, LONE] },
): Scene {
  const state = stateOf(plan);
  const battle = { ...state.battle, box: contents, options: { ...state.battle.options, ...options } };
  return new Scene(firstState(battle), [{ proc: 'main', step: 'begin', vars: {} }]);
}

const at = (x: number, y: number): object => ({ x: cm(x), y: cm(y) });
const ids = (t: Scene): readonly (string | number)[] =>
  ((t.prompt as Prompt).shape as PickShape).options.map(({ id }) => id);
const terrain = ({ state }: Scene): readonly string[] => state.battle.terrain.map(({ id }) => id);

describe('scenery that the players place', () => {
  it('BTS-TER-03: one piece each in turn, whoever rolled higher first', () => {
    const t = boxed([WOOD, WALL]).do(roll('scenery', 4, 4), roll('scenery', 2, 5));
    expect([t.next, t.seat]).toEqual(['bts.ask.scenery', 1]);
    t.do('0:0', at(60, 60));
    expect([t.next, t.seat, terrain(t)]).toEqual(['bts.ask.scenery', 0, ['wood']]);
    // The box is empty then, and the battle goes on.
    t.do('0:1', at(20, 20));
    expect([t.next, terrain(t)]).toEqual(['bts.roll.deployment', ['wood', 'wall']]);
  });

  it('BTS-TER-03: until both are satisfied, one after the other', () => {
    const t = boxed([WOOD, WALL, TERRACE]).do(roll('scenery', 5, 2), 'enough');
    expect([t.next, t.seat]).toEqual(['bts.ask.scenery', 1]);
    // The other goes on: then the first is asked again.
    t.do('0:0', at(60, 60));
    expect([t.next, t.seat]).toEqual(['bts.ask.scenery', 0]);
    t.do('enough');
    expect([t.next, t.seat]).toEqual(['bts.ask.scenery', 1]);
    t.do('enough');
    expect([t.next, terrain(t)]).toEqual(['bts.roll.deployment', ['wood']]);
  });

  it('BTS-TER-02, R-68: one player places all of it until it suits him; the other chooses the edges, the roll-off says who deploys first', () => {
    const t = boxed([WOOD, WALL, TERRACE], { terrainBy: 1 });
    expect([t.next, t.seat, t.prompt?.rule]).toEqual(['bts.ask.scenery', 1, 'BTS-TER-02']);
    expect(boxed([WOOD]).do(roll('scenery', 5, 2)).prompt?.rule).toBe('BTS-TER-03');
    t.do('0:0', at(60, 60));
    expect([t.next, t.seat]).toEqual(['bts.ask.scenery', 1]);
    t.do('enough', roll('deployment', 2, 6));
    expect([t.next, t.seat]).toEqual(['bts.ask.edge', 0]);
    t.do('far');
    expect([t.state.near, t.next, t.seat]).toEqual([1, 'bts.ask.deploy', 1]);
  });

  it('BTS-TER-03: wholly on the table, side by side with other scenery but not on it', () => {
    const t = boxed([WALL, TERRACE], { terrainBy: 0 }).do('0:0', at(60, 60), '0:0');
    const refused = (x: number, y: number): readonly string[] => t.refusal(at(x, y));
    expect([refused(5, 5), refused(4.99, 5), refused(115, 115), refused(115, 115.01)]).toEqual([
      [],
      ['BTS-TER-03'],
      [],
      ['BTS-TER-03'],
    ]);
    // The wall reaches from 52 to 68 and from 59.5 to 60.5.
    expect([refused(60, 65.5), refused(60, 65.49), refused(47, 60), refused(47.01, 60)]).toEqual([
      [],
      ['BTS-TER-03'],
      [],
      ['BTS-TER-03'],
    ]);
  });

  it('BTS-TER-03: a piece is turned by quarters where that makes a difference, with all that is part of it', () => {
    expect([turnsOf(WOOD), turnsOf(TERRACE), turnsOf({ ...TERRACE, access: undefined } as never)]).toEqual([
      [0, 1],
      [0, 1, 2, 3],
      [0],
    ]);
    const t = boxed([WOOD, TERRACE], { terrainBy: 0 });
    expect(ids(t)).toEqual(['0:0', '0:1', '1:0', '1:1', '1:2', '1:3', 'enough']);
    t.do('1:1', at(60, 60));
    // The stairs led up from below; turned once against the clock they lead up from the right.
    expect(t.state.battle.terrain[0]?.access).toEqual([{ kind: 'wide-stairs', foot: at(67, 60), head: at(63, 60) }]);
    for (const quarters of [0, 1, 2, 3])
      expect(pieceAt(WOOD, { quarters, x: 0, y: 0 }).outline).toHaveLength(WOOD.outline.length);
  });

  it('BTS-TER-03: only one of several alike is offered, and none for which there is no room', () => {
    expect(ids(boxed([WALL, { ...WALL, id: 'other' }], { terrainBy: 0 }))).toEqual(['0:0', '0:1', 'enough']);
    const plain: TerrainPiece = { ...TERRACE, id: 'plain', outline: box(0, 0, 120, 110) };
    const t = boxed([plain, WOOD, WALL], { terrainBy: 0 }).do('0:0', at(60, 55));
    expect(ids(t)).toEqual(['1:0', 'enough']);
  });

  it('BTS-TER-01: everybody is told how much of the table is covered, and may cover more or less', () => {
    const field: TerrainPiece = { ...WALL, id: 'field', outline: box(0, 0, 60, 60) };
    const t = boxed([field, { ...field, id: 'two' }, { ...field, id: 'three' }, WALL], { terrainBy: 0 });
    const shares = [at(30, 30), at(90, 30), at(30, 90)].map(place => {
      t.do('0:0', place);
      return t.prompt?.args;
    });
    expect(shares).toEqual([
      { left: 3, share: 25 },
      { left: 2, share: 50 },
      { left: 1, share: 75 },
    ]);
    expect(coveredShare(t.state.battle)).toBe(75);
  });

  it('outlines that touch do not overlap; crossed ones do', () => {
    const shapes: readonly [Polygon, Polygon, boolean][] = [
      [box(0, 0, 10, 10), box(10, 0, 10, 10), false],
      [box(0, 0, 10, 10), box(9.99, 0, 10, 10), true],
      [box(0, 4, 10, 1), box(4, 0, 1, 10), true],
      [box(0, 0, 10, 10), box(4, 4, 1, 1), true],
      [patch(10, 10, 10), box(13.6, 13.6, 5, 5), false],
      [patch(10, 10, 10), box(13.4, 13.4, 5, 5), true],
    ];
    for (const [one, other, meet] of shapes) expect([overlap(one, other), overlap(other, one)]).toEqual([meet, meet]);
  });
});

const asked = (options: Readonly<Record<string, unknown>>): Setup => {
  const setup = beyondTheStarsGame.setupFor({ armies: ['march-tribes', 'steel-choir'], options, seed: 1 });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
};

describe('the match option', () => {
  it('BTS-TER-02, BTS-TER-03: `scenery: placed` puts the pieces of the table into the box, without it they lie ready', () => {
    const table = TABLES[0] as (typeof TABLES)[number];
    const state = (options: object): State => beyondTheStars.setup(asked({ table: table.id, ...options }));
    expect([state({}).battle.terrain, state({}).battle.box]).toEqual([table.terrain, undefined]);
    expect(state({ scenery: 'ready' }).battle.terrain).toEqual(table.terrain);
    const { battle } = state({ scenery: 'placed', terrainBy: 1 });
    expect([battle.terrain, battle.box, battle.options.terrainBy]).toEqual([[], table.terrain, 1]);
    expect(beyondTheStarsGame.setupFor({ options: { scenery: 'chaos' } }).ok).toBe(false);
    const setup = asked({ scenery: 'placed' });
    expect(beyondTheStarsGame.readSetup?.(setup)).toEqual({ ok: true, value: setup });
  });
});

describe('ordinary tables', () => {
  it.each([
    ['BTS-SCGC-01', 'great-clash'],
    ['BTS-SCES-01', 'escalation'],
    ['BTS-SCVI-01', 'vip'],
  ] as const)('%s: %s has scenery as usual, placed by both or by one, and nothing else', (_rule, scenario) => {
    const placing = (by?: 0 | 1): Scene =>
      boxed([WOOD, WALL], { ...(by !== undefined && { terrainBy: by }) }, { scenario, armies: [LONE, LONE] });
    const inTurn = placing().do(roll('scenery', 6, 1), '0:0', at(60, 60), '0:0', at(20, 20), roll('deployment', 6, 1));
    expect([inTurn.next, inTurn.seat]).toEqual(['bts.ask.edge', 0]);
    const byOne = placing(0).do('0:0', at(60, 60), 'enough', roll('deployment', 6, 1));
    expect([byOne.next, byOne.seat]).toEqual(['bts.ask.edge', 1]);
    byOne.do('near');
    expect([byOne.state.markers, terrain(byOne), byOne.told.includes('markers.placed')]).toEqual([[], ['wood'], false]);
    // Neither is anything asked for on a table that is ready.
    const ready = boxed([], {}, { scenario, armies: [LONE, LONE], terrain: [WOOD] }).do(roll('deployment', 6, 1));
    expect([ready.next, terrain(ready)]).toEqual(['bts.ask.edge', ['wood']]);
  });
});

const words = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, beyondTheStarsGame.text));

describeLaws(beyondTheStars, {
  setups: [asked({ scenery: 'placed', scenario: 'conquest', points: 500, turns: 1 })],
  games: 1,
  mostInputs: 150,
  words,
  replaced: REPLACED,
  uncovers: ({ type }) => type === 'secrets.revealed' || type === 'game.ended',
  everyWait: 40,
  mostOptions: 5,
});
