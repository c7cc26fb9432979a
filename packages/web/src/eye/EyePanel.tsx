import type { JSX } from 'preact';
import type { Desk } from '../table/desk.js';
import { RuleLink } from '../table/rulebook.js';
import type { Person } from './people.js';
import type { Eye } from './useEye.js';
import type { Who } from './who.js';
import './eye.css';

/** The button among the table's tools. */
export function EyeButton({ desk, eye }: { readonly desk: Desk; readonly eye: Eye }): JSX.Element | null {
  if (desk.game.glance === undefined || eye.people.length < 2) return null;
  const title = desk.t.say('web.eye');
  return (
    <button
      type="button"
      class="button small eye-button"
      aria-pressed={eye.isOpen}
      aria-label={title}
      title={title}
      onClick={eye.toggle}
    >
      <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
        <path class="eye-glyph" d="M-10 0Q0-9 10 0 0 9-10 0Z" />
        <circle class="eye-pupil" r="3.2" />
      </svg>
    </button>
  );
}

/** Who looks at whom, the answer, and why. */
export function EyePanel({ desk, eye }: { readonly desk: Desk; readonly eye: Eye }): JSX.Element {
  const { t, game } = desk;
  const { view, from, to, people } = eye;
  return (
    <div class={`eye-panel ${view?.answer ?? ''}`} role="region" aria-label={t.say('web.eye')}>
      <div class="eye-who">
        <Choice label={t.say('web.eye.from')} people={people} chosen={from} onChoose={eye.lookFrom} />
        <span aria-hidden="true">→</span>
        <Choice label={t.say('web.eye.to')} people={people} chosen={to} onChoose={eye.lookAt} />
        <button type="button" class="button small" aria-label={t.say('web.close')} onClick={eye.close}>
          ×
        </button>
      </div>
      <div role="status">
        <ul class="eye-verdict">
          {eye.isChoosing && <li>{t.say('web.eye.choose')}</li>}
          {view?.verdict.map(({ text, rule }, i) => (
            <li key={i} class={i === 0 ? 'eye-answer' : ''}>
              {i === 0 && <AnswerSign answer={view.answer} />}
              {text} <RuleLink game={game} rule={rule} />
            </li>
          ))}
        </ul>
      </div>
      <p class="eye-keys">{t.say('web.eye.keys')}</p>
    </div>
  );
}

/** Colour is never alone: an open eye, one behind a wall, one struck out. */
const AnswerSign = ({ answer }: { readonly answer: 'seen' | 'cover' | 'hidden' }): JSX.Element => (
  <svg class="eye-sign" viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
    <path class="eye-glyph" d="M-10 0Q0-9 10 0 0 9-10 0Z" />
    <circle class="eye-pupil" r="3.2" />
    {answer === 'hidden' && <path class="eye-stroke" d="M-9 9 9-9" />}
    {answer === 'cover' && <path class="eye-stroke" d="M-10 4H10M-10 8H10M-4 4V8M4 4V8" />}
  </svg>
);

interface ChoiceProps {
  readonly label: string;
  readonly people: readonly Person[];
  readonly chosen: Person | undefined;
  onChoose(who: Who): void;
}

function Choice({ label, people, chosen, onChoose }: ChoiceProps): JSX.Element {
  return (
    <select
      class={chosen === undefined ? '' : `seat-${chosen.seat}`}
      aria-label={label}
      title={label}
      value={chosen === undefined ? '' : people.indexOf(chosen)}
      onChange={event => {
        const person = people[Number(event.currentTarget.value)];
        if (person !== undefined) onChoose(person.who);
      }}
    >
      {people.map(({ name }, i) => (
        <option key={i} value={i}>
          {name}
        </option>
      ))}
    </select>
  );
}
