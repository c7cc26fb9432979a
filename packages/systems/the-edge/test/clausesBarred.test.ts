import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { theEdgeGame } from '../src/index.js';
import { factionsWith } from './customCards.js';
import { asked, DECK } from './holding.js';
import { red, scene, yellow, type Scene, type SceneBody, type SeatBody, type SquadBody } from './scene.js';

/** What a player knows and may not choose now is an option that says why. */

const WORDS = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, theEdgeGame.text));

/** The rule and the sentences, French and English, for each reason against a choice; none if it is legal. */
function reasons(t: Scene, choice: unknown): string[][] {
  const ruling = t.judge(choice);
  if (ruling.ok) return [];
  return ruling.because.map(({ rule, say, args }) => [rule, ...WORDS.map(words => words.say(say, args))]);
}

const idsOf = (t: Scene): unknown[] =>
  (t.prompt.shape as unknown as { options: readonly { id: unknown }[] }).options.map(({ id }) => id);

const militia = (...at: SquadBody['at'][number][]): SquadBody => ({ card: 'militia', at });

describe('the bonuses of a roll', () => {
  const NO_GEAR = [['EDGE-DICE-08', 'Le dé ne montre pas d’Engrenage.', 'The die shows no gear.']];
  const brutes: SquadBody = { card: 'brutes', at: [[3, 3, 0, 3, 4]] };
  /** Whoever attacks them strikes first. */
  const sleepers: SquadBody = { card: 'sleepers', at: [[3, 3, 1]] };

  /** The first figure of seat 0 attacks that of seat 1, who has a friend far away. */
  function fight(own: SeatBody, foe: SeatBody, more: Partial<SceneBody> = {}): Scene {
    const t = scene({ seats: [own, { ...foe, squads: [...(foe.squads ?? []), militia([7, 0, 0])] }], ...more });
    t.do({ do: 'activate', squad: 0 });
    if (asked(t) === 'edge.ask.mode') t.do('keep');
    return t.do(t.fight(0, t.figure(1, 0)));
  }

  it('EDGE-DICE-08: without a gear there is neither a Paid Re-roll nor a Crystal, whatever the symbol allows', () => {
    const attack = (value: number): Scene =>
      fight({ squads: [brutes], reserve: 1, exhausted: 1 }, { squads: [sleepers] }).do('yellow', yellow(value));
    const plain = attack(3);
    expect(idsOf(plain)).toEqual(['keep', 'symbol', 'recover', 'paid']);
    expect([reasons(plain, 'paid'), reasons(plain, 'recover')]).toEqual([NO_GEAR, NO_GEAR]);
    expect([reasons(plain, 'symbol'), reasons(plain, 'keep')]).toEqual([[], []]);
    const gear = attack(0);
    expect(['keep', 'symbol', 'recover', 'paid'].map(choice => reasons(gear, choice))).toEqual([[], [], [], []]);
  });

  it('R35, R38, EDGE-PAY-11: who has a symbol and no means may still take the gear for nothing, but not pay', () => {
    const poor: SeatBody = { squads: [{ ...brutes, endurance: 0 }] };
    const t = fight(poor, { squads: [sleepers] }, { marker: -10 }).do(yellow(0));
    expect(reasons(t, 'paid').map(([rule]) => rule)).toEqual(['EDGE-PAY-11']);
    expect([reasons(t, 'symbol'), reasons(t, 'recover')]).toEqual([[], []]);
    t.do('recover');
    expect(asked(t)).toBe('edge.ask.die.defence');
  });

  it('EDGE-SQD-10: the symbol beside DEF is barred while the Defence holds', () => {
    const defend = (value: number): Scene =>
      fight({ squads: [militia([3, 3, 1])] }, { squads: [brutes], reserve: 2 }).do(
        'yellow',
        yellow(2),
        'red',
        'pay',
        red(value),
      );
    // The Attack comes to 4, the DEF is 2.
    expect(reasons(defend(2), 'symbol')).toEqual([
      [
        'EDGE-SQD-10',
        'Le symbole près de la DEF ne relance qu’une Défense ratée, et celle-ci tient.',
        'The symbol beside DEF re-rolls only a failed Defence, and this one holds.',
      ],
    ]);
    expect(reasons(defend(1), 'symbol')).toEqual([]);
  });

  it('nobody is asked about bonuses that are all barred, nor shown a symbol that he has not', () => {
    const own: SeatBody = { squads: [militia([3, 3, 0])], reserve: 1 };
    const t = fight(own, { squads: [militia([3, 3, 1])] }).do('yellow', yellow(3));
    expect(asked(t)).toBe('edge.ask.die.defence');
    const gear = fight(own, { squads: [militia([3, 3, 1])] }).do('yellow', yellow(0));
    expect(idsOf(gear)).toEqual(['keep', 'recover', 'paid']);
  });
});

describe('whom a figure fights in another’s turn', () => {
  const factions = factionsWith({
    rage: { upper: { instant: true, squad: 'militia', effects: [{ do: 'combat', whom: 'user' }] } },
  });

  it('EDGE-CMB-02: enemies out of contact say so; those in contact may be named, the others are no option', () => {
    const t = scene({
      windows: true,
      factions,
      seats: [
        { squads: [militia([3, 3, 0], [6, 3, 0], null)], deck: DECK, hand: ['march'] },
        { squads: [militia([3, 3, 1], [3, 3, 2])], deck: DECK, hand: ['rage'] },
      ],
    });
    while (t.seat === 0) t.do({ do: 'pass' });
    t.do(t.play(1, 'rage'));
    while (asked(t).includes('window')) t.do({ do: 'pass' });
    const [near, far, dead] = [0, 1, 2].map(place => t.figure(0, 0, place));
    expect([t.seat, asked(t)]).toEqual([1, 'edge.ask.pairing']);
    expect(idsOf(t)).toEqual(['none', near, far]);
    expect([reasons(t, near), reasons(t, 'none')]).toEqual([[], []]);
    expect(reasons(t, far)).toEqual([['EDGE-CMB-02', 'Il faut être Socle à Socle.', 'It must be Base-to-Base.']]);
    for (const nobody of [dead, t.figure(1, 0, 1)]) expect(t.refusal(nobody)).toEqual(['EDGE-CMB-03']);
  });
});
