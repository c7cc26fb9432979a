import { mm } from '@banneret/geometry';
import { ARMIES, grimdarkFutureGame, type State } from '@banneret/grimdark-future';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../../paint/figures/toldApart.js';
import { byItsRules, SILHOUETTES, silhouetteOf, type ModelKind } from './silhouettes.js';

describe('silhouettes of Grimdark Future', () => {
  it.each(ARMIES.map(army => [army.id, army] as const))('%s: every unit has its own', (_, { units }) => {
    expect(
      faultsIn(
        units.map(({ id }) => id),
        SILHOUETTES,
      ),
    ).toEqual([]);
  });

  it('the second copy of a unit looks like the first, and whoever has another weapon shows it', () => {
    const setup = grimdarkFutureGame.setupFor({ armies: ['lantern-company/2000', 'rust-brood/2000'] });
    if (!setup.ok) throw new Error(setup.problem.say);
    const { battle } = grimdarkFutureGame.system.setup(setup.value) as State;
    const wardens = battle.rosters.filter(({ id }) => id.startsWith('wardens'));
    expect(wardens.map(({ id }) => id)).toEqual(['wardens-1', 'wardens-2']);
    for (const roster of wardens) {
      const shown = roster.kinds.map(kind => silhouetteOf(roster, kind).with?.at(-1));
      expect(shown).toContain('carbine');
      expect(shown).toContain('launcher');
    }
  });

  const plain: ModelKind = {
    quality: 4,
    defense: 4,
    base: { kind: 'round', radius: mm(12.5) },
    height: 2,
    volume: mm(30),
    hero: false,
    weapons: [0],
    rules: [],
  };
  const rifle = { weapons: [{ id: 'rifle', name: { fr: '', en: '' }, range: mm(600), attacks: 1, rules: [] }] };
  const club = { weapons: [{ id: 'club', name: { fr: '', en: '' }, attacks: 1, rules: [] }] };
  const oval = (length: number, width: number): ModelKind['base'] => ({
    kind: 'oval',
    length: mm(length),
    width: mm(width),
  });
  const hull: ModelKind['base'] = { kind: 'rectangle', length: mm(120), width: mm(80) };

  it.each<[string, Partial<ModelKind>, string]>([
    ['a foot soldier', {}, 'infantry'],
    ['a hero', { hero: true }, 'hero'],
    ['a caster', { rules: [{ id: 'caster', x: 2 }], hero: true }, 'mage'],
    ['an aircraft', { rules: [{ id: 'aircraft' }] }, 'flyer'],
    ['a rider', { base: oval(60, 35) }, 'cavalry'],
    ['a large suit', { base: { kind: 'round', radius: mm(20) } }, 'heavy'],
    ['a gun that stays', { base: { kind: 'round', radius: mm(30) }, rules: [{ id: 'immobile' }] }, 'gun'],
    ['a walker', { base: { kind: 'round', radius: mm(30) } }, 'walker'],
    ['a terror', { base: oval(120, 92), rules: [{ id: 'fear', x: 2 }] }, 'monster'],
    ['a tank', { base: hull }, 'tank'],
    ['a transport', { base: hull, rules: [{ id: 'transport', x: 11 }] }, 'hauler'],
  ])('armies of one’s own: %s', (_, change, kind) => {
    expect(byItsRules(rifle, { ...plain, ...change }).kind).toBe(kind);
  });

  it('armies of one’s own: who only fights hand to hand carries no rifle', () => {
    expect(byItsRules(club, plain).kind).toBe('spear');
  });
});
