import { terrainType } from '@banneret/at-43';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { Send } from '../../controls/Send.js';
import { draftChoice, draftedChoice } from '../../tabletop/draft.js';
import { handsFor } from '../../tabletop/editing.js';
import { TurnButtons } from '../../tabletop/PlaceParts.js';
import { push } from '../../tabletop/pushing.js';
import type { ControlProps } from '../webSystem.js';
import { isPiece, kindsLeft, proposedPiece, sceneryOf, sceneryQuestion, turned, withKind } from './sceneryDraft.js';

/** Which element goes where: chosen here, put down and dragged on the table, turned and pushed with keys. */
export function SceneryControl({ desk, prompt }: ControlProps): JSX.Element | null {
  useCell(desk.draft);
  const { t } = desk;
  const ask = sceneryOf(prompt);
  const first = useMemo(() => proposedPiece(desk), [prompt]);
  const choice = draftedChoice(desk) ?? first;
  useEffect(() => {
    if (draftedChoice(desk) === undefined) draftChoice(desk, first);
  }, [prompt]);
  if (ask === undefined) return null;
  const hands = handsFor(desk, sceneryQuestion(desk));
  const current = isPiece(choice) ? choice : undefined;
  return (
    <div class="tt-control">
      <div class="options" role="radiogroup" aria-label={t.say('web.at43.scenery.which')}>
        {kindsLeft(ask).map(({ kind, count }) => (
          <button
            key={kind}
            type="button"
            role="radio"
            class="option"
            aria-checked={kind === current?.kind}
            onKeyDown={event => push(hands, event)}
            onClick={() => draftChoice(desk, withKind(desk, choice, kind))}
          >
            {t.say('web.at43.scenery.kind', { name: terrainType(kind).name[t.locale], count })}
          </button>
        ))}
      </div>
      {current && (
        <>
          <p class="quiet">{t.say('web.at43.scenery.help')}</p>
          <div class="row">
            <button
              type="button"
              class="button"
              onKeyDown={event => push(hands, event)}
              onClick={() => draftChoice(desk, proposedPiece(desk, current.kind))}
            >
              {t.say('web.tt.as-proposed')}
            </button>
          </div>
          <TurnButtons desk={desk} turn={by => draftChoice(desk, turned(current, by))} />
        </>
      )}
      {choice !== undefined && (
        <Send desk={desk} choice={choice}>
          {current ? t.say('web.tt.put-down') : desk.game.tellChoice(desk.state, prompt, choice, t)}
        </Send>
      )}
    </div>
  );
}
