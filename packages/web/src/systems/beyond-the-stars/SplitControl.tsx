import { figureOf, figuresIn, numberOf, placedOf, type FigureId, type State } from '@banneret/beyond-the-stars';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import { Odds } from '../../controls/Odds.js';
import { Send } from '../../controls/Send.js';
import { isHinted, type Desk } from '../../table/desk.js';
import { halvesOf, type Scale } from '../../tabletop/scale.js';
import type { ControlProps } from '../webSystem.js';
import { duelsOf, pointAtPair, splitDraftOf, splitOf, togglePair } from './splitDraft.js';
import { figureName } from './words.js';
import './bts.css';

/** Who fights whom where it could be several: engagements stay or go, here or on the table, and make Duels. */
export function SplitControl({ desk, prompt }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const { t } = desk;
  const { kept } = splitDraftOf(desk);
  const duels = duelsOf(desk.state as State, kept);
  return (
    <div class="tt-control">
      <p class="quiet">{t.say('web.bts.split.help')}</p>
      <Pairs desk={desk} />
      <h3>{t.say('web.bts.split.duels')}</h3>
      <ol class={isHinted(desk, kept) ? 'bts-duels hinted' : 'bts-duels'} aria-live="polite">
        {duels.map(({ one, others }) => (
          <li key={one.join()}>{against(desk, one, others)}</li>
        ))}
      </ol>
      <Odds desk={desk} prompt={prompt} choice={kept} />
      <Send desk={desk} choice={kept}>
        {t.say('web.bts.split.go', { count: duels.length })}
      </Send>
    </div>
  );
}

const namesOf = (desk: Desk, figures: readonly FigureId[]): string =>
  figures.map(figure => figureName(desk, figure)).join(', ');

const against = (desk: Desk, one: readonly FigureId[], others: readonly FigureId[]): string =>
  desk.t.say('web.bts.split.against', { one: namesOf(desk, one), others: namesOf(desk, others) });

function Pairs({ desk }: { readonly desk: Desk }): JSX.Element {
  const { kept } = splitDraftOf(desk);
  const { links } = desk.state as State;
  return (
    <ul class="options" aria-label={desk.t.say('web.bts.split.who')}>
      {(splitOf(desk.prompt)?.combat ?? []).map(place => {
        const { charger, charged } = links[place] ?? { charger: -1, charged: -1 };
        return (
          <li key={place}>
            <button
              type="button"
              class="option"
              aria-pressed={kept.includes(place)}
              onClick={() => togglePair(desk, place)}
              onPointerEnter={() => pointAtPair(desk, place)}
              onPointerLeave={() => pointAtPair(desk, undefined)}
              onFocus={() => pointAtPair(desk, place)}
              onBlur={() => pointAtPair(desk, undefined)}
            >
              {against(desk, [charger], [charged])}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The engagements as lines: those that stay, those that go, and the one that is looked at; and who is who. */
export function SplitLines({ desk, scale }: { readonly desk: Desk; readonly scale: Scale }): JSX.Element {
  useCell(desk.draft);
  const state = desk.state as State;
  const { kept, pointed } = splitDraftOf(desk);
  const combat = splitOf(desk.prompt)?.combat ?? [];
  return (
    <g aria-hidden="true">
      {combat.map(place => {
        const { charger, charged } = state.links[place] ?? { charger: -1, charged: -1 };
        if (charger < 0) return null;
        const points = scale.points([figureOf(state, charger).spot, figureOf(state, charged).spot]);
        const roles = [kept.includes(place) ? 'kept' : 'dropped', place === pointed && 'pointed'];
        return (
          <g
            key={place}
            class={['bts-pair', ...roles].filter(Boolean).join(' ')}
            data-pair={place}
            onPointerDown={event => {
              event.stopPropagation();
              togglePair(desk, place);
            }}
          >
            <polyline class="bts-pair-catch" points={points} />
            <polyline class="bts-pair-line" points={points} />
          </g>
        );
      })}
      {figuresIn(state.links, combat).map(figure => (
        <Numbered key={figure} {...{ state, figure, scale }} />
      ))}
    </g>
  );
}

interface NumberedProps {
  readonly state: State;
  readonly figure: FigureId;
  readonly scale: Scale;
}

/** A figure that shares its name with others bears the number it goes by. */
function Numbered({ state, figure, scale }: NumberedProps): JSX.Element | null {
  const number = numberOf(state, figure);
  if (number === undefined) return null;
  const { at, base } = placedOf(state, figure);
  const { wide } = halvesOf(base);
  return (
    <g class="bts-numbered" transform={`translate(${scale.x(at.x)} ${scale.y(at.y)})`}>
      <circle r={wide * 0.56} />
      <text class="tt-number" y={wide * 0.28} font-size={wide * 0.8}>
        {number}
      </text>
    </g>
  );
}
