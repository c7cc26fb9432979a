import type { Rng } from '@banneret/kernel';
import { ACTIONS, ORDERS, SCENARIOS, SPELLS } from '../src/names.js';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { positionFrom } from '../src/scenario/position.js';
import { judgeApart, judgeStand } from '../src/deploy/stand.js';
import { placedOf } from '../src/figures/placed.js';
import { firstState, type State } from '../src/state.js';

/**
 * Positions drawn so that armies meet: everything the rules know, on a few square feet. Much melee, Transports with people in
 * them, buildings with people in them, Monsters, Vehicles, Walkers, Siege Weapons, Mages and Champions.
 */

/** The battle is drawn in a square of this many centimetres in the middle of the table. */
const FIELD = 46;
const CORNER = 37;

const one = <T>(rng: Rng, items: readonly T[]): T => items[rng.below(items.length)] as T;
const some = <T>(rng: Rng, items: readonly T[], count: number): T[] => {
  const left = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () => left.splice(rng.below(left.length), 1)[0] as T);
};

const TRAITS = [
  'srEnraged',
  'srTerrifying',
  'srAgile',
  'srMedic',
  'srBrutalCharge',
  'srFlight',
  'srCourageous',
  'srRobotic',
  'srTreacherous',
  'srGuerrilla',
  'srImpact',
  'srLightFooted',
  'srMassive',
] as const;

const rifle = { ranged: [{ force: 5, range: 60 }] };
const flamer = { ranged: [{ category: 'flamer', force: 5, range: 30, dice: 2 }] } as const;
const pistols = { ranged: [{ id: 'pistol', hands: 1, force: 4, range: 30 }] } as const;
const pike = { melee: [{ id: 'pike', hands: 2, supports: true }] } as const;

function trooper(rng: Rng): Partial<FigureBody> {
  const arms = one(rng, [
    {},
    rifle,
    flamer,
    pistols,
    pike,
    { support: ['shield'] } as const,
    { support: ['banner'] } as const,
  ]);
  return { ...arms, ...(rng.below(3) === 0 && { rules: [one(rng, TRAITS)] }), morale: 3 + rng.below(4) };
}

function champion(rng: Rng): Partial<FigureBody> {
  return {
    ...trooper(rng),
    rank: (1 + rng.below(4)) as 1 | 2 | 3 | 4,
    cc: 6,
    attacks: 2,
    pv: 2,
    morale: 6 + rng.below(3),
    orders: some(rng, ORDERS, 2),
    actions: some(rng, ACTIONS, 2),
    ...(rng.below(2) === 0 && {
      spells: some(
        rng,
        SPELLS.filter(spell => spell !== 'terror'),
        3,
      ),
    }),
  };
}

/** A few figures that belong together. */
function party(rng: Rng, name: string): FigureBody[] {
  const fig = (id: string, more: Partial<FigureBody>): FigureBody => ({ id: `${name}${id}`, seat: 1, ...more });
  const band = (id: string, count: number, more: () => Partial<FigureBody>): FigureBody[] =>
    Array.from({ length: count }, (_, i) => fig(`${id}${i}`, more()));
  switch (rng.below(8)) {
    case 0:
      return band('rider', 2, () => ({
        ...trooper(rng),
        build: one(rng, ['cavalry', 'bike'] as const),
        mvt: 25,
        height: 5,
        shoulder: 3,
      }));
    case 1:
      return [
        fig('beast', {
          build: 'monster',
          baseMm: 60,
          height: 6,
          attacks: 3,
          force: 7,
          defence: 6,
          pv: 4,
          mvt: 20,
          morale: 4,
          capacity: 3,
          rules: ['srFiringPlatform'],
        }),
        ...band('up', 2, () => ({ ...trooper(rng), place: 'aboard', rules: [], host: `${name}beast` })),
      ];
    case 2:
      return [
        fig('car', {
          build: 'vehicle',
          baseMm: [70, 40],
          height: 4,
          mvt: 30,
          attacks: 0,
          melee: [],
          morale: 0,
          capacity: 4,
          vehicle: { front: 12, flank: 11, rear: 10, crew: 2 },
          ranged: [{ force: 6, range: 60, slot: 'central' }],
          ...(rng.below(2) === 0 && { rules: ['srFiringPlatform'] }),
        }),
        ...band('in', 3, () => ({ ...trooper(rng), place: 'aboard', rules: [], host: `${name}car` })),
      ];
    case 3:
      return [
        fig('gun', {
          build: 'siege',
          baseMm: 50,
          mvt: 0,
          attacks: 0,
          ct: 0,
          morale: 0,
          pv: 3,
          defence: 6,
          melee: [],
          ranged: [{ category: 'light-artillery', range: 90, force: 5 }],
          siege: { servants: [`${name}crew0`, `${name}crew1`] },
          unit: `${name}gun`,
        }),
        ...band('crew', 2, () => ({ serves: `${name}gun`, unit: `${name}gun`, morale: 3 })),
      ];
    case 4:
      return [
        fig('walker', {
          build: 'walker',
          baseMm: 40,
          height: 6,
          attacks: 2,
          force: 6,
          pv: 3,
          melee: ['claw', 'claw'],
          ...pistols,
        }),
      ];
    case 5:
      return band('home', 3, () => ({ ...trooper(rng), place: 'inside', host: 'house' }));
    case 6:
      return band('wild', 2, () => ({
        build: 'beast',
        keywords: ['beast'],
        mvt: 20,
        attacks: 2,
        rules: [one(rng, TRAITS)],
      }));
    default:
      return [
        fig('chief', { ...champion(rng), unit: name }),
        ...band('man', 3, () => ({ ...trooper(rng), unit: name })),
      ];
  }
}

const SCENERY: readonly TerrainBody[] = [
  {
    id: 'house',
    kind: 'building',
    box: [56, 56, 10, 10],
    height: 8,
    storeys: 2,
    flammable: true,
    openings: [
      { at: [56, 61], kind: 'door' },
      { at: [66, 61], kind: 'window' },
      { at: [61, 56], kind: 'door' },
    ],
  },
  { id: 'wood', kind: 'wooded', box: [42, 66, 12, 10], height: 4, flammable: true },
  { id: 'wall', kind: 'obstacle', box: [70, 44, 1, 14], height: 2 },
  { id: 'hill', kind: 'platform', box: [70, 66, 12, 12], height: 4 },
  { id: 'pond', kind: 'deep-water', box: [42, 42, 8, 8] },
];

/** Bases that stand on nobody and in nothing; figures for whom there is no room are left out. */
function placed(
  rng: Rng,
  figures: readonly FigureBody[],
  terrain: readonly TerrainBody[],
  knot: readonly FigureBody[],
): FigureBody[] {
  const standing: FigureBody[] = [...knot];
  for (const figure of figures) {
    if (figure.place !== undefined) {
      standing.push(figure);
      continue;
    }
    for (let tries = 0; tries < 60; tries++) {
      const at = [CORNER + rng.below(FIELD * 10) / 10, CORNER + rng.below(FIELD * 10) / 10] as const;
      const there = { ...figure, at, facing: rng.below(360) };
      const others = standing.filter(({ place }) => place === undefined);
      const found = positionFrom({ terrain, figures: [...others.map(bare), bare(there)] });
      if (found.ok && hasRoom(found.value.state)) {
        standing.push(there);
        break;
      }
    }
  }
  return standing;
}

/** Without those who may not have been placed yet. */
const bare = ({ siege: _siege, serves: _serves, host: _host, ...figure }: FigureBody): FigureBody => figure;

function hasRoom(state: State): boolean {
  const last = state.figures.length - 1;
  const alone = firstState(state.battle);
  alone.figures = state.figures.map((figure, i) => (i === last ? { ...figure, place: 'waiting' } : figure));
  return judgeStand(alone, placedOf(state, last)).ok && judgeApart(alone, last, placedOf(state, last)).ok;
}

/** Only those whose hosts, weapons and Servants have found their places. */
function whole(figures: readonly FigureBody[]): FigureBody[] {
  const ids = figures.map(({ id }) => id);
  const left = figures.filter(
    ({ host, serves, siege, place }) =>
      (place !== 'aboard' || ids.includes(host ?? '')) &&
      (serves === undefined || ids.includes(serves)) &&
      (siege === undefined || siege.servants.every(id => ids.includes(id))),
  );
  return left.length === figures.length ? left : whole(left);
}

/** Bases of 25 mm on this lattice touch their neighbours without overlapping, in centimetres. */
const ROW = 2.1651;
const CLOSE = 2.5;

interface Brawl {
  readonly figures: readonly FigureBody[];
  readonly engaged: readonly (readonly [string, string])[];
}

/** A knot of figures base to base, whoever touches an enemy Engaged with him: combats that want to be split. */
function brawl(rng: Rng): Brawl {
  const [left, near] = [CORNER + 4 + rng.below(20), CORNER + 12 + rng.below(6)];
  const figures: FigureBody[] = [];
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      if (rng.below(4) === 0) continue;
      const at = [left + column * CLOSE + (row % 2) * (CLOSE / 2), near + row * ROW] as const;
      const seat = one(rng, [1, 2] as const);
      figures.push({ id: `brawl-${row}${column}`, seat, at, ...trooper(rng), pv: 1 + rng.below(3) });
    }
  const engaged: (readonly [string, string])[] = [];
  for (const [i, a] of figures.entries())
    for (const b of figures.slice(i + 1)) {
      const [[ax, ay], [bx, by]] = [a.at ?? [0, 0], b.at ?? [0, 0]];
      const away = (ax - bx) * (ax - bx) + (ay - by) * (ay - by);
      if (a.seat === b.seat || away > (CLOSE + 0.01) * (CLOSE + 0.01)) continue;
      engaged.push(rng.below(2) === 0 ? [a.id, b.id] : [b.id, a.id]);
    }
  return { figures, engaged };
}

export function meeting(rng: Rng): Body {
  // The pond is where the brawls are.
  const terrain = SCENERY.filter(({ id }) => id === 'house' || (id !== 'pond' && rng.below(2) === 0));
  // Two parties must not hold the house together: they would have been fighting for it.
  let lodged = false;
  const parties = Array.from({ length: 6 }, (_, i) => {
    const figures = party(rng, `${'abcdef'[i] ?? 'x'}-`);
    const indoors = figures.some(({ place }) => place === 'inside');
    if (indoors && lodged) return [];
    lodged ||= indoors;
    return figures.map((figure): FigureBody => ({ ...figure, seat: i % 2 === 0 ? 1 : 2 }));
  });
  const leaders = ([1, 2] as const).map((seat): FigureBody => ({
    id: `general-${seat}`,
    seat,
    ...champion(rng),
    general: true,
  }));
  const knot = brawl(rng);
  const figures = whole(placed(rng, [...leaders, ...parties.flat()], terrain, knot.figures));
  const turn = 1 + rng.below(3);
  return {
    scenario: one(
      rng,
      SCENARIOS.filter(id => id === 'great-clash' || id === 'conquest'),
    ),
    turn,
    turns: turn + 3,
    near: 1,
    terrain,
    figures,
    engaged: knot.engaged,
    markers: [[60, 50]],
    begin: 'turns',
    ...(rng.below(2) === 0 && { demoralised: [one(rng, [1, 2] as const)], observed: 0 }),
  };
}
