import { HIDDEN } from '@banneret/kernel';
import { shieldOf, type State } from '@banneret/toy';
import type { JSX } from 'preact';
import { SEAT_FORMS, SeatName } from '../../table/Seat.js';
import type { Desk } from '../../table/desk.js';
import type { BoardProps } from '../webSystem.js';
import './toy.css';

/** The ford from above: each side's banner, its line of squads, its purse and its hand. */
export function Board({ desk }: BoardProps): JSX.Element {
  const { sides } = desk.state as State;
  return (
    <div class="ford" role="region" aria-label={desk.t.say('web.toy.board')} tabIndex={0}>
      {sides.map((_, seat) => (
        <Side key={seat} desk={desk} seat={seat} />
      ))}
      <PresentDice desk={desk} />
    </div>
  );
}

function Side({ desk, seat }: { readonly desk: Desk; readonly seat: number }): JSX.Element {
  const { sides, leader, round } = desk.state as State;
  const { t } = desk;
  const { line, coins, hand } = sides[seat] as State['sides'][number];
  return (
    <section class={`ford-side seat-${seat}`}>
      <h2>
        <SeatName seat={seat} name={desk.seats[seat]?.name ?? ''} />
        {round > 0 && leader === seat && <span class="badge">{t.say('web.toy.leads')}</span>}
      </h2>
      <ol class="squads">
        {line.map((strength, i) => (
          <li key={i}>
            <svg viewBox="0 0 20 20" role="img" aria-label={t.say('web.toy.strength', { number: i + 1, strength })}>
              <path class={strength === 0 ? 'squad empty' : 'squad'} d={SEAT_FORMS[seat]} />
              <text x="10" y="13" text-anchor="middle">
                {strength}
              </text>
            </svg>
          </li>
        ))}
      </ol>
      <p class="purse">
        <span class="coins" aria-hidden="true">
          {Array.from({ length: Math.min(coins, 12) }, (_, i) => (
            <i key={i} />
          ))}
        </span>{' '}
        {t.say('web.toy.coins', { coins })}
      </p>
      <ul class="hand" aria-label={t.say('web.toy.hand')}>
        {hand.map((card, i) => (
          <li key={i} class={card === HIDDEN ? 'card back' : 'card'}>
            {card === HIDDEN ? (
              <span class="hidden-label">{t.say('web.toy.hidden')}</span>
            ) : (
              <span>{t.say('toy.card', { hits: shieldOf(card) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** While re-rolls are offered, the dice lie on the table; the place in the rules knows them. */
function PresentDice({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const frame = desk.stack.findLast(({ proc }) => proc === 'attack');
  const { faces } = (frame?.vars ?? {}) as { readonly faces?: readonly number[] };
  if (faces === undefined || faces.length === 0) return null;
  return (
    <p class="present-dice">
      {desk.t.say('web.toy.dice')} :{' '}
      {faces.map((face, i) => (
        <b key={i}>{face}</b>
      ))}
    </p>
  );
}
