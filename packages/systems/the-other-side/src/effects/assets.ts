import { ask, done, goto, pickOption, type Option, type OptionId } from '@banneret/kernel';
import { assetCard, assetPlace } from '../book.js';
import { allegianceOf, cardOfUnit, isUnitAlive } from '../cardsInPlay.js';
import type { AssetCard } from '../content/types.js';
import { attachFault } from '../hiring.js';
import { procedure, type EffectVars } from '../procedures/machine.js';
import {
  fireteamOf,
  NONE,
  playerOf,
  unitOf,
  type AssetState,
  type FireteamId,
  type State,
  type UnitId,
} from '../state.js';
import { unitsOf } from './glory.js';

/** TOS-ATT-01, R-81: all limits hold, Scrip does not matter; an Asset that cannot be attached is not. */
export const attach = procedure('effect.attach')({
  begin(c, v) {
    const next = v.next ?? 0;
    const unit = unitsOf(c.state, v.ids ?? [])[next];
    if (unit === undefined) return done();
    v.next = next + 1;
    const card = assetPlace(c.state.book, v.effect.asset);
    const asset = assetCard(c.state.book, card);
    if (!isUnitAlive(c.state, unit) || cannotAttach(c.state, unit, asset)) return goto('begin');
    const hosts = roomForAdjunct(c.state, unit);
    if (asset.adjunct === undefined || hosts.length < 2) {
      const [fireteam = NONE] = hosts;
      if (asset.adjunct === undefined) c.emit({ type: 'asset.attached', unit, card, fireteam: NONE });
      else if (fireteam !== NONE) c.emit({ type: 'asset.attached', unit, card, fireteam });
      return goto('begin');
    }
    // TOS-AST-17: whose Fireteam it is says which of them the Adjunct joins.
    const options = hosts.map(id => ({ id, say: 'tos.choice.fireteam', args: { fireteam: id } }));
    const { seat } = unitOf(c.state, unit);
    const args = { asset: asset.id };
    return ask({ seat, ask: 'tos.ask.adjunct', rule: 'TOS-AST-17', shape: pickOption(options), args }, 'joined');
  },
  joined(c, v, choice: OptionId) {
    const fireteam = Number(choice);
    const { unit } = fireteamOf(c.state, fireteam);
    c.emit({ type: 'asset.attached', unit, card: assetPlace(c.state.book, v.effect.asset), fireteam });
    return goto('begin');
  },
});

function cannotAttach(s: State, id: UnitId, asset: AssetCard): boolean {
  const { seat, assets } = unitOf(s, id);
  const cards = (list: readonly AssetState[]): AssetCard[] =>
    list.filter(({ abandoned }) => !abandoned).map(({ card }) => assetCard(s.book, card));
  const company = s.units.filter(unit => unit.seat === seat).flatMap(unit => cards(unit.assets));
  const allegiance = allegianceOf(s, seat);
  if (allegiance === undefined) return true;
  const envoy = s.book.pack.envoys[playerOf(s, seat).envoy];
  return (
    attachFault(asset, { unit: cardOfUnit(s, id), assets: cards(assets), company, allegiance, envoy }) !== undefined
  );
}

/** TOS-AST-17: Fireteams of the Squad's own that have an ordinary model to give up its place. */
const roomForAdjunct = (s: State, unit: UnitId): FireteamId[] =>
  unitOf(s, unit).fireteams.filter(id => {
    const { combined, models, adjuncts, place } = fireteamOf(s, id);
    return !combined && (place === 'table' || place === 'inside') && models > adjuncts.length;
  });

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
