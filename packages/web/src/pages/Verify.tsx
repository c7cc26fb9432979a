import type { AnyGame } from '@banneret/game';
import { kernelText, parseRecord, type MatchRecord, type Problem } from '@banneret/kernel';
import { roomText, verifyRecord, type Verdict, type Witness } from '@banneret/room';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { download } from '../app/download.js';
import { locale, useWords, wordsWith } from '../app/language.js';
import { witnessesOf, witnessFile } from '../connection/witnesses.js';
import { fetchRecord } from '../replay/fetchRecord.js';
import { loadEntry } from '../systems/entries.js';
import { FileField } from './FileField.js';
import { Frame } from './Frame.js';

interface VerifyProps {
  /** Where a match lies that is to be checked at once. */
  readonly kept?: string | undefined;
  readonly match?: string | undefined;
}

type Outcome =
  | { readonly kind: 'unreadable'; readonly problem: Problem }
  | {
      readonly kind: 'verdict';
      readonly verdict: Verdict;
      readonly names: readonly string[];
      /** What this browser remembers of the match, as a file. */
      readonly witness: string | undefined;
    };

/** Was every choice legal, and every roll what was promised? Checked here, in the visitor's own browser. */
export function Verify({ kept, match }: VerifyProps): JSX.Element {
  const t = useWords();
  const [outcome, setOutcome] = useState<Outcome | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const check = async (read: () => Promise<Outcome>): Promise<void> => {
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await read());
    setBusy(false);
  };
  useEffect(() => {
    if (kept !== undefined && match !== undefined) void check(() => checkedMatch(kept, match));
  }, [kept, match]);
  return (
    <Frame title={t('web.verify.title')}>
      <h1>{t('web.verify.title')}</h1>
      <p>{t('web.verify.how')}</p>
      <FileField label={t('web.verify.file')} onFile={file => void check(() => checkedFile(file))} />
      <div role="status" aria-live="polite">
        {busy && <p class="quiet">{t('web.verify.busy')}</p>}
        {outcome !== undefined && <OutcomeShown outcome={outcome} />}
      </div>
    </Frame>
  );
}

function OutcomeShown({ outcome }: { readonly outcome: Outcome }): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  const words = wordsWith([kernelText, roomText], language);
  if (outcome.kind === 'unreadable')
    return <p class="verdict bad">✗ {words.say(outcome.problem.say, outcome.problem.args)}</p>;
  const { honest, faults, proved, open } = outcome.verdict;
  return (
    <>
      <h2 class={honest ? 'verdict good' : 'verdict bad'}>
        {honest ? '✓' : '✗'} {t(honest ? 'web.verify.good' : 'web.verify.bad')}
      </h2>
      {outcome.names.length > 0 && (
        <p class="quiet">{outcome.names.map((name, seat) => `${seat + 1} : ${name}`).join(' · ')}</p>
      )}
      <Findings mark="✗" kind="bad" sentences={faults.map(({ say, args }) => capitalised(words.say(say, args)))} />
      <Findings
        mark="✓"
        kind="good"
        title={t('web.verify.proved')}
        sentences={proved.map(({ say, args }) => words.say(say, args))}
      />
      <Findings
        mark="?"
        kind="open"
        title={t('web.verify.open')}
        sentences={open.map(({ say, args }) => words.say(say, args))}
      />
      {outcome.witness !== undefined && <WitnessFile text={outcome.witness} />}
    </>
  );
}

/** For somebody who checks the match elsewhere: what this device remembers tells no secret. */
function WitnessFile({ text }: { readonly text: string }): JSX.Element {
  const t = useWords();
  return (
    <p>
      <button type="button" class="button" onClick={() => download('banneret-witness.json', text)}>
        {t('web.verify.witness')}
      </button>
    </p>
  );
}

interface FindingsProps {
  readonly mark: string;
  readonly kind: 'good' | 'bad' | 'open';
  readonly title?: string;
  readonly sentences: readonly string[];
}

function Findings({ mark, kind, title, sentences }: FindingsProps): JSX.Element | null {
  if (sentences.length === 0) return null;
  return (
    <section>
      {title !== undefined && <h3>{title}</h3>}
      <ul class="findings">
        {sentences.map(sentence => (
          <li key={sentence} class={`verdict ${kind}`}>
            <span aria-hidden="true">{mark}</span> {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Faults are written to stand after a colon; here they stand alone. */
const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const unreadable = (say: string, args?: Problem['args']): Outcome => ({
  kind: 'unreadable',
  problem: { say, ...(args && { args }) },
});

async function checkedFile(file: File): Promise<Outcome> {
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return unreadable('web.verify.unreadable');
  const parsed = parseRecord(text);
  return parsed.ok ? await checked(parsed.value) : unreadable(parsed.problem.say, parsed.problem.args);
}

async function checkedMatch(kept: string, match: string): Promise<Outcome> {
  const record = await fetchRecord(kept, match);
  return record.ok ? await checked(record.value) : unreadable(record.problem.say, record.problem.args);
}

async function checked(record: MatchRecord): Promise<Outcome> {
  const { header, fairness } = record;
  const game = (await loadEntry(header.system))?.game;
  if (game === undefined) return unreadable('web.verify.unknown-game', { system: header.system });
  if (header.start.kind === 'setup' && game.readSetup?.(header.start.setup).ok === false)
    return unreadable('web.verify.bad-start');
  // What this very browser remembers of the match gives evidence too.
  const match = fairness !== undefined && 'scheme' in fairness ? fairness.match : undefined;
  const witnesses = match === undefined ? [] : witnessesOf(match);
  const verdict = verdictOn(game, record, witnesses);
  return verdict === undefined
    ? unreadable('web.verify.bad-start')
    : { kind: 'verdict', verdict, names: header.names ?? [], witness: match && witnessFile(match) };
}

/** The rules may stumble over a position that they never set up. */
function verdictOn(game: AnyGame, record: MatchRecord, witnesses: readonly Witness[]): Verdict | undefined {
  try {
    return verifyRecord(game.system, record, witnesses);
  } catch {
    return undefined;
  }
}
