import { illegal, legal, shuffle, soleListed, type Prompt, type Shape, type ShapeKind } from '@banneret/kernel';
import { NOBODY, type UnitId, type WeaponId } from '../battle.js';
import type { Target } from '../events.js';
import { candidates, salvoFault, salvosAt, salvosOf } from '../fire/targets.js';
import { isSniper, usesOf } from '../fire/uses.js';
import type { State, Use } from '../state.js';
import { isArmour, rosterOf, seatOf } from '../units.js';
import { distinct } from './distinct.js';
import { isId } from './spots.js';
import { usesFrom } from './uses.js';

/** AT43-SHO-08, first step: a target for one weapon type, and who fires. Declared without measuring (AT43-GEN-05). */
export interface AimShape extends Shape {
  readonly kind: 'at43.aim';
  readonly unit: UnitId;
  readonly weapon: WeaponId;
}

export interface Aim {
  readonly target: Target;
  readonly uses: readonly Use[];
}

export const askAim = (state: State, unit: UnitId, weapon: WeaponId): Prompt<AimShape> => ({
  seat: seatOf(state, unit),
  ask: 'at43.ask.aim',
  rule: 'AT43-SHO-12',
  shape: { kind: 'at43.aim', unit, weapon },
  args: { unit, weapon },
});

export const aimKind: ShapeKind<State, AimShape, Aim> = {
  parse(raw) {
    if (typeof raw !== 'object' || raw === null) return undefined;
    const { target, uses } = raw as { target?: unknown; uses?: unknown };
    const pairs = usesFrom(uses);
    if (typeof target !== 'object' || target === null || pairs === undefined) return undefined;
    const { unit, fighter } = target as { unit?: unknown; fighter?: unknown };
    if (!isId(unit) || !(isId(fighter) || fighter === NOBODY)) return undefined;
    return { target: { unit: unit + 0, fighter: fighter + 0 }, uses: pairs };
  },

  judge(state, { unit, weapon }, { target, uses }) {
    const fault = salvoFault(state, unit, weapon, target, uses);
    return fault ? illegal(fault.rule, fault.say, fault.args) : legal;
  },

  enumerate: (state, { unit, weapon }) => distinct(usualAims(state, unit, weapon)),

  /** One salvo after another in random order: the first that somebody can fire will do. */
  sample(state, { unit, weapon }, _seat, rng) {
    const salvos = [...salvosOf(state, unit, weapon)].flatMap(uses =>
      [...candidates(state, unit, weapon, uses)].map(target => ({ target, uses })),
    );
    for (const { target, uses } of shuffle(salvos, rng)) {
      const firing = [...salvosAt(state, unit, weapon, target, uses)];
      if (firing.length > 0) return { target, uses: firing[rng.below(firing.length)]! };
    }
    throw new Error('nothing can be aimed at, but an aim was asked for');
  },

  finite: () => false,

  /** One weapon and one target. A single machine may be named as itself or as its unit, which is left to the player. */
  sole(state, { unit, weapon }) {
    const uses = usesOf(state, unit, weapon);
    const once = new Set(uses.map(([who]) => who)).size === uses.length;
    // AT43-SHO-07 leaves no choice who fires, but for snipers, several copies and too few gunners.
    if (!once || uses.some(([who]) => isSniper(state, who))) return undefined;
    if (uses.length > 1 && rosterOf(state, unit).category === 'support') return undefined;
    const aim = soleListed(usualAims(state, unit, weapon));
    return aim !== undefined && (aim.target.fighter !== NOBODY || !isArmour(state, aim.target.unit)) ? aim : undefined;
  },
};

/** Everybody who can fire, at everything there is to fire at, with all copies of the weapon or fewer. */
function* usualAims(state: State, unit: UnitId, weapon: WeaponId): Generator<Aim> {
  for (const uses of salvosOf(state, unit, weapon))
    for (const target of candidates(state, unit, weapon, uses))
      for (const firing of salvosAt(state, unit, weapon, target, uses)) yield { target, uses: firing };
}
