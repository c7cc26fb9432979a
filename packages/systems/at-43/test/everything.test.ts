import { stepAtRandom } from '@banneret/ai';
import { cm } from '@banneret/geometry';
import {
  awaited,
  pickKind,
  promptOf,
  resume,
  seededRng,
  start,
  submit,
  type Match,
  type PickShape,
} from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { PLAIN_OPTIONS } from '../src/battle.js';
import type { ArmyBook, CompanyUnit, UnitType } from '../src/content/army.js';
import { BOOKS } from '../src/content/index.js';
import { MISSION_IDS } from '../src/missions/mission.js';
import { setupFor } from '../src/request.js';
import { setup } from '../src/setup.js';
import { ATTITUDES, type State } from '../src/state.js';
import { at43 } from '../src/system.js';
import { sheetOf, weaponOf } from '../src/units.js';

/** One unit of a type with all it can have: this special weapon, a specialist, a hero. */
const unitOf = (type: UnitType, more: Partial<CompanyUnit> = {}): CompanyUnit => ({
  unit: type.id,
  strength: Math.max(type.least, Math.min(type.most, type.machine ? 1 : 6)),
  pool: 'assault',
  section: 1,
  special: '',
  bearers: 0,
  specialist: '',
  officer: type.grades[0] ?? 0,
  hero: '',
  ...more,
});

/** Everything a book offers, points be damned: every type with every special weapon, every specialist, every hero twice. */
function wholeBook({ units, heroes }: ArmyBook): CompanyUnit[] {
  const plain = units.flatMap(type => {
    const specials = type.specials.map(({ weapon }, i) =>
      unitOf(type, { special: weapon, bearers: 1, specialist: type.specialists[i % 2]?.ability ?? '' }),
    );
    return specials.length > 0 ? specials : [unitOf(type)];
  });
  const led = heroes.flatMap(({ id, rank, machine }) => {
    const foot = units.find(type => type.category === 'footSoldier' && type.rank === rank)!;
    const driven = units.find(type => type.id === machine?.unit)!;
    return [unitOf(foot, { hero: id, officer: 0, specialist: 'mechanic' }), unitOf(driven, { hero: id, officer: 0 })];
  });
  return [...plain, ...led];
}

const CELL = { x: 20, y: 15 };
const COLUMNS = 6;

/** Both books on one table, friend beside foe, machines damaged so that mechanics have something to do. */
function crowdedTable(): State {
  const forces = BOOKS.map(book => ({
    book,
    companies: [{ id: 'all', name: { fr: 'tout', en: 'all' }, units: wholeBook(book) }],
  }));
  const state = setup({
    mission: 'skirmish',
    value: 2000,
    forces,
    layout: '',
    options: { ...PLAIN_OPTIONS, portions: [0, 1] },
  });
  state.mission.portions = [0, 1];
  const cells = [0, 0];
  for (const [unit, roster] of state.battle.rosters.entries()) {
    if (roster.pool === 'pilot') continue;
    const own = state.units[unit]!;
    const cell = 2 * cells[roster.seat]!++ + roster.seat;
    const [left, bottom] = [2 + CELL.x * (cell % COLUMNS), 3 + CELL.y * Math.floor(cell / COLUMNS)];
    own.place = 'table';
    own.fighters = own.fighters.map((fighter, i) => {
      const { base } = sheetOf(state, fighter.id);
      const step = base.kind === 'round' ? base.radius * 2 + cm(0.3) : base.length + cm(0.3);
      const at = { x: cm(left) + (i % 3) * step, y: cm(bottom) + Math.floor(i / 3) * step };
      return { ...fighter, ...at, parts: fighter.parts.map((left, part) => (part < 2 && left > 1 ? left - 1 : left)) };
    });
  }
  return state;
}

interface Seen {
  readonly attitudes: Set<string>;
  readonly weapons: Set<string>;
  readonly abilities: Set<string>;
}

/** What somebody answers who wants to see something new; nothing where chance will do as well. */
function curious(match: Match<State>, seen: Seen): unknown {
  const prompt = promptOf(match, awaited(match)[0]!)!;
  const open = prompt.shape.kind === 'pick' ? [...pickKind.enumerate(match.state, prompt.shape as PickShape, 0)] : [];
  switch (prompt.ask) {
    case 'at43.ask.command':
      return 'activate';
    case 'at43.ask.pay':
      return 'pay';
    case 'at43.ask.stagger':
      return 'staggered';
    case 'at43.ask.attitude':
      return open.find(id => id !== 'none' && !seen.attitudes.has(String(id))) ?? 'none';
    case 'at43.ask.action': {
      const fresh = (id: string): boolean => !seen.weapons.has(weaponOf(match.state, Number(id.slice(5))).id);
      const shot = open.find(id => String(id).startsWith('fire:') && fresh(String(id)));
      const repair = seen.abilities.has('mechanic') ? undefined : open.find(id => id === 'repair');
      return repair ?? shot ?? open.find(id => id === 'melee') ?? open.find(id => id === 'rapid') ?? 'end';
    }
    default:
      return undefined;
  }
}

/** Plays a match to its end, or so many inputs, and notes what happened. */
function watch(match: Match<State>, seed: number, seen: Seen, most: number): void {
  const rng = seededRng(seed);
  for (let inputs = 0; inputs < most && match.pending.kind !== 'over'; inputs++) {
    note(match, seen);
    const choice = match.pending.kind === 'chance' ? undefined : curious(match, seen);
    const seat = awaited(match)[0]!;
    if (choice === undefined) stepAtRandom(at43, match, rng);
    else submit(at43, match, { kind: 'choice', wait: match.wait, seat, choice });
  }
}

function note({ state, pending }: Match<State>, seen: Seen): void {
  for (const { attitudes } of state.units)
    for (const attitude of ATTITUDES)
      if (attitudes[attitude] !== false && attitudes[attitude] !== 'none') seen.attitudes.add(attitude);
  const { acting, reacting } = state;
  const used = [
    ...(acting?.before ?? []),
    ...(acting?.after ?? []),
    ...(acting?.struck ?? []),
    ...(reacting?.fired ?? []),
  ];
  for (const [fighter, mount] of used) {
    const { mounts, abilities } = sheetOf(state, fighter);
    seen.weapons.add(weaponOf(state, mounts[mount]!.weapon).id);
    if (abilities.includes('sniper')) seen.abilities.add('sniper');
  }
  if (pending.kind !== 'chance') return;
  if (pending.chance.rule === 'AT43-SPC-02') seen.abilities.add('medic');
  if (pending.chance.rule === 'AT43-SPC-03') seen.abilities.add('mechanic');
}

/** Plays at random to the end. */
function playOut(match: Match<State>, seed: number): void {
  const rng = seededRng(seed);
  for (let inputs = 0; inputs < MOST_INPUTS && match.pending.kind !== 'over'; inputs++) stepAtRandom(at43, match, rng);
}

const MOST_INPUTS = 5_000;
const PATIENCE = 12;
const INPUTS = 800;

describe('AT-43, everything there is', () => {
  it('random play on a crowded table uses every attitude, every weapon of both armies and every specialist', () => {
    const seen: Seen = { attitudes: new Set(), weapons: new Set(), abilities: new Set() };
    const weapons = BOOKS.flatMap(book => book.weapons.map(({ id }) => id));
    const missing = (): string[] => [
      ...weapons.filter(id => !seen.weapons.has(id)),
      ...ATTITUDES.filter(id => !seen.attitudes.has(id)),
      ...['sniper', 'medic', 'mechanic'].filter(id => !seen.abilities.has(id)),
    ];
    for (let seed = 1; seed <= PATIENCE && missing().length > 0; seed++) {
      const main = { proc: 'main', step: 'ended', vars: {} };
      const match = resume(at43, crowdedTable(), [main, { proc: 'turn', step: 'begin', vars: {} }]);
      watch(match, seed, seen, INPUTS);
    }
    expect(missing()).toEqual([]);
  }, 60_000);

  it.each(MISSION_IDS)(
    '%s is played to its end',
    mission => {
      const read = setupFor({ options: { mission, value: 1000 }, seed: 3 });
      if (!read.ok) throw new Error(JSON.stringify(read.problem));
      const match = start(at43, read.value);
      playOut(match, 5);
      expect(match.pending.kind).toBe('over');
      expect(match.state.phase).toBe('over');
    },
    60_000,
  );
});
