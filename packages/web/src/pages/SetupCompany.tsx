import type { ClockRule } from '@banneret/room';
import type { JSX } from 'preact';
import { useWords } from '../app/language.js';
import type { SetupForm } from './setupForm.js';

interface SetupCompanyProps {
  readonly form: SetupForm;
  readonly setForm: (form: SetupForm) => void;
}

const WHY = { none: 'web.clock.none.why', live: 'web.clock.live.why', days: 'web.clock.days.why' } as const;
const PLAIN_LIVE: ClockRule = { kind: 'live', minutes: 60, seconds: 30 };
const PLAIN_DAYS: ClockRule = { kind: 'days', days: 3 };

/** What people agree on who do not sit in one room: time, and who may look on. */
export function SetupCompany({ form, setForm }: SetupCompanyProps): JSX.Element {
  const t = useWords();
  const { clock: _, ...untimed } = form;
  const setClock = (clock: ClockRule | undefined): void => setForm(clock === undefined ? untimed : { ...form, clock });
  return (
    <fieldset>
      <legend>{t('web.setup.company')}</legend>
      <div class="fields">
        <label class="field">
          <span>{t('web.setup.clock')}</span>
          <select
            value={form.clock?.kind ?? 'none'}
            onChange={event => setClock(plainClock(event.currentTarget.value))}
          >
            <option value="none">{t('web.clock.none')}</option>
            <option value="live">{t('web.clock.live')}</option>
            <option value="days">{t('web.clock.days')}</option>
          </select>
        </label>
        <ClockFields clock={form.clock} setClock={setClock} />
      </div>
      <p class="quiet">{t(WHY[form.clock?.kind ?? 'none'])}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={form.spectators}
          onChange={() => setForm({ ...form, spectators: !form.spectators })}
        />
        <span>{t('web.setup.spectators')}</span>
      </label>
    </fieldset>
  );
}

const plainClock = (kind: string): ClockRule | undefined =>
  kind === 'live' ? PLAIN_LIVE : kind === 'days' ? PLAIN_DAYS : undefined;

interface ClockFieldsProps {
  readonly clock: ClockRule | undefined;
  readonly setClock: (clock: ClockRule) => void;
}

function ClockFields({ clock, setClock }: ClockFieldsProps): JSX.Element | null {
  const t = useWords();
  if (clock === undefined) return null;
  if (clock.kind === 'days')
    return (
      <WholeNumber
        label={t('web.clock.days.count')}
        value={clock.days}
        least={1}
        most={60}
        set={days => setClock({ ...clock, days })}
      />
    );
  return (
    <>
      <WholeNumber
        label={t('web.clock.minutes')}
        value={clock.minutes}
        least={1}
        most={600}
        set={minutes => setClock({ ...clock, minutes })}
      />
      <WholeNumber
        label={t('web.clock.seconds')}
        value={clock.seconds}
        least={0}
        most={300}
        set={seconds => setClock({ ...clock, seconds })}
      />
    </>
  );
}

interface WholeNumberProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly set: (value: number) => void;
}

/** What is typed is kept within its bounds. */
function WholeNumber({ label, value, least, most, set }: WholeNumberProps): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        min={least}
        max={most}
        step={1}
        value={value}
        onChange={event => {
          const asked = Math.round(Number(event.currentTarget.value));
          set(Number.isFinite(asked) ? Math.min(most, Math.max(least, asked)) : least);
        }}
      />
    </label>
  );
}
