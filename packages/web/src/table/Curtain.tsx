import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../app/language.js';
import { SeatName } from './Seat.js';

interface CurtainProps {
  readonly seat: number;
  readonly name: string;
  readonly open: () => void;
}

/** Nothing of anybody's is on the screen while it changes hands. */
export function Curtain({ seat, name, open }: CurtainProps): JSX.Element {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main class="curtain">
      <h1>{t('web.curtain.title')}</h1>
      <p class="curtain-name">
        <SeatName seat={seat} name={name} />
      </p>
      <p>{t('web.curtain.why')}</p>
      <button ref={button} type="button" class="button primary" onClick={open}>
        {t('web.curtain.open', { name })}
      </button>
    </main>
  );
}
