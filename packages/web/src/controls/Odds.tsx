import type { Prompt } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useWords } from '../app/language.js';
import type { Desk } from '../table/desk.js';

interface OddsProps {
  readonly desk: Desk;
  readonly prompt: Prompt;
  readonly choice: unknown;
}

/** A game may be able to say what an answer leads to. */
type Teller = (state: unknown, prompt: Prompt, choice: unknown, t: Desk['t']) => readonly string[];

/** What an answer may come to, from the engine, line by line. */
export function Odds({ desk, prompt, choice }: OddsProps): JSX.Element | null {
  const t = useWords();
  const { odds } = desk.game as { readonly odds?: Teller };
  const lines = useMemo(() => {
    if (odds === undefined || !desk.judge(choice).ok) return [];
    return odds(desk.state, prompt, choice, desk.t);
  }, [odds, desk.state, prompt, JSON.stringify(choice), desk.t]);
  if (lines.length === 0) return null;
  return (
    <div class="odds">
      <h3>{t('web.odds')}</h3>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
