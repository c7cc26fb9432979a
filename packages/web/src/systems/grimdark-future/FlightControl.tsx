import { UM_PER_INCH, type Um } from '@banneret/geometry';
import { FLIGHT, FLIGHT_GRID } from '@banneret/grimdark-future';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { Send } from '../../controls/Send.js';
import { RuleLink } from '../../table/rulebook.js';
import type { ControlProps } from '../webSystem.js';
import { fliesOff, flightOf, fly, flyingUnit, nextFlight } from './flightDraft.js';

/** How far an Aircraft flies: a slider, a step at a time, or a drag on the board, which shows where it would be. */
export function FlightControl({ desk, prompt }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const { t } = desk;
  const unit = flyingUnit(prompt) ?? 0;
  useEffect(() => desk.selected.set(String(unit)), [unit]);
  const distance = flightOf(desk);
  const words = desk.game.tellChoice(desk.state, prompt, distance, t);
  return (
    <div class="tt-control gdf-flight">
      <p class="quiet">
        {t.say('web.gdf.flight.help', { least: inInches(FLIGHT.least), most: inInches(FLIGHT.most) })}
      </p>
      <div class="gdf-flight-row">
        <Step {...{ desk, prompt }} by={-1} />
        <input
          type="range"
          aria-label={t.say('web.gdf.flight')}
          aria-valuetext={words}
          min={FLIGHT.least}
          max={FLIGHT.most}
          step={FLIGHT_GRID}
          value={distance}
          onInput={event => fly(desk, event.currentTarget.valueAsNumber)}
        />
        <Step {...{ desk, prompt }} by={1} />
        <output>{words}</output>
      </div>
      <p class="gdf-flight-end" role="status">
        {fliesOff(desk, unit) && (
          <>
            {t.say('web.gdf.flight.off')} <RuleLink game={desk.game} rule="GDF-AIR-06" />
          </>
        )}
      </p>
      <Send desk={desk} choice={distance}>
        {t.say('web.gdf.flight.send', { distance: words })}
      </Send>
    </div>
  );
}

const inInches = (length: Um): number => length / UM_PER_INCH;

/** The next legal length that way. */
function Step({ desk, by }: ControlProps & { readonly by: -1 | 1 }): JSX.Element {
  const next = nextFlight(desk, by);
  return (
    <button
      type="button"
      class="button small"
      disabled={next === undefined}
      aria-label={desk.t.say(by === 1 ? 'web.gdf.flight.longer' : 'web.gdf.flight.shorter')}
      onClick={() => next !== undefined && fly(desk, next)}
    >
      {by === 1 ? '+' : '−'}
    </button>
  );
}
