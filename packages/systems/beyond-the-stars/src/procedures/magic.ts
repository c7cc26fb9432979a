import { ask, done, goto, pickOption, roll, type Control } from '@banneret/kernel';
import { castTally, SPELL_SHEETS } from '../magic/spells.js';
import { dispellersOf } from '../magic/judge.js';
import type { SpellId } from '../names.js';
import { who } from '../figures/named.js';
import { enemyOf, figureOf, seatOf, type FigureId } from '../state.js';
import { isAlive, is } from '../figures/traits.js';
import { d3 } from '../rulings.js';
import { call, dice, procedure } from './machine.js';

/** The roll, the opponent's dispel, the effect; then the Mage may go on with his move. BTS-MAG-02, -05 to -07. */
export const cast = procedure('cast')({
  begin: (_c, { seat }) => roll(dice(1, 'BTS-MAG-05', 'bts.roll.spell', seat), 'rolled'),
  rolled(c, v, [face = 1]: readonly number[]) {
    const { figure, spell, target } = v.choice;
    const tally = castTally(c.state, figure, c.explain);
    const total = face + tally.total;
    const { need } = SPELL_SHEETS[spell];
    const why = tally.explanation();
    c.emit({
      type: 'spell.rolled',
      figure,
      spell,
      target,
      face,
      total,
      need,
      cast: total >= need,
      ...(why && { why }),
    });
    c.emit({ type: 'mover.set', figure });
    if (total < need) return done();
    v.total = total;
    return goto('dispel');
  },
  dispel(c, v) {
    const { figure, spell, target } = v.choice;
    const able = dispellersOf(c.state, figure, spell, target);
    if (able.length === 0) return goto('effect');
    const shape = pickOption([
      { id: 'let-be', say: 'bts.choice.let-be' },
      ...able.map(id => ({ id, say: 'bts.choice.figure', args: { ...who(c.state, id) } })),
    ]);
    return ask(
      {
        seat: enemyOf(v.seat),
        ask: 'bts.ask.dispel',
        rule: 'BTS-MAG-06',
        shape,
        args: { ...who(c.state, figure), spell, total: v.total ?? 0 },
      },
      'answered',
    );
  },
  answered(_c, v, answer: FigureId | 'let-be') {
    if (answer === 'let-be') return goto('effect');
    v.dispeller = answer;
    return roll(dice(1, 'BTS-MAG-06', 'bts.roll.dispel', enemyOf(v.seat)), 'dispelled');
  },
  dispelled(c, v, [face = 1]: readonly number[]) {
    const figure = v.dispeller as FigureId;
    const total = face + castTally(c.state, figure).total;
    const broken = total >= (v.total ?? 0);
    c.emit({ type: 'dispel.rolled', figure, face, total, dispelled: broken });
    return broken ? done() : goto('effect');
  },
  effect: (_c, { choice: { figure, spell, target } }) => effectOf(spell, figure, target),
  end: () => done(),
});

/** Spells that need steps of their own have procedures; the others only put something into force. */
function effectOf(spell: SpellId, figure: FigureId, target: FigureId): Control<'end'> {
  switch (spell) {
    case 'push':
      return call('push', { figure, target }, 'end');
    case 'compel':
      return call('compel', { figure, target }, 'end');
    case 'generalPanic':
      return call('generalPanic', { figure }, 'end');
    case 'elements':
      return call('elements', { figure, target }, 'end');
    default:
      return call('enchant', { spell, figure, target }, 'end');
  }
}

/** How long each of the lasting spells is in force. */
const LASTS = {
  numb: 'game',
  weakMind: 'game',
  blindingLight: 'wound',
  courage: 'wound',
  terror: 'wound',
  bestialRage: 'turn',
} as const;

/** BTS-SPL-01 to -03, -05, -06, -08, -09, -11. */
export const enchant = procedure('enchant')({
  begin(c, { spell, figure, target }) {
    if (spell === 'song') c.emit({ type: 'figure.healed', figure: target, pv: 1 });
    else if (spell === 'immobilise')
      c.emit({ type: 'effect.gained', figure: target, effect: { id: 'immobilised', until: 'turn', source: figure } });
    else
      c.emit({
        type: 'effect.gained',
        figure: target,
        effect: { id: spell, until: LASTS[spell as keyof typeof LASTS], source: figure },
      });
    return done();
  },
});

/** BTS-SPL-12, R-120: PV are lost without a wound that could be saved; a Vehicle takes a roll of damage. */
export const elements = procedure('elements')({
  begin(c, { figure, target }) {
    const seat = seatOf(c.state, figure);
    if (is(c.state, target, 'vehicle')) return call('damage', { figure: target, rolls: 1, seat }, 'end');
    return roll(dice(1, 'BTS-SPL-12', 'bts.roll.elements', seat), 'rolled');
  },
  rolled(c, { target }, [face = 1]: readonly number[]) {
    if (!isAlive(c.state, target)) return done();
    const wounds = Math.min(d3(face), figureOf(c.state, target).pv);
    return call('wounds', { victim: target, wounds, noSave: true, noCheat: true }, 'end');
  },
  end: () => done(),
});

export const magicProcedures = { cast, enchant, elements };
