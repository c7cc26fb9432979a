import { figureName, squadName, type State } from '@banneret/the-edge';
import { isObject } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import { Odds } from '../../controls/Odds.js';
import { proposalsFor } from '../../controls/proposed.js';
import { Send } from '../../controls/Send.js';
import { isHinted, type Desk } from '../../table/desk.js';
import type { ControlProps } from '../webSystem.js';
import { draftOf, openProposals, placesOf, setChoice, setWho, whoOf } from './aims.js';

/** What a figure of the Squad does: choose it, then a lit hex or an enemy. */
export function StepControl({ desk, prompt }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const { t } = desk;
  const figures = [...new Set(proposalsFor(desk).flatMap(choice => whoOf(choice) ?? []))];
  const stop = proposalsFor(desk).find(choice => isObject(choice) && choice['do'] === 'stop');
  const { who } = draftOf(desk);
  return (
    <div class="edge-control">
      <Chooser desk={desk} who={figures} name={figure => figureName(desk.state as State, figure, t)} />
      {who !== undefined && <p class="quiet">{t.say('web.edge.step')}</p>}
      {who !== undefined && <Told desk={desk} choices={openProposals(desk).filter(choice => whoOf(choice) === who)} />}
      <Chosen desk={desk} />
      {stop !== undefined && (
        <button type="button" class="button wide" onClick={() => desk.answer(stop)}>
          {desk.game.tellChoice(desk.state, prompt, stop, t)}
        </button>
      )}
    </div>
  );
}

/** Which Squad goes where: choose it, then a lit Space. */
export function DeployControl({ desk }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const { t } = desk;
  const squads = [...new Set(proposalsFor(desk).flatMap(choice => whoOf(choice) ?? []))];
  const { who } = draftOf(desk);
  return (
    <div class="edge-control">
      <Chooser desk={desk} who={squads} name={squad => squadName(desk.state as State, squad, t)} />
      {who !== undefined && <p class="quiet">{t.say('web.edge.deploy')}</p>}
      {who !== undefined && <Told desk={desk} choices={openProposals(desk)} />}
      <Chosen desk={desk} />
    </div>
  );
}

/** Where a figure is put: a click on a lit hex, a second one for another way to stand there. */
export function PlaceControl({ desk }: ControlProps): JSX.Element {
  useCell(desk.draft);
  return (
    <div class="edge-control">
      <p class="quiet">{desk.t.say('web.edge.deploy')}</p>
      <Told desk={desk} choices={openProposals(desk)} />
      <Chosen desk={desk} />
    </div>
  );
}

/** A turn, or a chance to step in: every play is one click. */
export function PlayControl({ desk, prompt }: ControlProps): JSX.Element {
  const { game, state, t } = desk;
  return (
    <ul class="options">
      {proposalsFor(desk).map((choice, i) => {
        const squad = isObject(choice) && typeof choice['squad'] === 'number' ? String(choice['squad']) : undefined;
        return (
          <li key={i}>
            <button
              type="button"
              class={isHinted(desk, choice) ? 'option hinted' : 'option'}
              onClick={() => desk.answer(choice)}
              onPointerEnter={() => desk.pointed.set(squad)}
              onPointerLeave={() => desk.pointed.set(undefined)}
            >
              {game.tellChoice(state, prompt, choice, t)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface ChooserProps {
  readonly desk: Desk;
  readonly who: readonly number[];
  readonly name: (who: number) => string;
}

const Chooser = ({ desk, who, name }: ChooserProps): JSX.Element => (
  <div class="options" role="radiogroup" aria-label={desk.t.say('web.edge.who')}>
    {who.map(id => (
      <button
        key={id}
        type="button"
        role="radio"
        class={whoOf(desk.hint?.choice) === id ? 'option hinted' : 'option'}
        aria-checked={draftOf(desk).who === id}
        onClick={() => setWho(desk, id)}
      >
        {name(id)}
      </button>
    ))}
  </div>
);

const MOST_TOLD = 80;

/** The same as the lit hexes, in words. */
function Told({ desk, choices }: { readonly desk: Desk; readonly choices: readonly unknown[] }): JSX.Element | null {
  const { game, state, prompt, t } = desk;
  if (prompt === undefined || choices.length === 0) return null;
  const sorted = [...choices].sort((a, b) => placesOf(state as State, a).length - placesOf(state as State, b).length);
  return (
    <details class="edge-told">
      <summary>{t.say('web.edge.told', { count: choices.length })}</summary>
      <ul class="options">
        {sorted.slice(0, MOST_TOLD).map((choice, i) => (
          <li key={i}>
            <button
              type="button"
              class={isHinted(desk, choice) ? 'option hinted' : 'option'}
              aria-pressed={draftOf(desk).choice === choice}
              onClick={() => setChoice(desk, choice)}
            >
              {game.tellChoice(state, prompt, choice, t)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Chosen({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const { choice } = draftOf(desk);
  const { game, state, prompt, t } = desk;
  if (choice === undefined || prompt === undefined) return null;
  return (
    <>
      <Odds desk={desk} prompt={prompt} choice={choice} />
      <Send desk={desk} choice={choice}>
        {game.tellChoice(state, prompt, choice, t)}
      </Send>
    </>
  );
}
