import { judgeMage, judgeSpell } from '../magic/judge.js';
import { SPELLS, type SpellId } from '../names.js';
import { isAlive } from '../figures/traits.js';
import { sheetOf, type FigureId, type State } from '../state.js';
import type { ActQuestion, Manoeuvre } from './manoeuvre.js';
import { isId } from './parse.js';

/** A Mage casts a spell in the middle of his move, and may go on with it. BTS-MAG-02. */
export interface CastSpell {
  readonly do: 'cast';
  readonly figure: FigureId;
  readonly spell: SpellId;
  readonly target: FigureId;
}

export const castManoeuvre: Manoeuvre<CastSpell> = {
  do: 'cast',
  rule: 'BTS-MAG-02',
  proc: 'cast',
  deed: 'BTS-MAG-02',
  parse({ spell, target }, figure) {
    const known = SPELLS.find(id => id === spell);
    return known !== undefined && isId(target) ? { do: 'cast', figure, spell: known, target } : undefined;
  },
  judge(state, ask, { figure, spell, target }) {
    const mage = judgeMage(state, ask, figure);
    return mage.ok ? judgeSpell(state, figure, spell, target) : mage;
  },
  *propose(state, ask, figure) {
    if (!judgeMage(state, ask, figure).ok) return;
    for (const spell of sheetOf(state, figure).spells)
      for (const target of suggestTargets(state))
        if (judgeSpell(state, figure, spell, target).ok) yield { do: 'cast', figure, spell, target };
  },
  /** One of his spells first, so that those with a single target are not drowned by the others. */
  sample(state: State, ask: ActQuestion, figure: FigureId, rng) {
    const all = [...castManoeuvre.propose(state, ask, figure)];
    const spells = [...new Set(all.map(({ spell }) => spell))];
    const spell = spells[rng.below(Math.max(1, spells.length))];
    const casts = all.filter(choice => choice.spell === spell);
    return casts[rng.below(Math.max(1, casts.length))];
  },
};

function suggestTargets(state: State): FigureId[] {
  return [...state.figures.keys()].filter(figure => isAlive(state, figure));
}
