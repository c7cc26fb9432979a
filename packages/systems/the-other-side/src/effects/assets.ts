import { ask, done, goto, pickOption, type Option } from '@banneret/kernel';
import { assetCard, assetPlace } from '../book.js';
import { allegianceOf, cardOfUnit, isUnitAlive } from '../cardsInPlay.js';
import type { AssetCard } from '../content/types.js';
import { attachFault } from '../hiring.js';
import { procedure, type EffectVars } from '../procedures/machine.js';
import { fireteamOf, NONE, unitOf, type AssetState, type FireteamId, type State, type UnitId } from '../state.js';
import { unitsOf } from './glory.js';

/** TOS-ATT-01, R-81: all limits hold, Scrip does not matter; an Asset that cannot be attached is not. */
export const attach = procedure('effect.attach')({
  begin(c, v) {
    for (const unit of unitsOf(c.state, v.ids ?? [])) {
      const asset = assetCard(c.state.book, assetPlace(c.state.book, v.effect.asset));
      if (!isUnitAlive(c.state, unit) || cannotAttach(c.state, unit, asset)) continue;
      const fireteam = asset.adjunct === undefined ? NONE : roomForAdjunct(c.state, unit);
      if (asset.adjunct !== undefined && fireteam === NONE) continue;
      c.emit({ type: 'asset.attached', unit, card: assetPlace(c.state.book, asset.id), fireteam });
    }
    return done();
  },
});

function cannotAttach(s: State, id: UnitId, asset: AssetCard): boolean {
  const { seat, assets } = unitOf(s, id);
  const cards = (list: readonly AssetState[]): AssetCard[] =>
    list.filter(({ abandoned }) => !abandoned).map(({ card }) => assetCard(s.book, card));
  const company = s.units.filter(unit => unit.seat === seat).flatMap(unit => cards(unit.assets));
  const allegiance = allegianceOf(s, seat);
  if (allegiance === undefined) return true;
  return attachFault(asset, { unit: cardOfUnit(s, id), assets: cards(assets), company, allegiance }) !== undefined;
}

/** TOS-AST-17: a Fireteam of the Squad's own that has an ordinary model to give up its place. */
const roomForAdjunct = (s: State, unit: UnitId): FireteamId =>
  unitOf(s, unit).fireteams.find(id => {
    const { combined, models, adjuncts, place } = fireteamOf(s, id);
    return !combined && place === 'table' && models > adjuncts.length;
  }) ?? NONE;

/** TOS-TOK-08 without a token: Deactivated Assets of the units, as options. */
function turnable(s: State, units: readonly UnitId[], face: AssetState['face']): Option[] {
  return units.flatMap(unit =>
    unitOf(s, unit).assets.flatMap((asset, place) => {
      const { deactivate, id } = assetCard(s.book, asset.card);
      const fits = !asset.abandoned && asset.face === face && deactivate !== undefined;
      return fits ? [{ id: `${unit}:${place}`, say: 'tos.choice.asset', args: { asset: id, unit } }] : [];
    }),
  );
}

function turningProcedure(name: 'restore' | 'deactivate', from: AssetState['face'], to: AssetState['face']) {
  return procedure(`effect.${name}`)({
    begin(c, v: EffectVars<'restore'> | EffectVars<'deactivate'>) {
      const next = v.next ?? 0;
      const unit = unitsOf(c.state, v.ids ?? [])[next];
      if (unit === undefined) return done();
      v.next = next + 1;
      const options = turnable(c.state, [unit], from);
      if (options.length === 0) return goto('begin');
      return ask(
        { seat: v.scope.seat, ask: `tos.ask.${name}`, rule: 'TOS-AST-07', shape: pickOption(options) },
        'chosen',
      );
    },
    chosen(c, _v, choice: string) {
      const [unit, asset] = choice.split(':').map(Number) as [UnitId, number];
      c.emit({ type: 'asset.turned', unit, asset, face: to });
      return goto('begin');
    },
  });
}

export const restore = turningProcedure('restore', 'deactivated', 'standard');
export const deactivate = turningProcedure('deactivate', 'standard', 'deactivated');
