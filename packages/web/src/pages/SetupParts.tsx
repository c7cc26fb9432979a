import type { JSX } from 'preact';
import { useCell } from '../app/cell.js';
import { locale, useWords } from '../app/language.js';
import type { WebSystem } from '../systems/webSystem.js';
import { SeatMark } from '../table/Seat.js';
import { ArmyRow } from './ArmyRow.js';
import type { Parade } from './setupPreview.js';
import { usualName, withCount, type SeatForm, type SeatNames, type SetupForm } from './setupForm.js';

interface PartProps {
  readonly system: WebSystem;
  readonly form: SetupForm;
  readonly setForm: (form: SetupForm) => void;
}

/** How many play, and who brings what. */
export function SetupSeats({ system, form, setForm, names }: PartProps & { readonly names: SeatNames }): JSX.Element {
  const t = useWords();
  const { seatCounts } = system.entry.game;
  const change = (at: number, seat: SeatForm): void =>
    setForm({ ...form, seats: form.seats.map((other, i) => (i === at ? seat : other)) });
  return (
    <>
      {seatCounts.length > 1 && (
        <label class="field">
          <span>{t('web.setup.count')}</span>
          <select
            value={form.seats.length}
            onChange={event => setForm(withCount(form, Number(event.currentTarget.value), system.entry, names))}
          >
            {seatCounts.map(count => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      <ol class="seat-forms">
        {form.seats.map((seat, i) => (
          <SeatFields
            key={i}
            system={system}
            at={i}
            seat={seat}
            mode={form.mode}
            names={names}
            change={next => change(i, next)}
          />
        ))}
      </ol>
    </>
  );
}

interface SeatFieldsProps {
  readonly system: WebSystem;
  readonly at: number;
  readonly seat: SeatForm;
  readonly mode: SetupForm['mode'];
  readonly names: SeatNames;
  readonly change: (seat: SeatForm) => void;
}

function SeatFields({ system, at, seat, mode, names, change }: SeatFieldsProps): JSX.Element {
  const t = useWords();
  const { players } = system.entry;
  const levels = Object.keys(players);
  const takers = mode === 'computer' && at === 0 ? ['human'] : mode === 'computer' ? levels : ['human', ...levels];
  return (
    <li class={`seat-form seat-${at}`}>
      <SeatMark seat={at} />
      <label class="field">
        <span>{t('web.setup.name')}</span>
        <input
          maxLength={40}
          value={seat.name}
          onInput={event => change({ ...seat, name: event.currentTarget.value })}
        />
      </label>
      {takers.length > 1 && (
        <label class="field">
          <span>{t('web.setup.player')}</span>
          <select
            value={seat.player}
            onChange={event => {
              const player = event.currentTarget.value;
              change({ ...seat, player, name: usualName(player, at, mode, names) });
            }}
          >
            {takers.map(player => (
              <option key={player} value={player}>
                {levelWords(t, player)}
              </option>
            ))}
          </select>
        </label>
      )}
    </li>
  );
}

const levelWords = (t: ReturnType<typeof useWords>, player: string): string =>
  t.has(`web.level.${player}`) ? t.say(`web.level.${player}`) : player;

interface SetupArmiesProps extends PartProps {
  readonly parades: readonly Parade[];
}

/** Who brings which army: its name, and its figures in a row. */
export function SetupArmies({ system, form, setForm, parades }: SetupArmiesProps): JSX.Element | null {
  const t = useWords();
  const language = useCell(locale);
  const { armies } = system.entry.game;
  if (armies.length === 0) return null;
  const choose = (at: number, army: string): void =>
    setForm({ ...form, seats: form.seats.map((seat, i) => (i === at ? { ...seat, army } : seat)) });
  return (
    <fieldset>
      <legend>{t('web.setup.armies')}</legend>
      <ol class="army-forms">
        {form.seats.map((seat, i) => (
          <li key={i} class={`army-form seat-${i}`}>
            <label class="field">
              <span>
                <SeatMark seat={i} /> {t('web.setup.army-of', { name: seat.name })}
              </span>
              <select value={seat.army} onChange={event => choose(i, event.currentTarget.value)}>
                {armies.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name[language]}
                  </option>
                ))}
              </select>
            </label>
            <ArmyRow parade={parades[i] ?? []} theme={system.theme} seat={i} />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/** What the players agree on. Left alone, the game decides. */
export function SetupOptions({ system, form, setForm }: PartProps): JSX.Element | null {
  const t = useWords();
  const language = useCell(locale);
  const fields = system.setupFields ?? [];
  if (fields.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('web.setup.options')}</legend>
      <div class="fields">
        {fields.map(({ name, label, options }) => (
          <label key={name} class="field">
            <span>{label[language]}</span>
            <select
              value={form.options[name] ?? ''}
              onChange={event => setForm({ ...form, options: { ...form.options, [name]: event.currentTarget.value } })}
            >
              <option value="">{t('web.setup.any')}</option>
              {options.map(option => (
                <option key={option.value} value={option.value}>
                  {option.label[language]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
