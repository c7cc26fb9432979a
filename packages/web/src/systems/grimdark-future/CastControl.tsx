import { UM_PER_INCH } from '@banneret/geometry';
import type { Roster, State } from '@banneret/grimdark-future';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import { Odds } from '../../controls/Odds.js';
import { Send } from '../../controls/Send.js';
import { isHinted, type Desk } from '../../table/desk.js';
import type { ControlProps } from '../webSystem.js';
import { castAt, castDraftOf, castOf, takenOption, takeSpell, type CastOption } from './castDraft.js';
import { ruleUseName, type RuleUse } from './ruleNames.js';
import { RuleUseWords } from './RuleUse.js';
import { unitName } from './words.js';

type Spell = Roster['spells'][number];

/** Which spell, then on whom: chosen here or by a click on the unit; or none for now. */
export function CastControl({ desk, prompt }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const { t } = desk;
  const shape = castOf(prompt);
  const taken = takenOption(desk);
  const { model, spell, target } = castDraftOf(desk) ?? {};
  const choice = target === undefined ? undefined : { model, spell, target };
  return (
    <div class="tt-control gdf-cast">
      <div class="options" role="radiogroup" aria-label={t.say('web.gdf.spell')}>
        {shape?.options.map(option => (
          <SpellOption key={`${option.model} ${option.spell}`} {...{ desk, option }} isTaken={option === taken} />
        ))}
      </div>
      {taken && <Targets desk={desk} option={taken} aimed={target} />}
      {choice !== undefined && <Odds desk={desk} prompt={prompt} choice={choice} />}
      {choice !== undefined && (
        <Send desk={desk} choice={choice}>
          {t.say('web.gdf.cast')}
        </Send>
      )}
      <button
        type="button"
        class={isHinted(desk, 'none') ? 'button wide hinted' : 'button wide'}
        onClick={() => desk.answer('none')}
      >
        {desk.game.tellChoice(desk.state, prompt, 'none', t)}
      </button>
    </div>
  );
}

interface SpellOptionProps {
  readonly desk: Desk;
  readonly option: CastOption;
  readonly isTaken: boolean;
}

/** A spell with its price, how far it carries, what it does, and what its Caster has left. */
function SpellOption({ desk, option, isTaken }: SpellOptionProps): JSX.Element | null {
  const { t } = desk;
  const state = desk.state as State;
  const { unit = 0, options = [] } = castOf(desk.prompt) ?? {};
  const spell = state.battle.rosters[unit]?.spells.find(({ id }) => id === option.spell);
  if (spell === undefined) return null;
  const held = state.units[unit]?.tokens[option.model] ?? 0;
  const isAlone = options.every(({ model }) => model === option.model);
  return (
    <button
      type="button"
      role="radio"
      class="option gdf-spell"
      aria-checked={isTaken}
      onClick={() => takeSpell(desk, option)}
    >
      <strong>{spell.name[t.locale]}</strong>
      <span class="gdf-price">{t.say('web.gdf.spell.price', { cost: spell.cost, held })}</span>
      <span class="quiet">
        {!isAlone && `${t.say('gdf.choice.model', { model: option.model + 1 })} · `}
        {`${spell.range / UM_PER_INCH}″ · `}
        {effectWords(desk, spell)}
      </span>
    </button>
  );
}

function effectWords(desk: Desk, { effect }: Spell): string {
  const { t } = desk;
  if (effect.kind === 'rally') return t.say('web.gdf.spell.rally');
  const rules = effect.rules.map(use => ruleUseName(desk, use));
  if (effect.kind === 'hits') return [t.say('web.gdf.spell.hits', { hits: effect.hits }), ...rules].join(', ');
  return t.say('web.gdf.spell.boon', { rules: rules.join(', '), until: effect.until });
}

interface TargetsProps {
  readonly desk: Desk;
  readonly option: CastOption;
  readonly aimed: number | undefined;
}

function Targets({ desk, option, aimed }: TargetsProps): JSX.Element {
  const { t } = desk;
  const state = desk.state as State;
  const rules = rulesOf(state, castOf(desk.prompt)?.unit ?? 0, option.spell);
  return (
    <>
      {rules.length > 0 && (
        <p class="tt-rules">
          {rules.map(use => (
            <RuleUseWords key={use.id} desk={desk} use={use} />
          ))}
        </p>
      )}
      <p class="quiet">{t.say('web.gdf.spell.aim')}</p>
      <div class="options" role="radiogroup" aria-label={t.say('web.gdf.target')}>
        {option.targets.map(unit => (
          <button
            key={unit}
            type="button"
            role="radio"
            class={desk.hint?.things.includes(String(unit)) === true ? 'option hinted' : 'option'}
            aria-checked={unit === aimed}
            onClick={() => castAt(desk, unit)}
            onPointerEnter={() => desk.pointed.set(String(unit))}
            onPointerLeave={() => desk.pointed.set(undefined)}
          >
            {unitName(state, unit, t)}
          </button>
        ))}
      </div>
    </>
  );
}

/** The rules that a spell lends to its target, or strikes it with. */
function rulesOf(state: State, unit: number, id: string): readonly RuleUse[] {
  const effect = state.battle.rosters[unit]?.spells.find(spell => spell.id === id)?.effect;
  return effect === undefined || effect.kind === 'rally' ? [] : effect.rules;
}
