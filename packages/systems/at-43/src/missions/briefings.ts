import { cm } from '@banneret/geometry';
import type { Name } from '../battle.js';
import { MOST_SIDES, shareOf, TABLE_SIDE } from '../rulings.js';
import type { Mission, MissionId, MissionPlace, Terms } from './mission.js';
import { accessZone, area, deploymentZone, disc, edge, forAll, forOne, neutralZone, place } from './parts.js';
import { edgesOf, portionsFor } from './portions.js';

/** AT43-MSG-04. */
export const DEFAULT_PIECES: readonly string[] = [
  ...Array.from({ length: 4 }, () => 'container'),
  ...Array.from({ length: 6 }, () => 'low-wall'),
];

const split = (value: number, assault: number): Terms => ({
  assault: shareOf(value, assault),
  reinforcement: shareOf(value, 100 - assault),
});

type Briefing = Omit<Mission, 'id' | 'width' | 'depth' | 'portions' | 'pieces' | 'knownTerrain'> &
  Partial<Pick<Mission, 'width' | 'depth' | 'pieces' | 'knownTerrain'>>;

/** AT43-PREP-03, -04: a mission for so many sides at the agreed value. Missions with roles, and their maps, are for two. */
export function briefingFor(id: MissionId, value: number, sides = 2): Mission {
  const briefing = BRIEFINGS[id](value, sides);
  const { width = TABLE_SIDE, depth = TABLE_SIDE } = briefing;
  const portions = portionsFor(sides, width, depth);
  const none = Array.from({ length: sides }, () => false);
  const mission = { pieces: DEFAULT_PIECES, knownTerrain: none, ...briefing, id, width, depth, portions };
  return sides === 2 ? mission : { ...mission, places: placesForMany(mission) };
}

/** AT43-TBL-02: for more than two sides the edges of a portion are its access zones; what lies on the table stays. */
function placesForMany({ places, portions, width, depth }: Mission): readonly MissionPlace[] {
  const zones = portions.flatMap((portion, owner) =>
    edgesOf(portion, width, depth).map(({ from, to }, i) =>
      accessZone(`access-${owner}-${i}`, { kind: 'edge', from, to }, owner),
    ),
  );
  return [...zones, ...places.filter(({ shape }) => shape.kind === 'disc')];
}

const named = (fr: string, en: string): Name => ({ fr, en });
const dropPoint = named('Point de largage', 'Drop point');

const PLAYED_BY_MANY: readonly MissionId[] = ['searchAndDestroy', 'holdThePositions', 'skirmish'];

/** May so many sides play it? Roles are for two. */
export const seatsFor = (id: MissionId, sides: number): boolean =>
  sides === 2 || (sides > 2 && sides <= MOST_SIDES && PLAYED_BY_MANY.includes(id));

const each = <T>(sides: number, item: T): readonly T[] => Array.from({ length: sides }, () => item);

/** AT43-MS1. */
const searchAndDestroy = (value: number, sides: number): Briefing => ({
  name: named('Recherche et destruction', 'Search and Destroy'),
  kind: 'routine',
  turns: 7,
  terms: each(sides, split(value, 70)),
  roles: false,
  target: each(sides, 9),
  firstAuthority: -1,
  terrain: 'noMansLand',
  artillery: null,
  places: [
    accessZone('south', edge(30, 0, 90, 0), 0),
    accessZone('north', edge(30, 120, 90, 120), 1),
    place('D1', dropPoint, disc(20, 60), { uses: ['drop'], worth: forAll(sides, 50, 50) }),
    place('D2', dropPoint, disc(100, 60), { uses: ['drop'], worth: forAll(sides, 50, 50) }),
  ],
});

/** AT43-MS2. */
const bridgehead = (value: number): Briefing => ({
  name: named('Tête de pont', 'Bridgehead'),
  kind: 'routine',
  turns: 6,
  terms: [split(value, 60), split(shareOf(value, 80), 60)],
  roles: true,
  target: [9, 9],
  firstAuthority: 0,
  knownTerrain: [false, true],
  terrain: 'pacifiedRegion',
  artillery: null,
  places: [
    accessZone('south', edge(0, 0, 120, 0), 0),
    accessZone('north', edge(40, 120, 80, 120), 1),
    deploymentZone('north-lines', area(0, 70, 120, 120), 1, 3),
    place('B1', named('Culée ouest', 'West abutment'), disc(30, 45), { objective: true, worth: forAll(2, 50, 50) }),
    place('B2', named('Pont', 'Bridge'), disc(60, 55), { objective: true, uses: ['drop'], worth: forAll(2, 50, 50) }),
    place('B3', named('Culée est', 'East abutment'), disc(90, 45), { objective: true, worth: forAll(2, 50, 50) }),
  ],
});

/** AT43-MS3. */
const holdThePositions = (value: number, sides: number): Briefing => ({
  name: named('Tenir les positions', 'Hold the Positions'),
  kind: 'routine',
  turns: 6,
  terms: each(sides, split(value, 60)),
  roles: false,
  target: each(sides, 12),
  firstAuthority: -1,
  terrain: 'trenchWar',
  artillery: null,
  places: [
    accessZone('south', edge(0, 0, 120, 0), 0),
    accessZone('north', edge(0, 120, 120, 120), 1),
    deploymentZone('south-lines', area(20, 0, 100, 20), 0, 3),
    deploymentZone('north-lines', area(20, 100, 100, 120), 1, 3),
    neutralZone('west', edge(0, 50, 0, 70)),
    neutralZone('east', edge(120, 50, 120, 70)),
    place('P1', named('Position ouest', 'West position'), disc(25, 60), {
      objective: true,
      uses: ['drop'],
      worth: forAll(sides, 50, 100),
    }),
    place('P2', named('Position centrale', 'Central position'), disc(60, 60), { objective: true }),
    place('P3', named('Position est', 'East position'), disc(95, 60), {
      objective: true,
      uses: ['drop'],
      worth: forAll(sides, 50, 100),
    }),
  ],
});

/** AT43-MS4: the value is part of the briefing. */
const skirmish = (_value: number, sides: number): Briefing => ({
  name: named('Escarmouche', 'Skirmish'),
  kind: 'routine',
  width: cm(90),
  depth: cm(90),
  turns: 5,
  terms: each(sides, { assault: 1000, reinforcement: 0 }),
  roles: false,
  target: each(sides, 6),
  firstAuthority: -1,
  terrain: 'noMansLand',
  pieces: ['container', 'container', 'low-wall', 'low-wall', 'low-wall', 'low-wall'],
  artillery: null,
  places: [
    accessZone('south', edge(0, 0, 90, 0), 0),
    accessZone('north', edge(0, 90, 90, 90), 1),
    place('C', named('Carrefour', 'Crossroads'), disc(45, 45), { objective: true }),
  ],
});

const landingPoint = (id: string, x: number, y: number): MissionPlace =>
  place(id, dropPoint, disc(x, y), { uses: ['drop'], worth: forOne(0, 50, 50), heldBy: 0 });

const bunker = (id: string, x: number, y: number): MissionPlace =>
  place(id, named('Bunker', 'Bunker'), disc(x, y), { objective: true, worth: forOne(1, 50, 50) });

/** AT43-MS5. */
const landing = (value: number): Briefing => ({
  name: named('Débarquement', 'Landing'),
  kind: 'special',
  turns: 7,
  terms: [split(value, 40), split(shareOf(value, 75), 60)],
  roles: true,
  target: [6, 12],
  firstAuthority: 0,
  knownTerrain: [false, true],
  terrain: 'pacifiedRegion',
  artillery: {
    portion: 0,
    lastTurn: 3,
    weapon: {
      id: 'orbital-battery',
      name: named('Batterie orbitale', 'Orbital battery'),
      mode: 'indirect',
      accuracy: null,
      locked: 4,
      rate: 3,
      rerolls: 0,
      area: cm(3),
      penetration: 8,
      damage: 2,
    },
  },
  places: [
    accessZone('south', edge(0, 0, 120, 0), 0),
    accessZone('north', edge(30, 120, 90, 120), 1),
    deploymentZone('north-lines', area(0, 60, 120, 110), 1, 4),
    landingPoint('L1', 20, 40),
    landingPoint('L2', 60, 30),
    landingPoint('L3', 100, 40),
    bunker('K1', 30, 80),
    bunker('K2', 60, 90),
    bunker('K3', 90, 80),
  ],
});

const crashSite = (id: string, x: number, y: number, uses: MissionPlace['uses']): MissionPlace =>
  place(id, named('Épave', 'Crash site'), disc(x, y), { uses, worth: forAll(2, 50, 50) });

/** AT43-MS6. */
const rescue = (value: number): Briefing => ({
  name: named('Sauvetage', 'Rescue'),
  kind: 'special',
  turns: 7,
  terms: [split(shareOf(value, 80), 70), split(value, 60)],
  roles: true,
  target: [8, 8],
  firstAuthority: 0,
  knownTerrain: [false, true],
  terrain: 'pacifiedRegion',
  artillery: null,
  places: [
    accessZone('south', edge(40, 0, 80, 0), 0),
    accessZone('north', edge(0, 120, 120, 120), 1),
    neutralZone('west', edge(0, 50, 0, 70)),
    neutralZone('east', edge(120, 50, 120, 70)),
    crashSite('W1', 25, 80, ['drop']),
    crashSite('W2', 60, 70, []),
    crashSite('W3', 95, 80, ['drop']),
  ],
});

const BRIEFINGS: Readonly<Record<MissionId, (value: number, sides: number) => Briefing>> = {
  searchAndDestroy,
  bridgehead,
  holdThePositions,
  skirmish,
  landing,
  rescue,
};
