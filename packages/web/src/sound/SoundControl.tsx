import type { JSX } from 'preact';
import { useCell } from '../app/cell.js';
import { useWords } from '../app/language.js';
import { play } from './hear.js';
import { sound, volume, VOLUMES } from './taste.js';

const SPEAKER = 'M3 9h4l5-4v14l-5-4H3z';
const WAVES = 'M15 9c1.600 1.500 1.600 4.500 0 6M17.500 6.500c3.500 3 3.500 8 0 11';
const STRUCK = 'M15.500 9.500l5 5m0-5-5 5';

/** Sound on and off, in reach at the table. */
export function SoundButton(): JSX.Element {
  const t = useWords();
  const isOn = useCell(sound) === 'on';
  const toggle = (): void => {
    sound.set(isOn ? 'off' : 'on');
    play('pick');
  };
  const label = t(isOn ? 'web.sound.off' : 'web.sound.on');
  return (
    <button
      type="button"
      class="bar-button sound-button"
      aria-pressed={isOn}
      aria-label={t('web.sound')}
      title={label}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={SPEAKER} fill="currentColor" />
        <path d={isOn ? WAVES : STRUCK} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
      </svg>
    </button>
  );
}

/** The same among the settings, with how loud. */
export function SoundChoice(): JSX.Element {
  const t = useWords();
  const chosen = useCell(sound);
  const loudness = useCell(volume);
  return (
    <label class="pace">
      <span class="hidden-label">{t('web.sound')}</span>
      <select
        value={chosen === 'off' ? 'off' : loudness}
        title={t('web.sound')}
        onChange={event => {
          const { value } = event.currentTarget;
          const wanted = VOLUMES.find(one => one === value);
          if (wanted !== undefined) volume.set(wanted);
          sound.set(wanted === undefined ? 'off' : 'on');
          play('pick');
        }}
      >
        <option value="off">{t('web.sound.none')}</option>
        {VOLUMES.map(one => (
          <option key={one} value={one}>
            {t('web.sound.volume', { volume: one })}
          </option>
        ))}
      </select>
    </label>
  );
}
