import type { Problem } from '@banneret/kernel';
import { kernelText } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { gameLight } from '../app/gameLight.js';
import { locale, useWords, wordsWith } from '../app/language.js';
import { go, Link } from '../app/router.js';
import { keepInvitations } from '../company/invitations.js';
import { claimSeat, knownName } from '../connection/ownSeat.js';
import { createRemote } from '../connection/request.js';
import { localHouse } from '../local/client.js';
import { CATALOGUE, catalogued } from '../systems/catalogue.js';
import { themeOf } from '../systems/themes.js';
import type { WebSystem } from '../systems/webSystem.js';
import { Frame } from './Frame.js';
import { GamePicture } from './GamePicture.js';
import { MODES, plainForm, renamed, requestOf, withMode, type Mode, type SetupForm } from './setupForm.js';
import { SetupCompany } from './SetupCompany.js';
import { choiceInWords } from './setupWords.js';
import { SetupArmies, SetupOptions, SetupSeats } from './SetupParts.js';
import { SetupTable } from './SetupTable.js';
import { previewOf } from './setupPreview.js';

interface SetupProps {
  readonly system?: string | undefined;
  readonly mode?: string | undefined;
}

/** Game, opponent, seats, armies, options; then to the table. */
export function Setup({ system, mode }: SetupProps): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  const entry = catalogued(system);
  const [loaded, setLoaded] = useState<WebSystem | undefined>(undefined);
  useEffect(() => {
    setLoaded(undefined);
    void entry?.load().then(webSystem => setLoaded(() => webSystem));
  }, [entry]);
  if (entry === undefined) return <ChooseGame />;
  return (
    <Frame title={t('web.setup.title')} mood={entry.id} wide>
      {loaded === undefined ? (
        <>
          <h1>{entry.title[language]}</h1>
          <p class="quiet">{t('web.loading')}</p>
        </>
      ) : (
        <SetupBody key={entry.id} system={loaded} first={MODES.find(name => name === mode) ?? 'computer'} />
      )}
    </Frame>
  );
}

function ChooseGame(): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  return (
    <Frame title={t('web.setup.title')}>
      <h1>{t('web.setup.game')}</h1>
      <ul class="games five">
        {CATALOGUE.map(({ id, title }) => (
          <li key={id} {...gameLight(themeOf(id), 'game-card')}>
            <GamePicture system={id} />
            <Link class="button primary" to={`/new/${id}`}>
              {title[language]}
            </Link>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function SetupBody({ system, first }: { readonly system: WebSystem; readonly first: Mode }): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  const { game, players } = system.entry;
  const names = {
    me: t('web.seat.me'),
    known: knownName(),
    computer: t('web.seat.computer'),
    other: (n: number) => t('web.seat.other', { n }),
  };
  const [form, setForm] = useState<SetupForm>(() => plainForm(system.entry, names, first));
  const spoken = useRef(names);
  useEffect(() => {
    setForm(old => renamed(old, spoken.current, names));
    spoken.current = names;
  }, [language]);
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    setProblem(await beginMatch(system, form));
    setBusy(false);
  };
  const words = wordsWith([kernelText, game.text, ...(system.texts ?? [])], language);
  const { seats, options } = form;
  const armies = seats.map(({ army }) => army).join(' ');
  const preview = useMemo(() => previewOf(system, form, words), [system, armies, options, words]);
  return (
    <form
      class="setup"
      onSubmit={event => {
        event.preventDefault();
        void begin();
      }}
    >
      <SetupTable system={system} preview={preview} />
      <div class="setup-steps">
        <SetupArmies system={system} form={form} setForm={setForm} parades={preview?.parades ?? []} />
        <SetupOptions system={system} form={form} setForm={setForm} />
        <fieldset>
          <legend>{t('web.setup.mode')}</legend>
          <div class="modes">
            {MODES.map(mode => (
              <label key={mode} class={`mode${form.mode === mode ? ' chosen' : ''}`}>
                <input
                  type="radio"
                  name="mode"
                  checked={form.mode === mode}
                  onChange={() => setForm(withMode(form, mode, Object.keys(players), names))}
                />
                <strong>{t(`web.mode.${mode}`)}</strong>
                <span class="quiet">{t(`web.mode.${mode}.why`)}</span>
              </label>
            ))}
          </div>
          <SetupSeats system={system} form={form} setForm={setForm} names={names} />
        </fieldset>
        {form.mode === 'online' && <SetupCompany form={form} setForm={setForm} />}
        {problem && (
          <p class="problem" role="alert">
            {words.say(problem.say, problem.args)}
          </p>
        )}
        <div class="setup-foot">
          <button type="submit" class="button primary big setup-begin" disabled={busy}>
            {t('web.setup.begin')} <small>{choiceInWords(system, form, language, t)}</small>
          </button>
        </div>
      </div>
    </form>
  );
}

/** Lays the table and goes there; a problem stays here. */
async function beginMatch(system: WebSystem, form: SetupForm): Promise<Problem | undefined> {
  const request = requestOf(system, form);
  if (form.mode !== 'online') {
    const created = await localHouse().request({ kind: 'create', match: request });
    if (!created.ok) return created.problem;
    go(`/local/${created.value.id}`);
    return undefined;
  }
  const created = await createRemote(request);
  if (!created.ok) return created.problem;
  const { id, invitations } = created.value;
  // Whoever lays the table takes the first seat, with a secret of their own; the others are for those who are invited.
  const own = invitations.findIndex(invitation => invitation !== null);
  const invitation = invitations[own];
  if (invitation != null) claimSeat(id, request.system, invitation, form.seats[own]?.name ?? '');
  keepInvitations(
    id,
    invitations.map((other, seat) => (seat === own ? null : other)),
  );
  go(`/match/${id}`);
  return undefined;
}
