import type { Translate } from '@banneret/i18n';
import type { MeleeEvent } from '../events/meleeEvents.js';
import { rosterOf, type State, type UnitId } from '../state.js';

/** One line for an event of a melee. */
export function tellMelee(event: MeleeEvent, state: State, t: Translate): string {
  const name = (unit: UnitId): string => rosterOf(state, unit).name[t.locale];
  switch (event.type) {
    case 'strike.began':
      return t.say('gdf.event.strikes', {
        unit: name(event.unit),
        target: name(event.target),
        manner: event.manner,
      });
    case 'strike.declined':
      return t.say('gdf.event.refrains', { unit: name(event.unit), manner: event.manner });
    case 'unit.routed':
      return t.say('gdf.event.routed', { unit: name(event.unit) });
    case 'melee.decided': {
      const [own = 0, others = 0] = event.wounds;
      const [ownFear = 0, othersFear = 0] = event.fear;
      const sides = { charger: name(event.charger), target: name(event.target), own, others, ownFear, othersFear };
      return event.loser === undefined
        ? t.say('gdf.event.melee-drawn', sides)
        : t.say('gdf.event.melee-won', { ...sides, loser: name(event.loser) });
    }
  }
}
