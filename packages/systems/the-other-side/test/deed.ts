import type { Ability, Action, AssetCard, Effect, Pack } from '../src/content/types.js';
import type { State } from '../src/state.js';
import { scene, type Scene, type SceneBody, type SeatBody, type UnitBody } from './scene.js';
import { PACK, side, slash } from './testPack.js';

/** Scenes for single effects of cards: gunners that have just taken an Action of them. */

const name = { fr: 'x', en: 'x' };
/** An Asset without rules of its own. */
export const bare = (id: string, change: Partial<AssetCard> = {}): AssetCard => ({
  id,
  name,
  allegiances: ['red', 'blue'],
  cost: 1,
  standard: { abilities: [], actions: [] },
  deactivated: { abilities: [], actions: [] },
  ...change,
});

export interface Deed {
  readonly effects: readonly Effect[];
  readonly action?: Partial<Action>;
  readonly own?: readonly UnitBody[];
  readonly foes?: readonly UnitBody[];
  readonly seat?: Partial<SeatBody>;
  readonly foe?: Partial<SeatBody>;
  readonly body?: Partial<SceneBody>;
  readonly unit?: Partial<UnitBody>;
  readonly abilities?: readonly Ability[];
  readonly pack?: Pack;
  /** What no scene can say, changed before anybody is asked. */
  readonly prepare?: (s: State) => void;
}

/** Gunners of seat 0 at (20, 20) that have taken an Action of these effects. */
export function done({
  effects,
  action,
  own,
  foes,
  seat,
  foe,
  body,
  unit,
  abilities,
  pack = PACK,
  prepare,
}: Deed): Scene {
  const deed: Action = { id: 'deed', name, types: ['morale'], effects, ...action };
  const units = pack.units.map(card =>
    card.id === 'gunners' ? { ...card, standard: side({ abilities: abilities ?? [], actions: [deed, slash] }) } : card,
  );
  const t = scene({
    ...body,
    pack: { ...pack, units },
    seats: [
      { units: [{ card: 'gunners', at: [[20, 20]], ...unit }, ...(own ?? [])], ...seat },
      // Somebody is left to Activate, so that the Turn goes on.
      { units: [...(foes ?? []), { card: 'lancers', at: [[60, 44]] }], ...foe },
    ],
  });
  prepare?.(t.state);
  return t.order(0, 0, 'concertedEffort').do('none').act(0, 'card.deed');
}
