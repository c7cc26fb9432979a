import { describe, expect, it } from 'vitest';
import { readListFile } from '../src/content/index.js';
import { outfit } from '../src/forces/loadouts.js';
import { rosterFor, rostersOf } from '../src/forces/muster.js';
import type { Force } from '../src/index.js';

// What a list becomes on the table: who carries what, and what the units are called.

const upgrade = (id: string, models: number | 'all', rest: object): object => ({
  id,
  name: { fr: id, en: id },
  cost: 10,
  models,
  ...rest,
});
const unit = (id: string, count: number, rules: readonly string[] = []): object => ({
  id,
  name: { fr: `les ${id}`, en: `the ${id}` },
  cost: 100,
  quality: 4,
  defense: 4,
  baseMm: 32,
  height: 2,
  rules,
  models: [{ count, weapons: ['gun'] }],
  upgrades: [
    upgrade('medic', 2, { rules: ['regeneration', 'fearless'] }),
    upgrade('banner', 2, { weapons: ['blade'], rules: ['fear(1)'] }),
    upgrade('blade', 2, { weapons: ['blade'] }),
    upgrade('wizard', 1, { rules: ['caster(1)'] }),
    upgrade('brave', 'all', { rules: ['fearless'] }),
  ],
});
const book = {
  id: 'book',
  name: { fr: 'Livre', en: 'Book' },
  weapons: [
    { id: 'gun', name: { fr: 'Fusil', en: 'Gun' }, range: 24, attacks: 1, rules: [] },
    { id: 'blade', name: { fr: 'Lame', en: 'Blade' }, attacks: 1, rules: [] },
  ],
  units: [unit('squad', 3), unit('guard', 3), unit('seer', 1, ['caster(2)'])],
  spells: [
    {
      id: 'bolt',
      name: { fr: 'Trait', en: 'Bolt' },
      cost: 1,
      range: 12,
      target: 'enemy',
      effect: { kind: 'hits', hits: 1, rules: [] },
    },
  ],
};

function force(...units: readonly unknown[]): Force {
  const read = readListFile({ army: book, units }, [], 'list');
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

describe('upgrades of single models', () => {
  const { army } = force({ unit: 'squad' });
  /** The weapons and the rules of each model of the squad with these upgrades. */
  const models = (...upgrades: readonly string[]): string[] => {
    const fit = outfit(army.units[0]!, upgrades);
    return fit.ok
      ? fit.models.map(({ weapons, rules }) => [...weapons, ...rules.map(({ id }) => id)].join(' '))
      : [fit.upgrade.id];
  };

  it('GDF-ARM-12: each goes to another model, whether it gives weapons, rules or both', () => {
    expect(models('medic', 'medic')).toEqual(['gun regeneration fearless', 'gun regeneration fearless', 'gun']);
    expect(models('blade', 'blade')).toEqual(['gun blade', 'gun blade', 'gun']);
    expect(models('banner', 'banner')).toEqual(['gun blade fear', 'gun blade fear', 'gun']);
  });

  it('GDF-ARM-12: who has only a part of it, or another one, is the first to take it', () => {
    expect(models('blade', 'banner')).toEqual(['gun blade blade fear', 'gun', 'gun']);
    expect(models('medic', 'blade')).toEqual(['gun blade regeneration fearless', 'gun', 'gun']);
    expect(models('banner', 'blade')).toEqual(['gun blade fear', 'gun blade', 'gun']);
  });
});

describe('rosters', () => {
  it('GDF-ARM-01: a unit that is listed more than once is numbered, each kind for itself; the only one of its kind is not', () => {
    const rosters = rostersOf(
      force({ unit: 'squad' }, { unit: 'guard' }, { unit: 'seer' }, { unit: 'guard' }, { unit: 'squad' }),
      1,
    );
    expect(rosters.map(({ id }) => id)).toEqual(['squad-1', 'guard-1', 'seer', 'guard-2', 'squad-2']);
    expect(rosters.map(({ name }) => [name.fr, name.en])).toEqual([
      ['les squad 1', 'the squad 1'],
      ['les guard 1', 'the guard 1'],
      ['les seer', 'the seer'],
      ['les guard 2', 'the guard 2'],
      ['les squad 2', 'the squad 2'],
    ]);
    expect(rosters.map(({ seat }) => seat)).toEqual([1, 1, 1, 1, 1]);
  });

  it('GDF-CAS-05: the spells of the book are known where some model is a Caster, and only there', () => {
    const spells = rostersOf(
      force(
        { unit: 'squad' },
        { unit: 'guard', upgrades: ['wizard'] },
        { unit: 'guard', upgrades: ['brave'] },
        { unit: 'seer' },
      ),
      0,
    ).map(roster => roster.spells.map(({ id }) => id));
    expect(spells).toEqual([[], ['bolt'], [], ['bolt']]);
  });

  it('R-22: models that are alike are of one sort, those who bought something are of another', () => {
    const { army, list } = force({ unit: 'squad', upgrades: ['blade'] });
    const roster = rosterFor(army, list.units[0]!, 0, 0);
    expect(roster.models).toEqual([0, 1, 1]);
    expect(roster.kinds.map(({ weapons }) => weapons)).toEqual([[0, 1], [0]]);
  });
});
