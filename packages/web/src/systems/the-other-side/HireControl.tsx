import { costOf, incomeOf, type AssetCard, type HireChoice, type State, type UnitCard } from '@banneret/the-other-side';
import type { Because } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import { proposalsFor } from '../../controls/proposed.js';
import { Send } from '../../controls/Send.js';
import type { Desk } from '../../table/desk.js';
import { Reasons, RuleLink } from '../../table/rulebook.js';
import type { ControlProps } from '../webSystem.js';
import {
  assetsFor,
  bearersOf,
  emptied,
  forSale,
  hireOf,
  recruitAt,
  shapeOf,
  TOO_DEAR,
  withAsset,
  withoutAsset,
  withoutUnit,
  withUnit,
  type Bearer,
} from './hireDraft.js';

/** Recruiting: a counter with prices, what was taken so far, and what is left to spend. */
export function HireControl({ desk, prompt }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const { t } = desk;
  const choice = hireOf(desk);
  return (
    <div class="tos-hire">
      <Purse desk={desk} choice={choice} />
      <div class="row">
        <button type="button" class="button small" onClick={() => desk.draft.set(nextProposal(desk, choice))}>
          {t.say('web.tos.hire.propose')}
        </button>
        <button type="button" class="button small" onClick={() => desk.draft.set(emptied(choice))}>
          {t.say('web.tos.hire.empty')}
        </button>
      </div>
      <h3>{t.say('web.tos.hire.counter')}</h3>
      <ul class="tos-shop">
        {forSale(desk.state as State, shapeOf(prompt)).map(card => (
          <Ware key={card.id} desk={desk} choice={choice} card={card} />
        ))}
      </ul>
      <h3>{t.say('web.tos.hire.assets')}</h3>
      {bearersOf(choice).map(bearer => (
        <Assets key={`${bearer.list} ${bearer.at}`} desk={desk} choice={choice} bearer={bearer} />
      ))}
      <Send desk={desk} choice={choice}>
        {t.say('web.tos.hire.send', { count: choice.units.length })}
      </Send>
    </div>
  );
}

/** The game's own lists, one after the other. */
function nextProposal(desk: Desk, choice: HireChoice): unknown {
  const proposals = proposalsFor(desk);
  const at = proposals.findIndex(proposal => JSON.stringify(proposal) === JSON.stringify(choice));
  return proposals[(at + 1) % Math.max(1, proposals.length)];
}

interface PartProps {
  readonly desk: Desk;
  readonly choice: HireChoice;
}

function Purse({ desk, choice }: PartProps): JSX.Element {
  const { book } = desk.state as State;
  const [cost, pool] = [costOf(book, choice), incomeOf(book, choice.commanders)];
  const words = desk.t.say('web.tos.hire.purse', { cost, pool, left: pool - cost });
  return (
    <p class={cost > pool ? 'tos-purse short' : 'tos-purse'} role="status">
      {words}
      <meter min={0} max={Math.max(1, pool)} value={Math.min(cost, pool)} aria-label={words} />
    </p>
  );
}

/** A unit on the counter, with how many of it were taken. One that cannot be had says why. */
function Ware({ desk, choice, card }: PartProps & { readonly card: UnitCard }): JSX.Element {
  const { t } = desk;
  const taken = choice.units.filter(({ unit }) => unit === card.id).length;
  const more = withUnit(choice, card.id);
  const ruling = desk.judge(more);
  // A list that is wrong already has told so; then the counter does not repeat it at every ware.
  const reasons = !ruling.ok && desk.judge(choice).ok ? ruling.because : [];
  const name = card.name[t.locale];
  return (
    <li class={taken > 0 ? 'taken' : ''}>
      <span class="label">
        <strong>{name}</strong> <small class="quiet">{t.say('web.tos.hire.kind', kindOf(card))}</small>
        {reasons.length > 0 && <WhyNot {...{ desk, choice, reasons }} price={card.scrip} />}
      </span>
      <span class="tos-price">{t.say('web.tos.hire.price', { price: card.scrip })}</span>
      <span class="tos-steps">
        <button
          type="button"
          class="button small"
          disabled={taken === 0}
          aria-label={t.say('web.tos.hire.less', { name })}
          onClick={() => desk.draft.set(withoutUnit(choice, card.id))}
        >
          −
        </button>
        <output>{taken}</output>
        <button
          type="button"
          class="button small"
          disabled={reasons.length > 0}
          aria-label={t.say('web.tos.hire.more', { name })}
          onClick={() => desk.draft.set(more)}
        >
          +
        </button>
      </span>
    </li>
  );
}

interface WhyNotProps extends PartProps {
  readonly reasons: readonly Because[];
  readonly price: number;
}

/** What is only too dear says how much is missing; anything else says what the judge says. */
function WhyNot({ desk, choice, reasons, price }: WhyNotProps): JSX.Element {
  const { book } = desk.state as State;
  const missing = costOf(book, choice) + price - incomeOf(book, choice.commanders);
  if (reasons.some(({ rule }) => rule !== TOO_DEAR)) return <Reasons desk={desk} because={reasons} />;
  return (
    <small class="tos-missing">
      {desk.t.say('web.tos.hire.missing', { missing })} <RuleLink game={desk.game} rule={TOO_DEAR} />
    </small>
  );
}

function kindOf({ titan, champion, squad, unique }: UnitCard): Record<string, string | number> {
  const kind = titan === true ? 'titan' : champion === true ? 'champion' : squad === undefined ? 'other' : 'squad';
  return { kind, fireteams: squad ?? 1, unique: unique === true ? 'yes' : 'no' };
}

/** The Assets that somebody has or could have, each a box to tick; an Adjunct also asks whom it joins. */
function Assets({ desk, choice, bearer }: PartProps & { readonly bearer: Bearer }): JSX.Element | null {
  const { t } = desk;
  const { unit, assets = [] } = recruitAt(choice, bearer);
  const card = (desk.state as State).book.pack.units.find(({ id }) => id === unit);
  const offered = assetsFor(desk, choice, bearer);
  if (card === undefined || offered.length === 0) return null;
  return (
    <details class="tos-assets" open={assets.length > 0}>
      <summary>
        {card.name[t.locale]} {assets.length > 0 && <small class="quiet">({assets.length})</small>}
      </summary>
      {offered.map(asset => (
        <Asset key={asset.id} {...{ desk, choice, bearer, asset }} squad={card.squad ?? 1} />
      ))}
    </details>
  );
}

interface AssetProps extends PartProps {
  readonly bearer: Bearer;
  readonly asset: AssetCard;
  readonly squad: number;
}

function Asset({ desk, choice, bearer, asset, squad }: AssetProps): JSX.Element {
  const { t } = desk;
  const given = recruitAt(choice, bearer).assets?.find(one => one.asset === asset.id);
  const taken = withAsset(choice, bearer, asset.id);
  const isOut = given === undefined && desk.judge(choice).ok && !desk.judge(taken).ok;
  return (
    <div class="tos-asset">
      <label class="check">
        <input
          type="checkbox"
          checked={given !== undefined}
          disabled={isOut}
          onChange={() => desk.draft.set(given === undefined ? taken : withoutAsset(choice, bearer, asset.id))}
        />
        <span>{asset.name[t.locale]}</span>
        <span class="tos-price">{t.say('web.tos.hire.price', { price: asset.cost })}</span>
      </label>
      {given !== undefined && asset.adjunct !== undefined && squad > 1 && (
        <select
          aria-label={t.say('web.tos.hire.joins', { asset: asset.name[t.locale] })}
          value={given.fireteam ?? 0}
          onChange={({ currentTarget: { value } }) =>
            desk.draft.set(withAsset(choice, bearer, asset.id, Number(value)))
          }
        >
          {Array.from({ length: squad }, (_, i) => (
            <option key={i} value={i}>
              {t.say('web.tos.hire.fireteam', { letter: String.fromCodePoint(65 + i) })}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
