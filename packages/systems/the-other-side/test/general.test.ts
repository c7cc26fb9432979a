import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { seatCount } from '../src/book.js';
import type { Pack } from '../src/content/types.js';
import { allowanceOf, budgetsOf } from '../src/movement/unitMove.js';
import { half } from '../src/rulings.js';
import { areEnemies, fireteamOf } from '../src/state.js';
import { concerns } from '../src/stats.js';
import { view } from '../src/view.js';
import { whomOf } from '../src/whom.js';
import { engagedWith } from '../src/engagement.js';
import { cards, scene, stateOf, type Scene, type Spot, type UnitBody } from './scene.js';
import { PACK, UNITS } from './testPack.js';

const gunners = (x: number, y = 10, more: Partial<UnitBody> = {}): UnitBody => ({
  card: 'gunners',
  at: [[x, y]] as Spot[],
  ...more,
});

/** Gunners shoot at a target and hit with this Penetration card. */
function shot(target: UnitBody, card: string, also: readonly UnitBody[] = []): Scene {
  const t = scene({ seats: [{ units: [gunners(10)] }, { units: [target, ...also] }] });
  t.order(0, 0, 'concertedEffort')
    .do('none')
    .act(t.fireteam(0, 0), 'card.shoot', t.fireteam(1, 0))
    .do(cards('9 tomes', '9 tomes', card));
  return t;
}

describe('core concepts', () => {
  it('TOS-GEN-01: a standard game is for two, each with a Company', () => {
    expect([seatCount('standard'), stateOf({ seats: [{}, {}] }).players.length]).toEqual([2, 2]);
  });

  it('TOS-GEN-05, TOS-GEN-06, TOS-GEN-07: models, then the Fireteam, then the unit are Killed', () => {
    const wounded = shot(gunners(18, 10, { models: [2] }), '7 rams');
    expect(fireteamOf(wounded.state, 1)).toMatchObject({ models: 1, place: 'table' });
    const squad: UnitBody = { card: 'infantry', at: [[18, 10], [18, 13], null], models: [1, 3] };
    const first = shot(squad, '7 rams');
    expect([
      fireteamOf(first.state, 1).place,
      first.events('fireteam.killed').length,
      first.events('unit.killed'),
    ]).toEqual(['killed', 1, []]);
    const last = shot(gunners(18, 10, { models: [1] }), '7 rams');
    expect(last.events('unit.killed')).toMatchObject([{ unit: 1, by: 0 }]);
  });

  it('TOS-GEN-08: friendly is of the same Company, enemy of the opposing one', () => {
    const { state } = scene({ seats: [{ units: [gunners(10)] }, { units: [gunners(20)] }] });
    expect([
      concerns(state, 0, 0, 'friendly'),
      concerns(state, 0, 1, 'friendly'),
      concerns(state, 0, 1, 'enemy'),
      concerns(state, 0, 0, 'enemy'),
    ]).toEqual([true, false, true, false]);
    expect(areEnemies(state, 0, 1)).toBe(true);
  });

  it('TOS-GEN-12: multiplications before subtractions: a Rush doubles the Speed, and Pinned takes 2" off that', () => {
    const t = scene({ seats: [{ units: [gunners(10, 10, { tokens: { pinned: 1 } })] }, { units: [gunners(60)] }] });
    expect([allowanceOf(t.state, 0, { by: 'rush' }), budgetsOf(t.state, 0, [0], { by: 'rush' })]).toEqual([
      inches(10),
      [inches(8)],
    ]);
  });

  it('TOS-GEN-13: half of an odd number is rounded up', () => {
    expect([half(5), half(4), half(1), half(0)]).toEqual([3, 2, 1, 0]);
  });

  it('TOS-GEN-15: the active unit is the one that carries out an Order', () => {
    const t = scene({ seats: [{ units: [gunners(10)] }, { units: [gunners(20)] }] });
    expect(t.state.activation).toBe(null);
    t.do('unit:0');
    expect(t.state.activation).toMatchObject({ seat: 0, unit: 0 });
    t.do('march', 'end');
    expect(t.state.activation).toBe(null);
  });

  it('TOS-GEN-16: of effects at the same moment the active player chooses the order', () => {
    const eager: Pack = {
      ...PACK,
      units: UNITS.map(card =>
        card.id === 'infantry'
          ? {
              ...card,
              standard: {
                ...card.standard,
                abilities: [
                  {
                    id: 'zeal',
                    name: { fr: 'zèle', en: 'zeal' },
                    rules: [{ kind: 'when', moment: 'activated', effects: [{ do: 'tactics', count: 1 }] }],
                  },
                ],
              },
            }
          : card,
      ),
    };
    const mines = { box: [9, 9, 11, 14] as const, traits: ['dangerous 3'] };
    const t = scene({
      pack: eager,
      terrain: [mines],
      seats: [{ units: [{ card: 'infantry', at: [[10, 10], [10, 13], null] }] }, { units: [gunners(60)] }],
    });
    t.do('unit:0');
    expect([t.seat, t.next, t.open]).toEqual([0, 'tos.ask.simultaneous', [0, 1, 'abilities']]);
    t.do('abilities');
    expect([t.events('tactics.gained').length, t.next, t.open]).toEqual([1, 'tos.ask.simultaneous', [0, 1]]);
    t.do(1, cards('1 rams', '2 rams'));
    expect([t.events('hit.resolved').map(({ fireteam }) => fireteam), t.next]).toEqual([[1, 0], 'tos.ask.order']);
  });

  it('TOS-GEN-19: everything in play is open to all; hands, decks and Stratagem Decks are not', () => {
    const t = scene({
      seats: [{ units: [gunners(10)], hand: ['3 rams'], tactics: 2, vp: 1 }, { units: [gunners(20)] }],
    });
    const seen = view(t.state, 1);
    expect({ ...seen, players: [] }).toEqual({ ...t.state, players: [] });
    expect(seen.players[0]).toMatchObject({ tactics: 2, vp: 1, hand: { cards: [-1] } });
  });

  it('TOS-MEA-02, TOS-MEA-08: four feet by four for one Commander; a Fireteam is never in contact with itself', () => {
    expect(stateOf({ seats: [{}, {}], size: [48, 48] }).book.table).toMatchObject({
      width: inches(48),
      depth: inches(48),
    });
    const t = scene({ seats: [{ units: [{ card: 'lancers', at: [[10, 10]] }] }, { units: [gunners(60)] }] });
    expect(engagedWith(t.state, 0)).toEqual([]);
    const scope = {
      seat: 0,
      actor: 0,
      target: -1,
      marker: -1,
      source: 'ability' as const,
      weakened: false,
    };
    expect(whomOf(t.state, { pulse: 3, of: 'actor', whom: 'all' }, scope).ids).toEqual([]);
  });

  it('TOS-TRG-11: a Hit without a Duel has no Triggers', () => {
    const mines = { box: [9, 9, 11, 14] as const, traits: ['dangerous 3'] };
    const t = scene({ terrain: [mines], seats: [{ units: [gunners(10)] }, { units: [gunners(60)], tactics: 1 }] });
    t.do('unit:0', cards('13 rams'));
    expect([t.next, t.seat]).toEqual(['tos.ask.flip.penetration', 1]);
    t.do('done');
    expect([t.events('trigger.declared'), t.events('hit.resolved').length]).toEqual([[], 1]);
  });
});
