import type { State } from '@banneret/beyond-the-stars';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { Odds } from '../../controls/Odds.js';
import { proposalsFor } from '../../controls/proposed.js';
import { Send } from '../../controls/Send.js';
import { isHinted, type Desk } from '../../table/desk.js';
import { draftedChoice, draftChoice } from '../../tabletop/draft.js';
import { handsFor } from '../../tabletop/editing.js';
import { ProposalList } from '../../tabletop/MoveParts.js';
import { TurnButtons } from '../../tabletop/PlaceParts.js';
import { push } from '../../tabletop/pushing.js';
import type { Scale } from '../../tabletop/scale.js';
import type { ControlProps } from '../webSystem.js';
import { freeEnds, helpers, isPlan, recoilOf, recoilQuestion, staying, swung } from './recoilDraft.js';
import { figureName } from './words.js';
import './bts.css';

/** Where a loser goes: straight back to begin with, then round by clicks, drags or keys; an ally may have to make way. */
export function RecoilControl({ desk, prompt }: ControlProps): JSX.Element | null {
  useCell(desk.draft);
  const { t } = desk;
  const ask = recoilOf(prompt);
  const proposals = proposalsFor(desk);
  const choice = draftedChoice(desk) ?? proposals[0];
  useEffect(() => {
    if (draftedChoice(desk) === undefined) draftChoice(desk, proposals[0]);
  }, [prompt]);
  if (ask === undefined) return null;
  const hands = handsFor(desk, recoilQuestion(desk, ask));
  return (
    <div class="tt-control">
      <p class="quiet">{t.say('web.bts.recoil.help')}</p>
      <Help desk={desk} choice={choice} />
      <div class="row">
        <button
          type="button"
          class="button"
          onKeyDown={event => push(hands, event, ask.figure)}
          onClick={() => draftChoice(desk, proposals[0])}
        >
          {t.say('web.tt.as-proposed')}
        </button>
      </div>
      {isPlan(choice) && (
        <TurnButtons desk={desk} turn={by => draftChoice(desk, swung(desk.state as State, ask, choice, by))} />
      )}
      <ProposalList desk={desk} choices={proposals} />
      {choice !== undefined && <Odds desk={desk} prompt={prompt} choice={choice} />}
      {choice !== undefined && (
        <Send desk={desk} choice={choice}>
          {isPlan(choice) ? t.say('web.bts.recoil.go') : desk.game.tellChoice(desk.state, prompt, choice, t)}
        </Send>
      )}
    </div>
  );
}

/** Where there is no way back: who makes one, or nobody. */
function Help({ desk, choice }: { readonly desk: Desk; readonly choice: unknown }): JSX.Element | null {
  const { t, prompt } = desk;
  const stay = staying(desk);
  if (stay === undefined || prompt === undefined) return null;
  const helper = isPlan(choice) ? choice.way?.figure : undefined;
  return (
    <div class="options" role="radiogroup" aria-label={t.say('web.bts.recoil.way')}>
      {[...helpers(desk)].map(([ally, plan]) => (
        <button
          key={ally}
          type="button"
          role="radio"
          class={isHinted(desk, plan) ? 'option hinted' : 'option'}
          aria-checked={ally === helper}
          onClick={() => draftChoice(desk, plan)}
        >
          {t.say('web.bts.recoil.ally', { name: figureName(desk, ally) })}
        </button>
      ))}
      <button
        type="button"
        role="radio"
        class={isHinted(desk, stay) ? 'option hinted' : 'option'}
        aria-checked={!isPlan(choice)}
        onClick={() => draftChoice(desk, stay)}
      >
        {desk.game.tellChoice(desk.state, prompt, stay, t)}
      </button>
    </div>
  );
}

/** The places that are free, as dots on the table. */
export function RecoilEnds({ desk, scale }: { readonly desk: Desk; readonly scale: Scale }): JSX.Element {
  return (
    <g class="bts-ends" aria-hidden="true">
      {freeEnds(desk).map(end => {
        const { x, y } = scale.at(end);
        return <circle key={`${end.x} ${end.y}`} cx={x} cy={y} r={2.2} />;
      })}
    </g>
  );
}
