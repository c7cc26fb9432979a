import type { Command, Weapon } from '../src/battle.js';
import type { Kind, WeaponBody } from '../src/scenario/body.js';
import { weaponFrom } from '../src/scenario/build.js';

/** A tiny army for rule tests: plain numbers, so that every test can say which one it changes. */

const weapon = (id: string, numbers: Partial<WeaponBody> = {}): WeaponBody => ({
  id,
  accuracy: 5,
  penetration: 5,
  ...numbers,
});

/** The laser rifle and the nanoblaster have the book's own numbers (catalogue 5.6). */
export const WEAPON_BODIES: readonly WeaponBody[] = [
  weapon('rifle'),
  weapon('blaster', { accuracy: 3, rerolls: 1 }),
  weapon('launcher', { accuracy: 4, area: 3 }),
  weapon('cannon', { accuracy: 8, penetration: 12, damage: 2 }),
  weapon('beam', { locked: 3, penetration: 12 }),
  weapon('knife', { mode: 'melee', accuracy: 4 }),
  weapon('blades', { mode: 'melee', accuracy: 5, penetration: 7 }),
  weapon('claw', { mode: 'melee', accuracy: 7, rate: 2, penetration: 12, damage: 2 }),
  weapon('sure', { accuracy: 12, penetration: 12 }),
  weapon('feeble', { accuracy: 12, penetration: 0 }),
  weapon('saw', { mode: 'melee', accuracy: 4, rerolls: 1 }),
  weapon('strike', { locked: 4, rate: 3, area: 3 }),
];

export const WEAPONS: readonly Weapon[] = WEAPON_BODIES.map(weaponFrom);

export const weaponId = (id: string): number => {
  const at = WEAPONS.findIndex(one => one.id === id);
  if (at < 0) throw new Error(`no test weapon '${id}'`);
  return at;
};

export type { Kind };

export const officer = (command: Partial<Command> = {}): Kind => ({ role: 'officer', command });
export const bearer = (weaponName: string): Kind => ({ role: 'bearer', weapons: [weaponName, 'knife'] });
/** A medium walker: base of 6 cm, two cannons. */
export const WALKER: Kind = {
  category: 'walker',
  radius: 3,
  protection: 12,
  combat: 6,
  structure: [3, 2, 1],
  weapons: ['cannon', 'cannon'],
};
