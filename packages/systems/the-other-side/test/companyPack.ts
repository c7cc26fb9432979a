import type { Book, Company, Encounter } from '../src/book.js';
import { PLAIN_OPTIONS, seatCount } from '../src/book.js';
import type { Ability, AssetCard, Name, Pack, StratagemCard, UnitCard } from '../src/content/types.js';
import { setup } from '../src/setup.js';
import { inches } from '@banneret/geometry';
import { Scene, type TerrainBody, box, traitNamed } from './scene.js';
import { rally, shoot, side, slash } from './testPack.js';

/** Cards for the tests of recruiting and set-up: two Allegiances of different types that share hardly anything. */

const named = (id: string): Name => ({ fr: id, en: id });
const RED = ['red'];
const BLUE = ['blue'];

const unit = (id: string, change: Partial<UnitCard>): UnitCard => ({
  id,
  name: named(id),
  allegiances: RED,
  fireteam: { base: 40 },
  scrip: 2,
  standard: side({ actions: [slash, shoot, rally] }),
  glory: side({ sp: 7 }),
  ...change,
});

const SQUAD = { base: 50, models: { count: 3, size: 30 } } as const;

export const COMPANY_UNITS: readonly UnitCard[] = [
  unit('redLord', { commander: true, unique: true, scrip: 20 }),
  unit('redAide', { commander: true, scrip: 10 }),
  unit('blueLord', { commander: true, unique: true, scrip: 20, allegiances: BLUE }),
  unit('blueAide', { commander: true, scrip: 10, allegiances: BLUE }),
  unit('redSquad', { squad: 3, fireteam: SQUAD, scrip: 6 }),
  unit('redTitan', { titan: true, fireteam: { base: 80 }, scrip: 8 }),
  unit('redHero', { champion: true, unique: true, scrip: 4 }),
  unit('redGiant', { champion: true, titan: true, scrip: 5 }),
  unit('redLoner', {}),
  unit('mixed', { squad: 2, fireteam: SQUAD, combinedArms: 'cannon', scrip: 5 }),
  unit('blueSquad', { squad: 2, fireteam: { base: 60, models: { count: 3, size: 40 } }, scrip: 5, allegiances: BLUE }),
  unit('blueLoner', { allegiances: BLUE }),
  unit('goBetween', { allegiances: ['red', 'blue'], scrip: 3 }),
];

const asset = (id: string, change: Partial<AssetCard> = {}): AssetCard => ({
  id,
  name: named(id),
  allegiances: RED,
  cost: 1,
  standard: { abilities: [], actions: [] },
  deactivated: { abilities: [], actions: [] },
  ...change,
});

export const COMPANY_ASSETS: readonly AssetCard[] = [
  asset('shield', { slot: 'armour', deactivate: 1 }),
  asset('mail', { slot: 'armour' }),
  asset('flag'),
  asset('horn'),
  asset('drum', { cost: 3 }),
  asset('crown', { unique: true }),
  asset('orb', { unique: true }),
  asset('heirloom', { restrictions: [{ kind: 'unit', unit: 'redHero' }] }),
  asset('greatGun', { restrictions: [{ kind: 'type', type: 'titan' }] }),
  asset('medal', {
    restrictions: [
      { kind: 'type', type: 'champion' },
      { kind: 'type', type: 'titan' },
    ],
  }),
  asset('treaty', { allegiances: ['red', 'blue'], restrictions: [{ kind: 'allegiance', allegiance: 'blue' }] }),
  asset('rations', { most: 2 }),
  asset('earthKit', { allegiances: [], generic: 'earth' }),
  asset('farKit', { allegiances: [], generic: 'malifaux' }),
  asset('sergeant', { adjunct: 30 }),
  asset('brute', { adjunct: 40, allegiances: ['red', 'blue'] }),
];

const stratagem = (id: string, change: Partial<StratagemCard>): StratagemCard => ({
  id,
  name: named(id),
  tactics: 2,
  effects: [{ do: 'draw', count: 1 }],
  ...change,
});

const numbered = (prefix: string, count: number, change: Partial<StratagemCard>): StratagemCard[] =>
  Array.from({ length: count }, (_, i) => stratagem(`${prefix}${i}`, change));

const keen: Ability = {
  id: 'keen',
  name: named('keen'),
  rules: [{ kind: 'modify', modifier: { of: 'av', amount: 1 } }],
};

export const COMPANY_PACK: Pack = {
  allegiances: [
    { id: 'red', name: named('red'), type: 'earth', abilities: [keen], glory: { kind: 'kill' } },
    { id: 'blue', name: named('blue'), type: 'malifaux', abilities: [], glory: { kind: 'loss' } },
  ],
  envoys: [
    {
      id: 'blueGuest',
      name: named('blueGuest'),
      type: 'earth',
      allegiance: 'blue',
      most: 1,
      abilities: [{ ...keen, id: 'strange' }],
    },
    { id: 'redGuest', name: named('redGuest'), allegiance: 'red', abilities: [] },
  ],
  units: COMPANY_UNITS,
  combinedArms: [
    {
      id: 'cannon',
      name: named('cannon'),
      fireteams: 1,
      fireteam: { base: 60 },
      standard: side({ actions: [shoot] }),
      glory: side({ sp: 4, actions: [shoot] }),
    },
  ],
  assets: COMPANY_ASSETS,
  stratagems: [
    ...numbered('red', 4, { allegiance: 'red' }),
    ...numbered('blue', 4, { allegiance: 'blue' }),
    ...numbered('earth', 3, { generic: 'earth' }),
    ...numbered('far', 3, { generic: 'malifaux' }),
  ],
};

export const company = (change: Partial<Company> = {}): Company => ({
  id: 'test',
  name: named('test'),
  allegiance: 'red',
  commanders: [{ unit: 'redLord' }],
  units: [],
  ...change,
});

export const BLUE_COMPANY = company({
  allegiance: 'blue',
  commanders: [{ unit: 'blueLord' }],
  units: [{ unit: 'blueLoner' }],
});

export interface BookBody extends Partial<Omit<Book, 'table' | 'options'>> {
  readonly options?: Partial<Book['options']>;
  readonly size?: readonly [number, number];
  readonly terrain?: readonly TerrainBody[];
}

export function bookOf({ size = [72, 48], terrain = [], options, ...change }: BookBody = {}): Book {
  const encounter: Encounter = change.encounter ?? 'standard';
  const seats = seatCount(encounter);
  return {
    encounter,
    seats,
    commanders: 1,
    table: {
      id: 'test',
      name: named('test'),
      width: inches(size[0]),
      depth: inches(size[1]),
      terrain: terrain.map((piece, i) => ({
        id: `zone${i}`,
        name: named(`${i}`),
        outline: box(piece.box),
        traits: piece.traits.map(traitNamed),
      })),
    },
    options: { ...PLAIN_OPTIONS, ...options },
    pack: COMPANY_PACK,
    companies: Array.from({ length: seats }, () => null),
    ...change,
  };
}

/** A match from its very beginning. */
export const opening = (body: BookBody = {}): Scene =>
  new Scene(setup(bookOf(body)), [{ proc: 'main', step: 'begin', vars: {} }], false);

/** Places of Stratagems in the pack by their ids. */
export const stratagems = (...ids: readonly string[]): number[] =>
  ids.map(id => COMPANY_PACK.stratagems.findIndex(card => card.id === id));

export const RED_DECK = stratagems('red0', 'red1', 'red2', 'red3', 'earth0', 'earth1');
export const BLUE_DECK = stratagems('blue0', 'blue1', 'blue2', 'blue3', 'far0', 'far1');
