import type { AnyGame } from '@banneret/game';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useNames, useWords } from '../app/language.js';
import { remember } from '../app/memory.js';
import { Link } from '../app/router.js';
import { playGuide } from '../pages/playNow.js';
import type { Desk } from '../table/desk.js';
import { RuleLink } from '../table/rulebook.js';
import type { GuideStep } from './guide.js';
import type { Lesson } from './useLesson.js';
import './guide.css';

interface GuidePanelProps {
  readonly lesson: Lesson;
  readonly desk: Desk;
  /** Is the match itself over? */
  readonly isOver: boolean;
}

/** The lesson beside the table: where we are, what is going on, what to do now, and what the step before has taught. */
export function GuidePanel({ lesson, desk, isOver }: GuidePanelProps): JSX.Element {
  const t = useWords();
  const { guide, progress } = lesson;
  const step = guide.steps[progress.step];
  const of = guide.steps.length;
  const over = step === undefined || isOver;
  useEffect(() => {
    if (over) remember(`learnt.${guide.system}`, 'yes');
  }, [over]);
  return (
    <section class="guide" aria-label={t('web.guide')}>
      <div class="guide-bar">
        <span class="guide-count">
          {over ? t('web.guide.over') : t('web.guide.step', { step: progress.step + 1, of })}
        </span>
        <progress max={of} value={over ? of : progress.step} aria-label={t('web.guide.progress')} />
        <Link class="guide-leave" to={`/learn/${guide.system}`}>
          {t('web.guide.leave')}
        </Link>
      </div>
      <div aria-live="polite">
        <Taught lesson={lesson} game={desk.game} />
        {over ? <Finished lesson={lesson} isOver={isOver} /> : <Step step={step} />}
      </div>
      {!over && <Ways lesson={lesson} desk={desk} step={step} />}
    </section>
  );
}

function Step({ step: { title, text, todo } }: { readonly step: GuideStep }): JSX.Element {
  const say = useNames();
  return (
    <>
      <h2>{say(title)}</h2>
      <p>{say(text)}</p>
      <p class="guide-todo">{say(todo)}</p>
    </>
  );
}

const ENDINGS = { done: 'web.guide.done', left: 'web.guide.left' } as const;

/** What the step before was about, with its rules; kind words where the learner went another way. */
function Taught({ lesson, game }: { readonly lesson: Lesson; readonly game: AnyGame }): JSX.Element | null {
  const t = useWords();
  const say = useNames();
  const { guide, progress } = lesson;
  const before = guide.steps[progress.step - 1];
  const ending = progress.endings.at(-1);
  if (before === undefined || ending === undefined) return null;
  return (
    <p class={`guide-taught ${ending}`}>
      <strong>{t(ENDINGS[ending])}</strong> {say(before.taught)}{' '}
      {before.rules.map(rule => (
        <RuleLink key={rule} game={game} rule={rule} />
      ))}
    </p>
  );
}

interface WaysProps extends Omit<GuidePanelProps, 'isOver'> {
  readonly step: GuideStep;
}

/** The ways on: by doing it, by having the lesson do it, or by leaving the step. */
function Ways({ lesson, desk, step }: WaysProps): JSX.Element {
  const t = useWords();
  const choice = desk.hint?.choice;
  if (step.until.includes('read'))
    return (
      <button type="button" class="button primary" onClick={() => lesson.goOn()}>
        {t('web.guide.go-on')}
      </button>
    );
  return (
    <div class="guide-ways">
      {desk.prompt !== undefined && choice !== undefined && (
        <button type="button" class="button small" onClick={() => desk.answer(choice)}>
          {t('web.guide.do-it')}
        </button>
      )}
      <button type="button" class="guide-skip" onClick={() => lesson.goOn()}>
        {t('web.guide.skip')}
      </button>
    </div>
  );
}

function Finished({ lesson: { guide, progress }, isOver }: Pick<GuidePanelProps, 'lesson' | 'isOver'>): JSX.Element {
  const t = useWords();
  const goesOn = !isOver && progress.step === guide.steps.length;
  return (
    <>
      <h2>{t('web.guide.finished')}</h2>
      {goesOn && <p>{t('web.guide.play-on')}</p>}
      <div class="row">
        <Link class="button primary" to={`/learn/${guide.system}?done`}>
          {t('web.guide.what-learnt')}
        </Link>
        <button
          type="button"
          class="button"
          onClick={() => void playGuide(guide.system, [t('web.seat.me'), t('web.seat.coach')])}
        >
          {t('web.guide.again')}
        </button>
      </div>
    </>
  );
}
