import { kernelText, parseRecord, type MatchRecord, type Parsed, type Problem } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { locale, useWords, wordsWith } from '../app/language.js';
import { FileField } from '../pages/FileField.js';
import { Frame } from '../pages/Frame.js';
import { catalogued } from '../systems/catalogue.js';
import type { WebSystem } from '../systems/webSystem.js';
import { fetchRecord } from './fetchRecord.js';
import { recordTimeline, type RecordTimeline } from './recordTimeline.js';
import { ReplayView } from './ReplayView.js';
import '../style/table.css';

interface ReplayPageProps {
  readonly kept: string;
  readonly match?: string | undefined;
  /** The moment to begin with, in events; -1 for the start. */
  readonly at: number;
}

interface Loaded {
  readonly record: MatchRecord;
  readonly system: WebSystem;
  readonly played: RecordTimeline;
}

/** A finished match from this browser, from the server or from a file, moment by moment. */
export function ReplayPage({ kept, match, at }: ReplayPageProps): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const show = async (record: Parsed<MatchRecord>): Promise<void> => {
    const result = record.ok ? await prepared(record.value) : record;
    if (result.ok) setLoaded(result.value);
    setProblem(result.ok ? undefined : result.problem);
  };
  useEffect(() => {
    setLoaded(undefined);
    setProblem(undefined);
    if (match !== undefined) void fetchRecord(kept, match).then(show);
  }, [kept, match]);
  if (loaded !== undefined)
    return (
      <ReplayView
        {...loaded}
        from={at}
        link={kept === 'remote' && match !== undefined ? `/replay/remote/${match}` : undefined}
      />
    );
  return (
    <Frame title={t('web.replay.title')}>
      <h1>{t('web.replay.title')}</h1>
      {problem && (
        <p class="problem" role="alert">
          {wordsWith([kernelText], language).say(problem.say, problem.args)}
        </p>
      )}
      {match !== undefined && problem === undefined && <p class="quiet">{t('web.loading')}</p>}
      <p>{t('web.replay.how')}</p>
      <FileField label={t('web.replay.file')} onFile={file => void file.text().then(text => show(parseRecord(text)))} />
    </Frame>
  );
}

async function prepared(record: MatchRecord): Promise<Parsed<Loaded>> {
  const { header } = record;
  const system = await catalogued(header.system)?.load();
  if (system === undefined)
    return { ok: false, problem: { say: 'web.verify.unknown-game', args: { system: header.system } } };
  const { game } = system.entry;
  if (header.start.kind === 'setup' && game.readSetup?.(header.start.setup).ok === false)
    return { ok: false, problem: { say: 'web.verify.bad-start' } };
  try {
    return { ok: true, value: { record, system, played: recordTimeline(game.system, record) } };
  } catch {
    return { ok: false, problem: { say: 'web.verify.bad-start' } };
  }
}
