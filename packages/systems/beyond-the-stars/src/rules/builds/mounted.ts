import { hasRule } from '../../compile.js';
import { is, isMounted } from '../../figures/traits.js';
import { defineRule, type FigureId, type State } from '../../rule.js';
import { statOf } from '../../figures/stats.js';
import { occupantsOf } from '../../ground/buildings.js';
import { figureOf, seatOf } from '../../state.js';

/** Strong enough to stay on its feet. BTS-CAV-14. */
const STRONG = 6;

/** Whom it charged in this turn and still fights. */
export const charged = (state: State, figure: FigureId): readonly FigureId[] => [
  ...state.links.filter(({ charger }) => charger === figure).map(link => link.charged),
  ...brokenInUpon(state, figure),
];

/** whoever broke into a building has charged all who hold that storey. */
function brokenInUpon(state: State, figure: FigureId): readonly FigureId[] {
  const { place, host, storey, marks } = figureOf(state, figure);
  if (place !== 'inside' || !marks.charged) return [];
  return occupantsOf(state, host, storey).filter(other => seatOf(state, other) !== seatOf(state, figure));
}

/** BTS-CAV-12, -15: a charge that is still one: over open ground, at nobody behind a barrier, and not Immobilised since. */
export function isFullCharge(state: State, figure: FigureId): boolean {
  const { marks } = figureOf(state, figure);
  if (!marks.charged || marks.roughCharge || hasRule(state, figure, 'immobilised')) return false;
  const own = state.links.filter(({ charger }) => charger === figure);
  return (
    charged(state, figure).length > 0 && own.every(({ barrier, edge }) => barrier === undefined && edge === undefined)
  );
}

/** BTS-CAV-10, -12, R-103: is one of those it charged on foot? */
export const chargesFoot = (state: State, figure: FigureId): boolean =>
  charged(state, figure).some(foe => !isMounted(state, foe));

/** BTS-CAV-12: have riders charged it in their turn? */
export const isRiddenDown = (state: State, figure: FigureId): boolean =>
  state.links.some(link => link.charged === figure && isMounted(state, link.charger));

/** BTS-CAV-10 to -12, -15: does a charger have the bonuses of Cavalry? R-122: so have others with such a charge. */
export const hasChargeBonus = (state: State, figure: FigureId): boolean =>
  isFullCharge(state, figure) && chargesFoot(state, figure) && !isRiddenDown(state, figure);

/** BTS-CAV-14: not Vehicles, Monsters, or those of Force 6 or more at the moment. */
export const canBeThrown = (state: State, foe: FigureId): boolean =>
  !is(state, foe, 'vehicle', 'monster') && statOf(state, foe, 'force') < STRONG;

/** Riders who charge those on foot have an extra attack and throw down whom they beat. BTS-CAV-10, -13, -14, BTS-MON-16. */
export const mounted = defineRule({
  id: 'mounted',
  ref: 'BTS-CAV-10',
  duel: {
    attacks(dice, { state, figure }) {
      if (hasChargeBonus(state, figure)) dice.add(1, { rule: 'BTS-CAV-13', say: 'bts.why.mounted-charge' });
    },
    throwsDown: ({ state, figure }, foe) => hasChargeBonus(state, figure) && canBeThrown(state, foe),
  },
});
