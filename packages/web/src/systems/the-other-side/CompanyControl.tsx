import { isObject } from '@banneret/kernel';
import type { CompanyChoice, State } from '@banneret/the-other-side';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import { firstProposal, proposalsFor } from '../../controls/proposed.js';
import { Send } from '../../controls/Send.js';
import type { Desk } from '../../table/desk.js';
import type { ControlProps } from '../webSystem.js';

/** Allegiance, Envoy and Commanders, one under the other; what does not go together says why. */
export function CompanyControl({ desk }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const { t } = desk;
  const { book } = desk.state as State;
  const { allegiances, envoys, units } = book.pack;
  const choice = companyOf(desk);
  const leaders = units.filter(
    ({ commander, allegiances: of }) => commander === true && of.includes(choice.allegiance),
  );
  const set = (change: Partial<CompanyChoice>): void => desk.draft.set({ ...choice, ...change });
  return (
    <div class="tos-company">
      <Choices
        label={t.say('web.tos.company.allegiance')}
        options={allegiances.map(({ id, name }) => ({ id, name: name[t.locale] }))}
        chosen={choice.allegiance}
        choose={allegiance => desk.draft.set(proposedFor(desk, allegiance))}
      />
      {Array.from({ length: book.commanders }, (_, i) => (
        <Choices
          key={i}
          label={t.say('web.tos.company.commander', { number: i + 1, of: book.commanders })}
          options={leaders.map(({ id, name, scrip }) => ({
            id,
            name: name[t.locale],
            note: t.say('web.tos.company.income', { scrip }),
          }))}
          chosen={choice.commanders[i]}
          choose={id => set({ commanders: choice.commanders.map((other, at) => (at === i ? id : other)) })}
        />
      ))}
      <Choices
        label={t.say('web.tos.company.envoy')}
        options={[
          { id: '', name: t.say('web.tos.company.no-envoy') },
          ...envoys.map(({ id, name }) => ({ id, name: name[t.locale] })),
        ]}
        chosen={choice.envoy ?? ''}
        choose={id => set({ envoy: id === '' ? null : id })}
      />
      <Send desk={desk} choice={choice} />
    </div>
  );
}

function companyOf(desk: Desk): CompanyChoice {
  const draft = desk.draft.get();
  const choice = isObject(draft) ? draft : firstProposal(desk);
  return choice as unknown as CompanyChoice;
}

/** The first of the game's own proposals for an Allegiance: its Commanders come with it. */
const proposedFor = (desk: Desk, allegiance: string): unknown =>
  proposalsFor(desk).find(proposal => (proposal as CompanyChoice).allegiance === allegiance) ?? firstProposal(desk);

interface ChoicesProps {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly name: string; readonly note?: string }[];
  readonly chosen: string | undefined;
  readonly choose: (id: string) => void;
}

const Choices = ({ label, options, chosen, choose }: ChoicesProps): JSX.Element => (
  <>
    <h3>{label}</h3>
    <div class="options" role="radiogroup" aria-label={label}>
      {options.map(({ id, name, note }) => (
        <button
          key={id}
          type="button"
          role="radio"
          class="option"
          aria-checked={id === chosen}
          onClick={() => choose(id)}
        >
          {name} {note !== undefined && <small class="quiet">{note}</small>}
        </button>
      ))}
    </div>
  </>
);
