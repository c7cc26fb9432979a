import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Layout, Operation } from '../src/book.js';
import { divisionOf } from '../src/layouts/zones.js';
import { fireteamOf, playerOf, unitOf } from '../src/state.js';
import { BLUE_COMPANY, BLUE_DECK, company, COMPANY_PACK, opening, RED_DECK, type BookBody } from './companyPack.js';
import { cards, point, type Scene, type Spot } from './scene.js';

/** Ready Companies and an agreed Operation, up to the choice of zones; seat 0 attacks. */
function exploring(operation: Operation, layout: Layout = 'confrontation', body: BookBody = {}): Scene {
  const game = opening({
    companies: [company({ units: [{ unit: 'redSquad' }] }), BLUE_COMPANY],
    options: { operation, layout },
    ...body,
  });
  return game.do(cards('9 crows', '3 rams'), RED_DECK, BLUE_DECK);
}

const places = (game: Scene): Spot[] => game.state.markers.map(({ at }) => [at.x / inches(1), at.y / inches(1)]);

describe('zones', () => {
  it('TOS-DEP-01: the Attacker chooses one of the two, the Defender has the other', () => {
    const game = exploring('traps');
    expect([game.next, game.seat, game.open]).toEqual(['tos.ask.zone', 0, [0, 1]]);
    expect(game.prompt.rule).toBe('TOS-DEP-01');
    game.do(1);
    expect(game.state.players.map(({ zone }) => zone)).toEqual([1, 0]);
  });

  it.each<[Layout, readonly Spot[]]>([
    [
      'confrontation',
      [
        [0, 0],
        [72, 0],
        [72, 12],
        [0, 12],
      ],
    ],
    [
      'killingField',
      [
        [0, 0],
        [18, 0],
        [18, 48],
        [0, 48],
      ],
    ],
    [
      'corners',
      [
        [0, 0],
        [24, 0],
        [24, 18],
        [0, 18],
      ],
    ],
    [
      'diagonals',
      [
        [0, 0],
        [48, 0],
        [0, 32],
      ],
    ],
  ])('TOS-DEP-05: %s', (layout, corners) => {
    const { zones } = divisionOf(exploring('traps', layout).state);
    expect(zones[0]).toEqual(corners.map(point));
    expect(zones[1]).toEqual(corners.map(([x, y]) => point([72 - x, 48 - y])));
  });

  it.each<[Layout, readonly [Spot, Spot]]>([
    [
      'confrontation',
      [
        [0, 24],
        [72, 24],
      ],
    ],
    [
      'killingField',
      [
        [36, 0],
        [36, 48],
      ],
    ],
    [
      'corners',
      [
        [0, 48],
        [72, 0],
      ],
    ],
    [
      'diagonals',
      [
        [0, 48],
        [72, 0],
      ],
    ],
  ])('TOS-DEP-07: the centre line of %s lies midway, and each half holds its zone', (layout, line) => {
    const division = divisionOf(exploring('traps', layout).state);
    expect(division.line).toEqual(line.map(point));
    expect(division.parts[0]).toContainEqual(point([0, 0]));
    expect(division.parts[1]).toContainEqual(point([72, 48]));
  });
});

describe('Markers of the set-up', () => {
  it('TOS-DEP-02, TOS-PIL-01, TOS-PIL-03, TOS-OPS-03: Pillage has two on the line, halfway to the edges, unclaimed', () => {
    const game = exploring('pillage').do(0);
    expect(places(game)).toEqual([
      [18, 24],
      [54, 24],
    ]);
    expect(game.state.markers.map(({ claimedBy, owner }) => [claimedBy, owner])).toEqual([
      [-1, -1],
      [-1, -1],
    ]);
    expect(places(exploring('pillage', 'corners').do(0))).toEqual([
      [18, 36],
      [54, 12],
    ]);
  });

  it('TOS-DEP-04, TOS-PIL-02: each then places one in the own half, not in the zone, 8 inches from others; the Attacker first', () => {
    const game = exploring('pillage').do(0);
    expect([game.next, game.seat, game.prompt.rule]).toEqual(['tos.ask.objective', 0, 'TOS-DEP-04']);
    // A Marker is 50 mm across: its edge is 0.984 inches from its centre.
    expect(game.refusal(point([36, 30]))).toEqual(['TOS-PIL-02']);
    expect(game.refusal(point([36, 23.1]))).toEqual(['TOS-PIL-02']);
    expect(game.refusal(point([36, 23]))).toEqual([]);
    expect(game.refusal(point([36, 12.9]))).toEqual(['TOS-PIL-02']);
    expect(game.refusal(point([36, 13]))).toEqual([]);
    // Edge to edge from the one at (18, 24): exactly 8 inches are enough.
    expect(game.refusal({ x: inches(18) + inches(8) + 50_000, y: inches(24) })).toEqual(['TOS-PIL-02']);
    expect(game.refusal({ x: inches(18), y: inches(24) - inches(8) - 50_000 })).toEqual([]);
    expect(game.refusal({ x: inches(18), y: inches(24) - inches(8) - 50_000 + 1 })).toEqual(['TOS-PIL-02']);
    game.do(point([36, 20]));
    expect(game.seat).toBe(1);
    expect(game.refusal(point([36, 20]))).toContain('TOS-MRK-02');
    game.do(point([36, 30]));
    expect(game.state.markers).toHaveLength(4);
    expect(game.state.phase).toBe('deployment');
  });

  it('TOS-SUP-01: E-51, each places two, 12 inches from others and from the edges; they alternate', () => {
    const game = exploring('supplyCache').do(0);
    const seats: number[] = [];
    // 12 inches to the edge of the table, and half a Marker.
    expect(game.refusal({ x: inches(12) + 24_999, y: inches(16) })).toEqual(['TOS-SUP-01']);
    expect(game.refusal({ x: inches(12) + 25_000, y: inches(16) })).toEqual([]);
    expect(game.refusal(point([30, 30]))).toEqual(['TOS-SUP-01']);
    const spots: Spot[] = [
      [20, 16],
      [20, 32],
      [50, 16],
      [50, 32],
    ];
    for (const [i, spot] of spots.entries()) {
      seats.push(game.seat);
      if (i === 2) {
        // R-13, edge to edge from (20, 16): exactly 12 is enough.
        expect(game.refusal({ x: inches(32) + 49_999, y: inches(16) })).toEqual(['TOS-SUP-01']);
        expect(game.refusal({ x: inches(32) + 50_000, y: inches(16) })).toEqual([]);
      }
      game.do(point(spot));
    }
    expect(seats).toEqual([0, 1, 0, 1]);
    expect(game.state.markers).toHaveLength(4);
  });

  it('TOS-SUP-04: on a table of four feet by four 8 inches are enough', () => {
    const game = exploring('supplyCache', 'confrontation', { size: [48, 48] }).do(0, point([14, 20]), point([14, 34]));
    expect(game.refusal({ x: inches(22) + 49_999, y: inches(20) })).toEqual(['TOS-SUP-01']);
    expect(game.refusal({ x: inches(22) + 50_000, y: inches(20) })).toEqual([]);
  });

  it('TOS-BAT-01: Pitched Battle has two on the line, 12 inches from the centre', () => {
    expect(places(exploring('pitchedBattle').do(0))).toEqual([
      [24, 24],
      [48, 24],
    ]);
    const slanted = exploring('pitchedBattle', 'diagonals').do(0);
    for (const { at } of slanted.state.markers) {
      const [dx, dy] = [at.x - inches(36), at.y - inches(24)];
      expect(Math.round(Math.sqrt(dx * dx + dy * dy))).toBeCloseTo(inches(12), -1);
    }
    expect(slanted.state.markers.every(({ claimedBy }) => claimedBy === -1)).toBe(true);
  });

  it('TOS-TRP-01: Traps starts without any', () => {
    const game = exploring('traps').do(0);
    expect(game.state.markers).toEqual([]);
    expect(game.state.phase).toBe('deployment');
  });

  it('TOS-MRK-04: what nobody can place is left out', () => {
    const wall = { box: [0, 0, 72, 24] as const, traits: ['blocking'] };
    // Terrain is no hindrance to Markers, but other Markers are: a table too narrow for four of them.
    const game = exploring('supplyCache', 'confrontation', { size: [30, 48], terrain: [wall] }).do(0);
    while (game.next === 'tos.ask.objective') game.do(game.seat === 0 ? point([15, 16]) : point([15, 32]));
    expect(game.state.markers).toHaveLength(2);
  });

  it('TOS-DEP-03: Abilities for this moment are used before variable Markers, the Attacker first, then in turn', () => {
    const scout = (id: string) => ({
      id,
      name: { fr: id, en: id },
      rules: [{ kind: 'when', moment: 'exploration', optional: true, effects: [{ do: 'tactics', count: 1 }] } as const],
    });
    const units = COMPANY_PACK.units.map(card =>
      card.commander === true
        ? { ...card, standard: { ...card.standard, abilities: [scout('one'), scout('two')] } }
        : card,
    );
    const game = exploring('pillage', 'confrontation', { pack: { ...COMPANY_PACK, units } }).do(0);
    const seats: number[] = [];
    while (game.next === 'tos.ask.ability') {
      seats.push(game.seat);
      game.do(game.open[0]);
    }
    expect(seats).toEqual([0, 1, 0, 1]);
    expect(game.state.players.map(({ tactics }) => tactics)).toEqual([2, 2]);
    expect(game.next).toBe('tos.ask.objective');
  });
});

describe('deployment', () => {
  const list = company({
    commanders: [{ unit: 'redLord' }],
    units: [{ unit: 'redLoner' }, { unit: 'redSquad' }, { unit: 'redTitan' }, { unit: 'redLoner' }],
  });
  const deploying = (body: BookBody = {}): Scene =>
    exploring('traps', 'confrontation', { companies: [list, BLUE_COMPANY], ...body }).do(0);
  const name = (game: Scene, unit: number): string | undefined => COMPANY_PACK.units[unitOf(game.state, unit).card]?.id;

  it('TOS-DEP-08, TOS-UNT-21: Titans, Squads, the rest; in each class the Attacker before the Defender', () => {
    const game = deploying();
    const order: (string | undefined)[] = [];
    let x = 5;
    while (game.state.phase === 'deployment') {
      if (game.next === 'tos.ask.deploy-unit') game.do(game.open[0]);
      const unit = (game.prompt.args as { unit: number }).unit;
      order.push(name(game, unit));
      const y = playerOf(game.state, game.seat).zone === 0 ? 6 : 42;
      const at = unitOf(game.state, unit).fireteams.map(() => point([(x += 3), y]));
      game.do(at);
    }
    expect(order).toEqual(['redTitan', 'redSquad', 'redLord', 'redLoner', 'redLoner', 'blueLord', 'blueLoner']);
    expect(game.state.fireteams.every(({ place }) => place === 'table')).toBe(true);
  });

  it('TOS-DEP-09: wholly inside the own zone', () => {
    const game = deploying();
    expect(name(game, (game.prompt.args as { unit: number }).unit)).toBe('redTitan');
    const radius = 40_000;
    expect(game.refusal([{ x: inches(30), y: inches(12) - radius }])).toEqual([]);
    expect(game.refusal([{ x: inches(30), y: inches(12) - radius + 1 }])).toEqual(['TOS-DEP-09']);
    expect(game.refusal([{ x: inches(30), y: radius - 1 }])).toEqual(['TOS-MOV-04']);
  });

  it('TOS-DEP-10, TOS-TER-25: not on Impassable ground, not on others, Squads in Formation', () => {
    const game = deploying({
      terrain: [
        { box: [0, 0, 10, 10], traits: ['impassable'] },
        { box: [60, 0, 72, 10], traits: ['impassable high'] },
      ],
    });
    expect(game.refusal([point([8, 8])])).toEqual(['TOS-TER-25']);
    expect(game.refusal([point([64, 6])])).toEqual(['TOS-TER-25']);
    game.do([point([30, 6])]);
    const squad = (...at: readonly Spot[]): readonly string[] => game.refusal(at.map(point));
    expect(squad([34, 6], [37, 6], [40, 6])).toEqual([]);
    expect(squad([64, 6], [66.5, 6], [69, 6])).toEqual([]); // The height is for Titans only.
    expect(squad([31, 6], [37, 6], [40, 6])).toEqual(['TOS-DEP-10']);
    expect(squad([34, 6], [34.5, 6], [40, 6])).toEqual(['TOS-DEP-10']);
    // 8 inches between the edges of bases 50 mm across.
    const far = (gap: number): readonly string[] =>
      game.refusal([
        { x: inches(40), y: inches(6) },
        { x: inches(42.5), y: inches(6) },
        { x: inches(40) + 50_000 + gap, y: inches(6) },
      ]);
    expect(far(inches(8))).toEqual([]);
    expect(far(inches(8) + 1)).toEqual(['TOS-MOV-17']);
  });

  it('TOS-DEP-06: after the black Joker both players’ Commanders come first', () => {
    const companies = [list, BLUE_COMPANY];
    const game = opening({ companies, options: { operation: 'traps' } }).do(
      cards('9 crows', 'black joker'),
      RED_DECK,
      BLUE_DECK,
      0,
    );
    const unit = (): string | undefined => name(game, (game.prompt.args as { unit: number }).unit);
    expect(unit()).toBe('redLord');
    game.do([point([30, 6])]);
    expect(unit()).toBe('blueLord');
    game.do([point([30, 42])]);
    expect(unit()).toBe('redTitan');
  });

  it('TOS-GEN-04: a Fireteam has the base its card says', () => {
    const game = deploying().do([point([30, 6])]);
    const [titan] = game.state.fireteams.filter(({ place }) => place === 'table');
    expect(fireteamOf(game.state, game.state.fireteams.indexOf(titan as never)).at).toEqual(point([30, 6]));
    // 80 mm: another may stand 65 mm from its centre (40 + 25), and no nearer.
    const beside = (gap: number): readonly string[] =>
      game.refusal([{ x: inches(30) + 65_000 + gap, y: inches(6) }, point([36, 6]), point([39, 6])]);
    expect(beside(0)).toEqual([]);
    expect(beside(-1)).toEqual(['TOS-DEP-10']);
  });
});
