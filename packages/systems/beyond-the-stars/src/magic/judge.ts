import { coverage } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { hasEffect } from '../compile.js';
import { isWithin, placedOf } from '../figures/placed.js';
import { is, isChampion, onTable } from '../figures/traits.js';
import { sharesRoom } from '../ground/buildings.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import { judgeMobile } from '../movement/judge.js';
import type { SpellId } from '../names.js';
import { TEMPLATES } from '../rulings.js';
import { seesFigure } from '../sight/sight.js';
import { enemyOf, figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import { SPELL_SHEETS } from './spells.js';

/** BTS-MAG-01 to -04: may this Mage cast now? R-75: nobody casts while he is carried; R-30: out of a building he may. */
export function judgeMage(state: State, ask: ActQuestion, figure: FigureId): Ruling {
  const { spells } = sheetOf(state, figure);
  if (spells.length === 0) return illegal('BTS-MAG-01', 'bts.no.no-spells');
  const { place, marks } = figureOf(state, figure);
  if (place !== 'table' && place !== 'inside') return illegal('BTS-MAG-02', 'bts.no.not-on-table');
  if (marks.cast) return illegal('BTS-MAG-03', 'bts.no.cast');
  const mobile = judgeMobile(state, ask, figure, true);
  if (mobile.ok) return legal;
  const engaged = mobile.because.some(({ say }) => say === 'bts.no.engaged' || say === 'bts.no.immobilised');
  return engaged ? { ok: false, because: mobile.because.map(reason => ({ ...reason, rule: 'BTS-MAG-04' })) } : mobile;
}

/** One of his spells at a target. BTS-MAG-04, -09, -10. */
export function judgeSpell(state: State, figure: FigureId, spell: SpellId, target: FigureId): Ruling {
  if (!sheetOf(state, figure).spells.includes(spell)) return illegal('BTS-MAG-01', 'bts.no.unknown-spell');
  const { at, range, rule } = SPELL_SHEETS[spell];
  const aimed = state.figures[target];
  if (at === 'self') {
    if (target !== figure) return illegal(rule, 'bts.no.only-himself');
    // a template does not leave the building.
    if (spell === 'generalPanic' && figureOf(state, figure).place !== 'table') return illegal(rule, 'bts.no.indoors');
    return hasEffect(state, figure, spell) ? illegal(rule, 'bts.no.already-in-force') : legal;
  }
  if (aimed === undefined || aimed.place === 'gone') return illegal(rule, 'bts.no.not-on-table');
  if (aimed.place === 'aboard') return illegal('BTS-MAG-10', 'bts.no.passenger');
  if (aimed.place !== 'table' && aimed.place !== 'inside') return illegal(rule, 'bts.no.not-on-table');
  // an enemy cannot be picked out of a building from outside; in the caster's own storey everybody is in reach.
  const together = sharesRoom(state, figure, target);
  const foe = seatOf(state, target) !== seatOf(state, figure);
  if (foe && at === 'enemy' && aimed.place === 'inside' && !together) return illegal(rule, 'bts.no.occupant');
  if (foe !== (at === 'enemy')) return illegal(rule, `bts.no.spell-${at}`);
  if (!isWithin(state, figure, target, range)) return illegal(rule, 'bts.no.out-of-range', { other: target });
  if (!together && !seesFigure(state, figure, target)) return illegal('BTS-MAG-04', 'bts.no.unseen', { other: target });
  return judgeFit(state, spell, target);
}

const MAY_RAGE = ['infantry', 'cavalry', 'bike', 'beast'] as const;

/** What a spell asks of its target besides. */
function judgeFit(state: State, spell: SpellId, target: FigureId): Ruling {
  if (spell === 'bestialRage') {
    const fit = is(state, target, ...MAY_RAGE) || sheetOf(state, target).keywords.includes('beast');
    if (!fit || is(state, target, 'monster')) return illegal('BTS-SPL-11', 'bts.no.cannot-rage');
    // it may be cast on him again: +4, and two hits at the end.
    return legal;
  }
  if (spell === 'song' && figureOf(state, target).pv >= sheetOf(state, target).pv)
    return illegal('BTS-SPL-06', 'bts.no.unhurt');
  return legal;
}

/** BTS-SPL-10: enemies at least partly under the heavy template around the caster. */
export const underPanic = (state: State, caster: FigureId): FigureId[] => {
  const { x, y } = figureOf(state, caster).spot;
  const template = { centre: { x, y }, radius: TEMPLATES.heavy };
  return onTable(state, enemyOf(seatOf(state, caster))).filter(
    figure => coverage(template, placedOf(state, figure)) !== 'none',
  );
};

/** BTS-MAG-06, -07, R-76: enemy Champions among the victims. */
export function dispellersOf(state: State, caster: FigureId, spell: SpellId, target: FigureId): FigureId[] {
  const victims =
    spell === 'generalPanic' ? underPanic(state, caster) : SPELL_SHEETS[spell].at === 'enemy' ? [target] : [];
  return victims.filter(figure => isChampion(state, figure));
}
