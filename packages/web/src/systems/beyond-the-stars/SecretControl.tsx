import { isObject } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import { firstProposal, proposalsFor } from '../../controls/proposed.js';
import { Send } from '../../controls/Send.js';
import { isHinted } from '../../table/desk.js';
import type { ControlProps } from '../webSystem.js';

const PARTS = ['ownChampion', 'enemyTarget', 'objective'] as const;
type Part = (typeof PARTS)[number];
type Secret = Readonly<Record<Part, number>>;

const UNDECIDED = -2;
const NOTHING: Secret = { ownChampion: UNDECIDED, enemyTarget: UNDECIDED, objective: UNDECIDED };

/** What a side designates in secret: one question for each part that the scenario asks for. */
export function SecretControl({ desk, prompt }: ControlProps): JSX.Element {
  const draft = useCell(desk.draft);
  const { t } = desk;
  const proposals = proposalsFor(desk) as readonly Secret[];
  const choice = (isObject(draft) ? draft : (firstProposal(desk) ?? NOTHING)) as Secret;
  const offered = (part: Part): readonly number[] => [...new Set(proposals.map(secret => secret[part]))];
  return (
    <div class="bts-secret">
      <p class="quiet">{t.say('web.bts.secret')}</p>
      {PARTS.filter(part => offered(part).some(id => id !== UNDECIDED)).map(part => (
        <div key={part} class="options" role="radiogroup" aria-label={t.say(`web.bts.secret.${part}`)}>
          <h3>{t.say(`web.bts.secret.${part}`)}</h3>
          {offered(part).map(id => (
            <button
              key={id}
              type="button"
              role="radio"
              class={isHinted(desk, { ...choice, [part]: id }) ? 'option hinted' : 'option'}
              aria-checked={choice[part] === id}
              onClick={() => desk.draft.set({ ...choice, [part]: id })}
            >
              {desk.game.tellChoice(desk.state, prompt, { ...NOTHING, [part]: id }, t)}
            </button>
          ))}
        </div>
      ))}
      <Send desk={desk} choice={choice} />
    </div>
  );
}
