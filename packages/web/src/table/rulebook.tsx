import type { AnyGame, RuleText } from '@banneret/game';
import { tableRules, tellReason } from '@banneret/game';
import type { Because } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { cell, useCell } from '../app/cell.js';
import { locale, useWords } from '../app/language.js';
import { Link } from '../app/router.js';
import type { Desk } from './desk.js';

/** The rule that somebody wants to read, wherever they asked. */
const opened = cell<{ readonly game: AnyGame; readonly rule: string } | undefined>(undefined);

export const ruleText = (game: AnyGame, rule: string): RuleText | undefined =>
  game.rules.find(({ id }) => id === rule) ?? tableRules.find(({ id }) => id === rule);

/** A rule's number; a click shows its words. */
export function RuleLink({ game, rule }: { readonly game: AnyGame; readonly rule: string }): JSX.Element {
  const t = useWords();
  return (
    <button
      type="button"
      class="rule-link"
      title={t('web.rule.read', { rule })}
      onClick={() => opened.set({ game, rule })}
    >
      {rule}
    </button>
  );
}

/** Reasons in words, each with its rule. */
export function Reasons({ desk, because }: { readonly desk: Desk; readonly because: readonly Because[] }): JSX.Element {
  return (
    <ul class="reasons">
      {because.map(reason => {
        const { rule } = reason;
        const sentence = tellReason(desk.game, desk.state, reason, desk.t);
        return (
          <li key={`${rule} ${sentence}`}>
            {sentence} <RuleLink game={desk.game} rule={rule} />
          </li>
        );
      })}
    </ul>
  );
}

/** The rule in a window of its own; one of these stands on every page that shows rule numbers. */
export function RuleDialog(): JSX.Element | null {
  const t = useWords();
  const language = useCell(locale);
  const open = useCell(opened);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open !== undefined && dialog.current?.open === false) dialog.current.showModal();
  }, [open]);
  if (open === undefined) return null;
  const text = ruleText(open.game, open.rule);
  return (
    <dialog ref={dialog} class="rule-dialog" aria-labelledby="rule-title" onClose={() => opened.set(undefined)}>
      <h2 id="rule-title">{open.rule}</h2>
      <p>{text?.[language] ?? t('web.rule.unknown')}</p>
      <div class="row">
        <Link class="button" to={`/rules/${open.game.system.id}#${open.rule}`}>
          {t('web.rule.in-book')}
        </Link>
        <button type="button" class="button primary" onClick={() => dialog.current?.close()}>
          {t('web.close')}
        </button>
      </div>
    </dialog>
  );
}
