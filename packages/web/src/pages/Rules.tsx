import type { AnyGame, RuleText } from '@banneret/game';
import { tableRules } from '@banneret/game';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { locale, useWords } from '../app/language.js';
import { Link } from '../app/router.js';
import { CATALOGUE, catalogued } from '../systems/catalogue.js';
import { Frame } from './Frame.js';
import { foundIn, readable } from './search.js';

interface RulesProps {
  readonly system?: string | undefined;
  /** The rule to go to. */
  readonly rule: string;
}

/** The rules of a game in our own words, by number, searchable in both languages. */
export function Rules({ system, rule }: RulesProps): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  const entry = catalogued(system) ?? CATALOGUE[0];
  const [game, setGame] = useState<AnyGame | undefined>(undefined);
  useEffect(() => {
    setGame(undefined);
    void entry?.load().then(loaded => setGame(loaded.entry.game));
  }, [entry]);
  return (
    <Frame title={t('web.rules.title')} mood={entry?.id}>
      <h1>{t('web.rules.title')}</h1>
      <nav class="row" aria-label={t('web.rules.games')}>
        {CATALOGUE.map(({ id, title }) => (
          <Link key={id} class={`button${id === entry?.id ? ' primary' : ''}`} to={`/rules/${id}`}>
            {title[language]}
          </Link>
        ))}
      </nav>
      {game === undefined ? <p class="quiet">{t('web.loading')}</p> : <Book game={game} rule={rule} />}
    </Frame>
  );
}

function Book({ game, rule }: { readonly game: AnyGame; readonly rule: string }): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  const [wanted, setWanted] = useState('');
  const all = useMemo(() => [...game.rules, ...tableRules], [game]);
  const found = all.filter(text => foundIn(readable(wanted), text));
  useEffect(() => document.getElementById(rule)?.scrollIntoView({ block: 'center' }), [rule, game]);
  return (
    <>
      <label class="field search">
        <span>{t('web.rules.search')}</span>
        <input type="search" value={wanted} onInput={event => setWanted(event.currentTarget.value)} />
      </label>
      <p class="quiet" role="status">
        {t('web.rules.found', { count: found.length, of: all.length })}
      </p>
      {chapters(found).map(({ chapter, rules }) => (
        <section key={chapter}>
          <h2>{chapterWords(t, chapter)}</h2>
          <dl class="rule-list">
            {rules.map(text => (
              <div key={text.id} id={text.id} class={text.id === rule ? 'wanted' : ''}>
                <dt>
                  <Link to={`/rules/${game.system.id}#${text.id}`}>{text.id}</Link>
                </dt>
                <dd>{text[language]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

/** `GDF-MOV-02` stands in chapter `MOV`; `TOY-01` in a chapter without a name. */
function chapters(rules: readonly RuleText[]): readonly { readonly chapter: string; readonly rules: RuleText[] }[] {
  const found = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const parts = rule.id.split('-');
    const chapter = parts.length > 2 ? (parts[1] as string) : (parts[0] as string);
    found.set(chapter, [...(found.get(chapter) ?? []), rule]);
  }
  return [...found].map(([chapter, own]) => ({ chapter, rules: own }));
}

const chapterWords = (t: ReturnType<typeof useWords>, chapter: string): string =>
  t.has(`web.chapter.${chapter}`) ? t.say(`web.chapter.${chapter}`) : chapter;
