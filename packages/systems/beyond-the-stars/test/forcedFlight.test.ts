import { describe, expect, it } from 'vitest';
import type { SpellId } from '../src/names.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';

const wings = (more: Partial<FigureBody> = {}): Partial<FigureBody> => ({
  ...more,
  rules: ['srFlight', ...(more.rules ?? [])],
});

/** A spell of player 1 at (20, 20) that has just succeeded. */
function under(spell: SpellId, others: readonly FigureBody[], target = 'z', more: Partial<Body> = {}): Scene {
  const mage = man(1, 'm', 20, 20, { rank: 4, spells: [spell], morale: 10 });
  return scene({ figures: [mage, ...others], ...more }).do(
    { do: 'cast', figure: 'm', spell, target },
    roll('spell', 6),
  );
}

const fly = (x: number, y: number, targets: readonly string[] = [], figure = 'z') => ({
  do: 'fly',
  figure,
  to: [x, y],
  targets,
});

describe('moves that are forced upon those who fly', () => {
  it('BTS-SPR-79: Compel flies them, half of the increased Mvt and not a step on foot', () => {
    const t = under('compel', [man(2, 'z', 40, 20, wings())]);
    // Half of 15 + 10 cm, rounded up to whole centimetres.
    expect([t.refusal(fly(40, 33)), t.refusal(fly(40, 33.01))]).toEqual([[], ['BTS-SPR-79']]);
    expect(t.refusal({ do: 'walk', figure: 'z', path: [[40, 22]] })).toEqual(['BTS-SPR-79']);
    const quick = under('compel', [man(2, 'z', 40, 20, wings({ rules: ['srFast'] }))]);
    expect([quick.refusal(fly(40, 33)), quick.refusal(fly(40, 33.01))]).toEqual([[], ['BTS-SPR-79']]);
    t.do(fly(40, 33));
    expect([t.at('z'), t.figure('z').marks.noMove, t.state.mover]).toEqual([[40, 33], true, 0]);
  });

  it('BTS-SPR-79: Compel leads them over walls, and into a charge without fear', () => {
    const wall = [{ kind: 'impassable', box: [44, 10, 2, 20] as const, height: 1 }];
    const others = [man(2, 'z', 40, 20, wings()), man(1, 'a', 52, 20, { rules: ['srTerrifying'] })];
    const t = under('compel', others, 'z', { terrain: wall }).do(fly(49.5, 20, ['a']));
    expect([t.state.links, t.told.includes('morale.tested')]).toEqual([[{ charger: 1, charged: 2 }], false]);
  });

  it('BTS-SPR-79: Compel leaves those on foot who lie down or stand among trees', () => {
    const wood = [{ kind: 'wooded', box: [30, 10, 20, 20] as const, height: 5 }];
    const grounded = [
      under('compel', [man(2, 'z', 40, 20, wings())], 'z', { terrain: wood }),
      under('compel', [man(2, 'z', 40, 20, wings({ prone: true }))]),
    ];
    for (const t of grounded) expect(t.refusal({ do: 'walk', figure: 'z', path: [[40, 21]] })).toEqual([]);
  });

  it('BTS-SPR-79: General Panic: they flee 10 cm farther, over whoever and whatever is in the way', () => {
    const wall = [{ kind: 'impassable', box: [40, 10, 4, 20] as const, height: 5 }];
    const others = [man(2, 'z', 25, 20, wings()), man(2, 'y', 34, 20)];
    const t = under('generalPanic', others, 'm', { terrain: wall }).do(roll('morale', 1, 1));
    expect(t.at('z')).toEqual([50, 20]);
    const walker = under('generalPanic', [man(2, 'z', 25, 20)], 'm', { terrain: wall }).do(roll('morale', 1, 1));
    expect(walker.at('z')[0]).toBeCloseTo(38.75, 2);
  });

  it('BTS-SPR-79, BTS-MOV-13: they come down where they find a hold, in control zones too but not in contact', () => {
    const flee = (others: readonly FigureBody[], terrain: Body['terrain'] = []) =>
      under('generalPanic', [man(2, 'z', 25, 20, wings()), ...others], 'm', { terrain })
        .do(roll('morale', 1, 1))
        .at('z')[0];
    expect(flee([], [{ kind: 'wooded', box: [48, 10, 10, 20], height: 5 }])).toBeCloseTo(46.75, 5);
    expect(flee([man(1, 'a', 52.6, 20)])).toBe(50);
    expect(flee([man(1, 'a', 52.5, 20)])).toBe(49.75);
    // BTS-SPL-10: nor in contact with friends.
    expect(flee([man(2, 'y', 52.5, 20)])).toBe(49.75);
  });

  it('BTS-SPR-79: nobody falls who flees on wings', () => {
    const terrain = [{ kind: 'platform', box: [21.5, 10, 6, 20] as const, height: 8 }];
    const flee = (rules: readonly string[]) =>
      under('generalPanic', [man(2, 'z', 25, 20, { rules, pv: 5 })], 'm', { terrain }).do(roll('morale', 1, 1)).next;
    expect([flee(['srFlight']), flee([])]).toEqual(['bts.ask.go-on', 'bts.roll.wound']);
  });

  const beast = (more: Partial<FigureBody> = {}): Scene =>
    scene({
      figures: [
        man(1, 'm', 100, 60, wings({ build: 'monster', baseMm: 60, pv: 5, panic: 'pending', ...more })),
        man(1, 'x', 0, 0, { place: 'aboard', host: 'm' }),
        man(1, 'w', 20, 20),
        man(2, 'z', 20, 100),
      ],
    });

  it('BTS-SPR-79, BTS-MON-18: a Monster that panics is flown, even off the table', () => {
    const t = beast();
    expect(t.refusal({ do: 'drive', figure: 'm', facing: 0, length: 5 })).toEqual(['BTS-SPR-79']);
    expect([t.refusal(fly(75, 60, [], 'm')), t.refusal(fly(74.9, 60, [], 'm'))]).toEqual([[], ['BTS-SPR-79']]);
    // Its centre must be over the edge for it to leave: nobody hangs over it.
    expect([t.refusal(fly(119, 60, [], 'm')), t.refusal(fly(120.1, 60, [], 'm'))]).toEqual([['BTS-MOV-15'], []]);
    t.do(fly(120.1, 60, [], 'm'));
    expect([t.figure('m').place, t.figure('x').place, t.seat]).toEqual(['gone', 'gone', 0]);
    const calm = beast({ panic: 'running' });
    expect([calm.seat, calm.refusal(fly(75, 60, [], 'm'))]).toEqual([0, []]);
  });

  it('BTS-SPR-79, BTS-SPR-33, R-83: the Enraged who fly must charge as far as they fly', () => {
    const enraged = (x: number, rules: readonly string[]) =>
      scene({ figures: [man(1, 'a', 20, 20, { rules }), man(2, 'z', x, 20)] });
    const walk = { do: 'walk', figure: 'a', path: [[20, 22]] };
    const refusals = (x: number, rules: readonly string[]) => [
      enraged(x, rules).refusal(walk),
      enraged(x, rules).refusal(fly(20, 30, [], 'a')),
    ];
    expect(refusals(47.4, ['srFlight', 'srEnraged'])).toEqual([['BTS-SPR-33'], ['BTS-SPR-33']]);
    expect(refusals(47.6, ['srFlight', 'srEnraged'])).toEqual([[], []]);
    expect(enraged(47.4, ['srFlight', 'srEnraged']).refusal(fly(44.9, 20, ['z'], 'a'))).toEqual([]);
    expect(enraged(47.4, ['srEnraged']).refusal(walk)).toEqual([]);
  });
});

describe('what is proposed', () => {
  it('R-82: charges from the air at whoever is in reach', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20, wings()), man(2, 'z', 44, 20), man(2, 'y', 60, 20)] });
    const charges = t.options().filter(option => (option as { do: string }).do === 'fly') as { targets: number[] }[];
    expect(charges.map(({ targets }) => targets).filter(targets => targets.length > 0)).toEqual([[1]]);
  });
});

describe('above and beneath', () => {
  /** A beast of 8 cm across on the rim of a terrace, reaching 4 cm out over the ground below it. */
  const ledge = (
    height: number,
    seat: 1 | 2,
    walker: Partial<FigureBody> = {},
    above: Partial<FigureBody> = {},
  ): Scene =>
    scene({
      figures: [
        man(1, 'a', 62, 40, { mvt: 30, ...walker }),
        man(seat, 'u', 60, 50, { build: 'walker', baseMm: 80, rules: ['srFlight'], ...above }),
        man(2, 'far', 115, 115),
      ],
      terrain: [{ kind: 'platform', box: [40, 40, 20, 20], height }],
    });
  const past = { do: 'walk', figure: 'a', path: [[62, 60]] };

  it('BTS-SPR-79: others pass beneath one who has flown up, if they fit', () => {
    const passing = (height: number, tall: number) => ledge(height, 2, { height: tall }).refusal(past);
    expect([passing(4, 4), passing(4, 4.01), passing(3, 3), passing(3, 3.01)]).toEqual([
      [],
      ['BTS-MOV-05'],
      [],
      ['BTS-MOV-05'],
    ]);
    expect([ledge(4, 1).refusal(past), ledge(2, 1).refusal(past)]).toEqual([[], ['BTS-MOV-05']]);
    const below = ledge(4, 2).do({ do: 'walk', figure: 'a', path: [[62, 50]] });
    expect([below.at('a'), below.figure('a').spot.z]).toEqual([[62, 50], 0]);
  });

  it('BTS-SPR-79: not beneath those who climbed up without wings', () => {
    expect([1, 2].map(seat => ledge(4, seat as 1 | 2, {}, { rules: [] }).refusal(past))).toEqual([
      ['BTS-MOV-05'],
      ['BTS-MOV-05'],
    ]);
  });

  it('BTS-SPR-79, BTS-MOV-09: a control zone reaches 3 cm down as well', () => {
    const soldier = { build: 'infantry' } as const;
    expect([6, 5.99].map(height => ledge(height, 2, {}, soldier).refusal(past))).toEqual([[], ['BTS-MOV-09']]);
    expect(ledge(5.99, 1, {}, soldier).refusal(past)).toEqual([]);
  });

  const landing = (height: number, zx: number, more: Partial<FigureBody> = {}): Scene =>
    scene({
      figures: [man(1, 'a', 66, 35, wings({ baseMm: 40 })), man(2, 'z', zx, 50, more), man(2, 'far', 115, 115)],
      terrain: [{ kind: 'platform', box: [40, 40, 20, 20], height }],
    });
  const land = (targets: readonly string[] = []) => fly(59, 50, targets, 'a');

  it('BTS-SPR-79: to land close above an enemy counts as a charge', () => {
    // The base reaches to 61; the enemy’s begins 1.25 short of its centre.
    const refusals = (height: number, zx: number) => [
      landing(height, zx).refusal(land()),
      landing(height, zx).refusal(land(['z'])),
    ];
    expect(refusals(4, 65.24)).toEqual([['BTS-SPR-79'], []]);
    expect(refusals(4, 65.25)).toEqual([[], ['BTS-CHG-01']]);
    expect(refusals(5.99, 62)).toEqual([['BTS-SPR-79'], []]);
    expect(refusals(6, 62)).toEqual([[], ['BTS-CHG-01']]);
    const t = landing(4, 62).do(land(['z']));
    expect([t.state.links, t.figure('a').marks.charged]).toEqual([[{ charger: 0, charged: 1 }], true]);
    expect(landing(4, 62, { seat: 1 }).refusal(land())).toEqual([]);
  });

  it('BTS-SPR-79: nor is one too tall to be beneath', () => {
    expect([landing(2.9, 62).refusal(land()), landing(2.9, 62).refusal(land(['z']))]).toEqual([
      ['BTS-SPR-79'],
      ['BTS-SPR-79'],
    ]);
  });

  it('BTS-SPR-79: it lands with its middle on the scenery or wholly beside it', () => {
    const at = (x: number) => landing(4, 100).refusal(fly(x, 50, [], 'a'));
    expect([at(60), at(60.1), at(61.99), at(62.01)]).toEqual([[], ['BTS-SPR-79'], ['BTS-SPR-79'], []]);
  });
});
