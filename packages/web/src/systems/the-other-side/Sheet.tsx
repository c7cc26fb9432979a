import type { JSX } from 'preact';
import { tellUnit, unitName, type State } from '@banneret/the-other-side';
import { SeatName } from '../../table/Seat.js';
import type { SheetProps } from '../webSystem.js';
import { unitWords } from './tableau.js';

/** A unit as it stands now: the side of its card that counts, its Tokens and Assets. */
export function Sheet({ desk, thing }: SheetProps): JSX.Element | null {
  const state = desk.state as State;
  const { t } = desk;
  const unit = state.units[Number(thing)];
  if (unit === undefined) return null;
  const card = state.book.pack.units[unit.card] as State['book']['pack']['units'][number];
  const tokens = Object.entries(unit.tokens).filter(([, count]) => count > 0);
  const assets = unit.assets.filter(({ abandoned }) => !abandoned);
  return (
    <article class="tt-sheet">
      <h3>{unitName(state, Number(thing), t)}</h3>
      <p>
        <SeatName seat={unit.seat} name={desk.seats[unit.seat]?.name ?? ''} />
      </p>
      <p class="quiet">{unitWords(state, Number(thing), t)}</p>
      {tokens.length > 0 && (
        <p>
          {t.say('web.tos.tokens', {
            tokens: tokens.map(([token, count]) => `${t.say(`tos.token.${token}`)} ×${count}`).join(', '),
          })}
        </p>
      )}
      {assets.length > 0 && (
        <p>
          {t.say('web.tos.assets', {
            assets: assets.map(asset => state.book.pack.assets[asset.card]?.name[t.locale] ?? '').join(', '),
          })}
        </p>
      )}
      {tellUnit(card, state.book.pack, t).map(line => (
        <p key={line}>{line}</p>
      ))}
    </article>
  );
}
