import { describe, expect, it } from 'vitest';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { offers } from './offers.js';
import { gun, house, inside, man, scene, servant } from './scene.js';

/** What is offered to one who moves: as far as he gets towards those and that which he could want, and nothing to others. */

const z = man(2, 'z', 110, 110);
const offered = (
  name: string,
  a: Partial<FigureBody>,
  others: readonly FigureBody[] = [z],
  terrain: readonly TerrainBody[] = [],
  ask = {},
): string[] => offers(scene({ terrain, figures: [man(1, 'a', 60, 60, a), ...others] }), name, 'a', ask);

describe('walks that are offered', () => {
  // Eight directions, beginning to the right, as far as 15 cm lead.
  const ROUND = ['75,60', '70.6,70.6', '60,75', '49.4,70.6', '45,60', '49.4,49.4', '60,45', '70.6,49.4'];

  it('BTS-MOV-02: towards the nearest enemies, the objectives, and all around', () => {
    expect(offered('walk', {})).toEqual(['70.6,70.6', ...ROUND]);
    const foes = [man(2, 'b', 60, 110), man(2, 'c', 110, 60), man(2, 'd', 60, 20), man(2, 'e', 25, 60)];
    // The three nearest, the nearest first.
    expect(offered('walk', {}, foes).slice(0, 4)).toEqual(['45,60', '60,45', '60,75', '75,60']);
    const t = scene({ scenario: 'conquest', markers: [[60, 66]], figures: [man(1, 'a', 60, 60), z] });
    expect(offers(t, 'walk').slice(0, 3)).toEqual(['70.6,70.6', '60,66', '75,60']);
    expect(offered('walk', {}, [z], [], { budget: 60_000 })[1]).toBe('66,60');
  });

  it('BTS-MOV-02: where the ground is slow, a half or a third of the way', () => {
    const wood: TerrainBody = { kind: 'wooded', box: [61.3, 50, 20, 20], height: 4 };
    expect(offered('walk', {}, [z], [wood])).toEqual([
      '63.5,63.5',
      '65,60',
      '63.5,63.5',
      ...ROUND.slice(2, 7),
      '63.5,56.5',
    ]);
  });

  it('BTS-MOV-08, BTS-MAG-02: a Mage who has not cast may also go half of it and go on', () => {
    const mage = { rank: 3, spells: ['song'] } as const;
    const half = ['67.5,60', '65.3,65.3', '60,67.5', '54.7,65.3', '52.5,60', '54.7,54.7', '60,52.5', '65.3,54.7'];
    expect(offered('walk', mage)).toEqual([
      ...['65.3,65.3', ...half].map(to => `${to}; on true`),
      '70.6,70.6',
      ...ROUND,
    ]);
    expect(offered('walk', { ...mage, marks: { cast: true } })).toEqual(['70.6,70.6', ...ROUND]);
  });

  const hurt = man(1, 'h', 70, 60, { pv: 2, left: 1 });
  const broken = man(1, 'e', 60, 72, { build: 'walker', pv: 3, left: 1 });
  const whole = man(1, 'w', 50, 60, { pv: 2 });
  const hull = (more: Partial<FigureBody>) =>
    man(1, 'v', 60, 50, {
      build: 'vehicle',
      baseMm: [40, 40],
      attacks: 0,
      melee: [],
      ranged: [{ id: 'cannon' }],
      vehicle: { front: 12, flank: 11, rear: 10 },
      ...more,
    });
  const beside = (a: Partial<FigureBody>, others: readonly FigureBody[]): string[] =>
    offered('walk', a, [...others, z]).filter(words => words.endsWith('on true'));

  it('BTS-IMP-08: a healer may walk up to those who are hurt, not to the whole, to machines or to himself', () => {
    expect(beside({ support: ['medkit'], pv: 2, left: 1 }, [hurt, broken, whole, hull({})])).toEqual([
      '67.5,60; on true',
    ]);
    expect(beside({ support: ['medkit'], marks: { repaired: true } }, [hurt])).toEqual([]);
    expect(beside({}, [hurt, broken])).toEqual([]);
    expect(offered('heal', { support: ['medkit'], pv: 2, left: 1 }, [{ ...hurt, at: [62.5, 60] }, z])).toEqual([
      'a',
      'h',
    ]);
    expect(offered('heal', { support: ['medkit'] }, [{ ...hurt, at: [62.5, 60] }, z])).toEqual(['h']);
    expect(offered('heal', { support: ['medkit'] }, [hurt, z])).toEqual([]);
    expect(offered('heal', {}, [{ ...hurt, at: [62.5, 60] }, z])).toEqual([]);
  });

  it('BTS-SPR-65: a repairer may walk up to what is damaged: a Walker, an engine, a weapon', () => {
    const repairer = { rules: ['srRepairer'] } as const;
    expect(beside(repairer, [hurt, broken, whole, hull({})])).toEqual(['60,69.5; on true']);
    expect(beside(repairer, [hull({ damage: { engine: true } })])).toEqual(['60,53.3; on true']);
    expect(beside(repairer, [hull({ damage: { weapons: ['cannon'] } })])).toEqual(['60,53.3; on true']);
    expect(beside({ ...repairer, marks: { repaired: true } }, [broken])).toEqual([]);
    expect(beside(repairer, [{ ...broken, at: [60, 77.5] }])).toEqual(['60,75; on true']);
    expect(beside(repairer, [{ ...broken, at: [60, 77.6] }])).toEqual([]);
    // Past somebody in the way.
    expect(beside(repairer, [broken, man(1, 'b', 60, 66)])[0]).toMatch(/; on true$/);
  });

  it('BTS-MOV-01: a whole unit marches towards what its leader could want, those in front first', () => {
    const unit = [man(1, 'a', 40, 20, { unit: 'u' }), man(1, 'b', 44, 20, { unit: 'u' }), man(1, 'c', 44, 40)];
    const march = (more = {}) => offers(scene({ figures: [...unit, man(2, 'z', 40, 90)] }), 'group', 'a', more);
    expect(march()).toEqual([
      'a 40,35 then b 44,35',
      'b 59,20 then a 55,20',
      'b 54.6,30.6 then a 50.6,30.6',
      'a 40,35 then b 44,35',
      'a 29.4,30.6 then b 33.4,30.6',
      'a 25,20 then b 29,20',
    ]);
    expect(march({ midMove: true })).toEqual([]);
    // One who is slower goes as far as he can.
    const slow = [unit[0] as FigureBody, { ...(unit[1] as FigureBody), mvt: 10 }, man(2, 'z', 40, 90)];
    expect(offers(scene({ figures: slow }), 'group')[0]).toBe('a 40,35 then b 44,30');
  });
});

describe('machines that are moved', () => {
  const monster = { build: 'monster', baseMm: 50, mvt: 20, pv: 5, height: 6 } as const;
  const drive = (foes: readonly FigureBody[], more: Partial<FigureBody> = {}, ask = {}): string[] =>
    offered('drive', { ...monster, ...more }, foes, [], ask);
  const all = (length: number): string[] =>
    [0, 512, 1024, 1536, 2048, 2560, 3072, 3584].map(facing => `facing ${facing}; length ${length}`);

  it('BTS-MON-02, BTS-MON-03: straight at each enemy in reach, then towards what it could want', () => {
    expect(drive([man(2, 'y', 75, 60)])).toEqual([
      'facing 0; length 150000',
      'facing 0; length 150000',
      ...all(200_000),
    ]);
    expect(drive([man(2, 'y', 45, 60)])).toEqual([
      'facing 2048; length 150000',
      'facing 2048; length 150000',
      ...all(200_000),
    ]);
    // Just in reach, and not.
    expect(drive([man(2, 'y', 83.75, 60)])).toEqual([
      'facing 0; length 200000',
      'facing 0; length 200000',
      ...all(200_000),
    ]);
    expect(drive([man(2, 'y', 84.5, 60)])).toEqual(['facing 0; length 200000', ...all(200_000)]);
    expect(drive([man(2, 'y', 75, 60)], {}, { budget: 50_000 })).toEqual(['facing 0; length 50000', ...all(50_000)]);
    expect(drive([man(2, 'y', 75, 60)], {}, { budget: 10_000 })).toEqual(['facing 0; length 10000', ...all(10_000)]);
    expect(drive([man(2, 'y', 75, 60)], {}, { budget: 9_999 })).toEqual([]);
    expect(drive([man(2, 'y', 75, 60)], { build: 'infantry' })).toEqual([]);
  });

  it('BTS-MON-03: a little to one side where straight ahead a friend or two enemies would be met', () => {
    // Past the friend the enemy is met with the edge of the base.
    const past = drive([man(2, 'y', 75, 60), man(1, 'f', 68, 56.9)]);
    expect(past[0]).toMatch(/^facing \d{1,3}; length 150000$/);
    expect(past[0]).not.toBe('facing 0; length 150000');
    const other = drive([man(2, 'y', 75, 60), man(1, 'f', 68, 63.1)]);
    expect(other[0]).toMatch(/^facing (3[5-9]|40)\d\d; length 150000$/);
    // In the middle of the way there is nothing to be done but to come up to the friend.
    expect(drive([man(2, 'y', 78, 60), man(1, 'f', 70, 60)])[0]).toBe('facing 0; length 180000');
  });

  it('BTS-MON-05: what it has turned already it does not turn again: a quarter is left, or nothing', () => {
    const quarter = [0, 512, 1024, 1024, 1024, 3072, 3072, 3584].map(facing => `facing ${facing}; length 200000`);
    expect(drive([man(2, 'y', 45, 60)], { marks: { pivots: 1 } })).toEqual(['facing 1024; length 150000', ...quarter]);
    expect(drive([man(2, 'y', 60, 75)], { marks: { pivots: 1 } })).toEqual([
      'facing 1024; length 150000',
      'facing 1024; length 150000',
      ...quarter,
    ]);
    expect(drive([man(2, 'y', 60, 75)], { marks: { pivots: 2 } })).toEqual([
      'facing 0; length 150000',
      ...Array.from({ length: 8 }, () => 'facing 0; length 200000'),
    ]);
  });

  it('BTS-SPR-79: flights into contact, then as far as it can land towards what it could want', () => {
    const wings = { rules: ['srFlight'] } as const;
    const ROUND = ['85,60', '77.7,77.7', '60,85', '42.3,77.7', '35,60', '42.3,42.3', '60,35', '77.7,42.3'];
    // Against the enemy; and a quarter of the way towards him, since nearer places lie in his zone.
    expect(offered('fly', wings, [man(2, 'y', 75, 60)])).toEqual([
      '72.5,60; y',
      '66.2,60; ',
      ...ROUND.map(to => `${to}; `),
    ]);
    const wood: TerrainBody = { kind: 'wooded', box: [75, 50, 20, 20], height: 4 };
    expect(offered('fly', wings, [z], [wood])).toEqual([
      '77.7,77.7; ',
      '72.5,60; ',
      ...ROUND.slice(1).map(to => `${to}; `),
    ]);
    expect(offered('fly', {})).toEqual([]);
    expect(offered('fly', wings, [z], [], { budget: 10_002 })).toHaveLength(9);
    expect(offered('fly', wings, [z], [], { budget: 9_999 })).toEqual([]);
  });

  it('BTS-SGE-03: a Siege Weapon is pushed by those beside it, less far or a little aside where something is in the way', () => {
    const crew = [servant('s', 40, 43.75), servant('t', 40, 36.25)];
    const push = (servants: readonly FigureBody[], terrain: readonly TerrainBody[] = [], who = 'gun'): string[] =>
      offers(scene({ terrain, figures: [gun(['s', 't']), ...servants, z] }), 'push', who);
    const ROUND = ['40,55', '29.4,50.6', '25,40', '29.4,29.4', '40,25'];
    const facing = (places: readonly string[]): string[] => places.map(to => `${to}; facing 0`);
    expect(push(crew)).toEqual(facing(['50.6,50.6', '55,40', '50.6,50.6', ...ROUND, '50.6,29.4']));
    const wall: TerrainBody = { kind: 'impassable', box: [50, 35, 1, 10], height: 5 };
    expect(push(crew, [wall])).toEqual(facing(['48,48', '47.5,40', '48,48', ...ROUND, '48,32']));
    // One alone pushes it half as far; nobody, not at all; and nobody pushes a man.
    expect(push([servant('s', 40, 43.75), servant('t', 40, 30)])[1]).toBe('48,40; facing 0');
    expect(push([servant('s', 40, 50), servant('t', 40, 30)])).toEqual([]);
    expect(push(crew, [], 's')).toEqual([]);
  });
});

describe('getting on, off, in and out', () => {
  const hull = (id: string, x: number, y: number): FigureBody =>
    man(1, id, x, y, {
      build: 'vehicle',
      baseMm: [60, 60],
      height: 4,
      attacks: 0,
      melee: [],
      capacity: 2,
      vehicle: { front: 12, flank: 11, rear: 10 },
    });
  const aboard = (id: string, more: Partial<FigureBody> = {}): FigureBody =>
    man(1, id, 0, 0, { place: 'aboard', host: 'v', ...more });

  it('BTS-MON-08: onto each Transport in reach that has room, by the nearest way', () => {
    const others = [
      hull('v', 70, 60),
      hull('u', 60, 71),
      hull('far', 100, 60),
      man(1, 'm', 50, 60, { build: 'monster', pv: 5 }),
      z,
    ];
    expect(offered('embark', {}, others)).toEqual(['v; 65.7,60', 'u; 60,66.7']);
    expect(offered('embark', { build: 'cavalry' }, others)).toEqual([]);
    expect(offers(scene({ figures: [man(1, 'a', 65.75, 60), hull('v', 70, 60), z] }), 'embark')).toEqual(['v; ']);
    expect(offered('embark', {}, [hull('v', 70, 60), aboard('p'), z])).toEqual(['v; 65.7,60']);
    expect(offered('embark', {}, [hull('v', 70, 60), aboard('p'), aboard('q'), z])).toEqual([]);
    expect(offered('embark', {}, [{ ...hull('v', 70, 60), seat: 2 }])).toEqual([]);
    // Around somebody who stands in the way.
    const round = offered('embark', {}, [hull('v', 70, 60), man(1, 'b', 64.4, 60), z]);
    expect(round).toHaveLength(1);
    expect(round[0]).not.toBe('v; 65.7,60');
  });

  it('BTS-MON-09: three places on each side, a centimetre apart, for each who may get off', () => {
    const places = (others: readonly FigureBody[]): string[] =>
      offers(scene({ figures: [hull('v', 70, 60), ...others, z] }), 'disembark', 'v');
    const alone = places([aboard('p')]);
    expect(alone).toEqual([
      'p; 74.3,60',
      'p; 74.3,62.4',
      'p; 74.1,56.4',
      'p; 72.7,64.3',
      'p; 70.2,64.3',
      'p; 67.9,64.3',
      'p; 65.7,63',
      'p; 65.7,60.4',
      'p; 65.7,58.2',
      'p; 66.7,55.8',
      'p; 69.3,55.7',
      'p; 71.6,55.7',
    ]);
    // Whoever has just got on, crew, and those aboard of something else stay.
    expect(places([aboard('p', { marks: { boarded: true } })])).toEqual([]);
    expect(places([aboard('p', { keywords: ['crew'] })])).toEqual([]);
    expect(places([hull('u', 30, 30), aboard('p', { host: 'u' })])).toEqual([]);
    expect(places([man(1, 'p', 90, 90)])).toEqual([]);
    // Not where somebody stands, nor in the zone of an enemy.
    const crowded = places([aboard('p'), man(1, 'f', 74.3, 60), man(2, 'y', 61, 60)]).map(words => words.slice(3));
    for (const at of ['65.7,60.4', '65.7,58.2']) expect(crowded).not.toContain(at);
    expect(crowded).toContain('70.2,64.3');
    expect(crowded).not.toContain('74.3,60');
  });

  const tower = house({
    storeys: 2,
    openings: [
      { at: [50, 56], kind: 'door' },
      { at: [62, 56], kind: 'window' },
      { at: [56, 50], kind: 'window', storey: 1 },
    ],
  });

  it('BTS-BLD-03, BTS-BLD-05, BTS-BLD-23: in by the openings of the ground floor in reach, out by all, one storey up or down', () => {
    const at = (figure: FigureBody, name: string, who = 'a'): string[] =>
      offers(scene({ terrain: [tower], figures: [figure, inside(1, 'b', { storey: 1 }), z] }), name, who);
    const outside = man(1, 'a', 44, 56);
    expect(at(outside, 'enter')).toEqual(['48.7,56; piece 0; opening 0']);
    expect(at({ ...outside, build: 'cavalry' }, 'enter')).toEqual([]);
    expect(at({ ...outside, marks: { done: true } }, 'enter')).toEqual([]);
    expect(at(man(1, 'a', 56, 46), 'enter')).toEqual(
      ['50,48.7 > 48.7,50 > 48.7,56; piece 0; opening 0', '62,48.7 > 63.3,50 > 63.3,56; piece 0; opening 1'].map(
        words => expect.stringMatching(words.slice(-20)) as string,
      ),
    );
    expect([at(outside, 'leave'), at(outside, 'storey')]).toEqual([[], []]);
    expect(at(inside(1, 'a'), 'leave')).toEqual(['opening 0', 'opening 1', 'opening 2']);
    expect(at(inside(1, 'a'), 'storey')).toEqual(['storey 1']);
    expect(at(inside(1, 'a'), 'storey', 'b')).toEqual(['storey 2', 'storey 0']);
  });

  it('BTS-TER-30: each way up onto a platform, and down from it', () => {
    const platform: TerrainBody = {
      id: 'p',
      kind: 'platform',
      box: [65, 50, 20, 20],
      height: 3,
      access: [
        { kind: 'narrow-stairs', foot: [63.5, 60], head: [67, 60] },
        { kind: 'ladder', foot: [70, 48.5], head: [70, 52] },
      ],
    };
    // The nearest place at the first step; the ladder is too far for what is left of the movement.
    expect(offered('stairs', {}, [z], [platform])).toEqual(['61.8,60; piece 0; access 0']);
    const up = scene({ terrain: [platform], figures: [man(1, 'a', 75, 60), z] });
    expect(offers(up, 'stairs')).toEqual(['68.7,60; piece 0; access 0', '70.7,53.6; piece 0; access 1']);
  });
});
