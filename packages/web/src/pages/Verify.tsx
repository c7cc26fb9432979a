import { kernelText, parseRecord, verifyRecord, type MatchRecord, type Problem } from '@banneret/kernel';
import { roomText, verifyDice } from '@banneret/room';
import type { AnyGame } from '@banneret/game';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { locale, useWords, wordsWith } from '../app/language.js';
import { loadEntry } from '../systems/entries.js';
import { Frame } from './Frame.js';

/** What came of checking one half of a record. */
interface Finding {
  readonly good: boolean;
  readonly say: string;
  readonly args?: Problem['args'];
}

type Outcome = Finding | { readonly rules: Finding; readonly dice: Finding };

/** Was every choice legal, and every roll the promised one? Checked here, in the visitor's own browser. */
export function Verify(): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  const [outcome, setOutcome] = useState<Outcome | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const words = wordsWith([kernelText, roomText], language);
  const check = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setBusy(true);
    const text = await file.text().catch(() => undefined);
    setOutcome(text === undefined ? { good: false, say: 'web.verify.unreadable' } : await checked(text));
    setBusy(false);
  };
  const findings = outcome === undefined ? [] : 'rules' in outcome ? [outcome.rules, outcome.dice] : [outcome];
  return (
    <Frame title={t('web.verify.title')}>
      <h1>{t('web.verify.title')}</h1>
      <p>{t('web.verify.how')}</p>
      <label class="field">
        <span>{t('web.verify.file')}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => void check(event.currentTarget.files?.[0])}
        />
      </label>
      <div role="status" aria-live="polite">
        {busy && <p class="quiet">{t('web.verify.busy')}</p>}
        {findings.map(({ good, say, args }) => (
          <p key={say} class={good ? 'verdict good' : 'verdict bad'}>
            {good ? '✓' : '✗'} {capitalised(words.say(say, args))}
          </p>
        ))}
      </div>
    </Frame>
  );
}

/** Findings are written to stand after a colon; here they stand alone. */
const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

async function checked(text: string): Promise<Outcome> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return { good: false, ...parsed.problem };
  const { header } = parsed.value;
  const game = (await loadEntry(header.system))?.game;
  if (game === undefined) return { good: false, say: 'web.verify.unknown-game', args: { system: header.system } };
  if (game.system.version !== header.rules)
    return { good: false, say: 'web.verify.other-rules', args: { rules: header.rules, known: game.system.version } };
  if (header.start.kind === 'setup' && game.readSetup?.(header.start.setup).ok === false)
    return { good: false, say: 'web.verify.bad-start' };
  return { rules: ruleFinding(game, parsed.value), dice: diceFinding(game, parsed.value) };
}

function ruleFinding(game: AnyGame, record: MatchRecord): Finding {
  try {
    const { divergence, inputs } = verifyRecord(game.system, record);
    return divergence === undefined
      ? { good: true, say: 'web.verify.rules-good', args: { inputs } }
      : { good: false, say: 'web.verify.rules-bad', args: { input: divergence.input } };
  } catch {
    return { good: false, say: 'web.verify.bad-start' };
  }
}

function diceFinding(game: AnyGame, record: MatchRecord): Finding {
  try {
    const verdict = verifyDice(game.system, record);
    return verdict.fair
      ? { good: true, say: 'room.verify.fair', args: { rolls: verdict.rolls } }
      : { good: false, say: verdict.say, ...(verdict.args && { args: verdict.args }) };
  } catch {
    return { good: false, say: 'web.verify.bad-start' };
  }
}
