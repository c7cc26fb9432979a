import { assertNever } from '@banneret/kernel';
import type { Token } from '../content/types.js';
import type { Loss, UnitEvent } from '../events.js';
import { fireteamOf, NONE, unitOf, type AssetState, type State, type UnitId } from '../state.js';
import { changeActivation, changeFireteam, changeUnit, replaced } from './record.js';

export function reduceUnit(s: State, event: UnitEvent): void {
  switch (event.type) {
    case 'models.killed':
      for (const loss of event.losses) lose(s, loss);
      return;
    case 'damage.reduced':
    case 'unit.killed':
      return;
    case 'fireteam.killed':
      return changeFireteam(s, event.fireteam, { place: 'killed', models: 0, adjuncts: [] });
    case 'tokens.gained':
      return countToken(s, event.unit, event.token, event.count);
    case 'tokens.lost':
      return countToken(s, event.unit, event.token, -event.count);
    case 'unit.turned':
      changeUnit(s, event.unit, { side: event.side });
      return refresh(s);
    case 'asset.turned':
      return changeAsset(s, event.unit, event.asset, { face: event.face });
    case 'asset.abandoned':
      return changeAsset(s, event.unit, event.asset, { abandoned: true });
    case 'asset.attached':
      return attach(s, event);
    case 'models.added':
      return addModels(s, event);
    case 'use.noted':
      return changeUnit(s, event.unit, { used: [...unitOf(s, event.unit).used, event.use] });
    case 'modifier.lent':
      return changeUnit(s, event.unit, { lent: [...unitOf(s, event.unit).lent, event.lent] });
    case 'period.ended':
      return endPeriod(s, event.unit, event.period);
    default:
      assertNever(event);
  }
}

function lose(s: State, { fireteam, models, adjuncts }: Loss): void {
  const before = fireteamOf(s, fireteam);
  changeFireteam(s, fireteam, {
    models: before.models - models - adjuncts.length,
    adjuncts: before.adjuncts.filter(asset => !adjuncts.includes(asset)),
  });
}

function countToken(s: State, unit: UnitId, token: Token, change: number): void {
  const { tokens } = unitOf(s, unit);
  changeUnit(s, unit, { tokens: { ...tokens, [token]: tokens[token] + change } });
}

function changeAsset(s: State, unit: UnitId, asset: number, change: Partial<AssetState>): void {
  const { assets } = unitOf(s, unit);
  changeUnit(s, unit, { assets: replaced(assets, asset, { ...(assets[asset] as AssetState), ...change }) });
  refresh(s);
}

/** Engagement is kept beside the list of Fireteams, and cards change it: a new list, and it is worked out again. */
const refresh = (s: State): void => void (s.fireteams = [...s.fireteams]);

function attach(s: State, { unit, card, fireteam }: Extract<UnitEvent, { type: 'asset.attached' }>): void {
  const { assets } = unitOf(s, unit);
  changeUnit(s, unit, { assets: [...assets, { card, face: 'standard', abandoned: false }] });
  if (fireteam >= 0) {
    const { adjuncts } = fireteamOf(s, fireteam);
    changeFireteam(s, fireteam, { adjuncts: [...adjuncts, assets.length] });
  }
  refresh(s);
}

function addModels(s: State, event: Extract<UnitEvent, { type: 'models.added' }>): void {
  const { fireteam, models, adjuncts, at, inside, barred } = event;
  const before = fireteamOf(s, fireteam);
  changeFireteam(s, fireteam, {
    models: before.models + models + adjuncts.length,
    adjuncts: [...before.adjuncts, ...adjuncts],
    ...(at && { at, place: 'table' as const, top: NONE }),
    ...(inside && { place: 'inside' as const }),
  });
  if (barred && s.activation !== null) changeActivation(s, { barred: [...s.activation.barred, fireteam] });
}

/** TOS-GEN-17: uses are written `period key`. */
function endPeriod(s: State, id: UnitId, period: 'activation' | 'turn'): void {
  const unit = unitOf(s, id);
  const used = unit.used.filter(use => !use.startsWith(`${period} `));
  const lent = unit.lent.filter(({ lasts }) => lasts !== period);
  if (used.length !== unit.used.length || lent.length !== unit.lent.length) changeUnit(s, id, { used, lent });
}
