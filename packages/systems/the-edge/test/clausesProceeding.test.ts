import { describe, expect, it } from 'vitest';
import type { Effect } from '../src/effect.js';
import { factionsWith } from './customCards.js';
import { asked, DECK, ENEMY, FIRST, holding, MILITIA, playIt, RIDERS } from './holding.js';
import { cards, KNOWN_TO_ALL, scene, type Scene, type SceneBody, type SquadBody } from './scene.js';
import { beginning, deploy, readyTable } from './setUp.js';

/** Announcing, paying, harvesting: what is asked on the way, and what is not. */

const CRYSTAL: Effect = { do: 'crystals', count: 1 };
const foesAt = (...at: SquadBody['at']) => ({ squads: [{ card: 'militia', at }] });

describe('naming up to so many', () => {
  const table = (upTo: number, foe: ReturnType<typeof foesAt>) =>
    holding([{ do: 'drain', whom: FIRST, tokens: 1 }, CRYSTAL], {
      action: { targets: [{ ...ENEMY, upTo, near: { of: 'altar', range: 2 } } as typeof ENEMY] },
      own: { squads: [MILITIA], altar: [0, 0], hand: ['it'], deck: DECK },
      foe,
    });

  it('R42: each once, as many as one likes, and no more than the card says', () => {
    const t = table(2, foesAt([1, 0, 0], [2, 0, 0], [1, 1, 0]));
    const [one, two, three] = [t.figure(1, 0, 0), t.figure(1, 0, 1), t.figure(1, 0, 2)];
    playIt(t);
    expect(t.judge('enough').ok).toBe(false);
    t.do(one);
    expect([t.judge(one).ok, t.judge(two).ok, t.judge(three).ok, t.judge('enough').ok]).toEqual([
      false,
      true,
      true,
      true,
    ]);
    t.do(three);
    expect(asked(t)).toBe('edge.ask.turn');
  });

  it('R42: when all within reach are named nobody is asked again, though others are farther away', () => {
    const t = table(3, foesAt([1, 0, 0], [2, 0, 0], [8, 0, 0]));
    playIt(t, t.figure(1, 0, 0));
    expect(t.refusal(t.figure(1, 0, 2))).toEqual(['EDGE-SHT-11']);
    t.do(t.figure(1, 0, 1));
    expect(asked(t)).toBe('edge.ask.turn');
  });
});

describe('what is told of an Action', () => {
  const table = () => {
    const free = { user: 'nobody', effects: [CRYSTAL] } as const;
    const t = holding([CRYSTAL], {
      own: { squads: [MILITIA], altar: [0, 0], hand: ['it'], deck: DECK },
      faction: { altar: { name: { fr: 'x', en: 'x' }, action: { name: { fr: 'x', en: 'x' }, cost: {}, ...free } } },
    });
    return t;
  };

  it('EDGE-GEN-06: the Altar, the Banner or the card, whichever is used', () => {
    const used = (t: Scene) =>
      (['altar.used', 'banner.used', 'upgrade.used', 'card.played'] as const).map(type => t.events(type).length);
    const altar = table().do({ do: 'altar' });
    const banner = table().do({ do: 'banner' });
    const card = playIt(table());
    expect([used(altar), used(banner), used(card)]).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 1],
    ]);
  });

  it('EDGE-UPG-05: an Upgrade’s Action spends the Charges it costs, and none where it costs none', () => {
    const spent = (charges: number) => {
      const upper = { user: 'nobody', effects: [CRYSTAL], cost: charges > 0 ? { charges } : {} } as const;
      const t = scene({
        factions: factionsWith({ gem: { upper, attach: {} } }),
        seats: [{ squads: [{ ...MILITIA, upgrades: [{ card: 'gem', charges: 2 }] }], deck: DECK }, foesAt([8, 0, 0])],
      });
      t.do({ do: 'upgrade', card: t.card(0, 'gem'), half: 'upper' });
      return t.events('charges.spent').map(({ count }) => count);
    };
    expect([spent(0), spent(1), spent(2)]).toEqual([[], [1], [2]]);
  });

  it('EDGE-UPG-01, EDGE-GEN-04: an attached Upgrade lies open to everybody', () => {
    const t = scene({ seats: [{ squads: [MILITIA], hand: ['blade'], reserve: 2, deck: DECK }, foesAt([8, 0, 0])] });
    t.do({ do: 'attach', card: t.card(0, 'blade') }, 0, 'pay');
    expect(t.events('upgrade.attached')[0]?.move.knowers).toBe(KNOWN_TO_ALL);
  });
});

describe('Charges in a Passive turn', () => {
  const passive = (charges: number, upgrades: SquadBody['upgrades'], more: SquadBody['upgrades'] = []) =>
    scene({
      begin: 'passive',
      charges,
      seats: [
        {
          squads: [
            { ...MILITIA, upgrades: upgrades! },
            { ...RIDERS, upgrades: more },
          ],
          hand: ['slow', 'slow', 'slow'],
        },
        { ...foesAt([8, 0, 0]), hand: ['slow', 'slow', 'slow'] },
      ],
    });
  const added = (t: Scene) => t.events('charges.added').map(({ card }) => card);

  it('EDGE-PAS-08: every Upgrade gets one, as long as the pile lasts', () => {
    const t = passive(5, [{ card: 'blade' }, { card: 'mail' }], [{ card: 'boots' }]);
    expect(added(t)).toEqual(['blade', 'mail', 'boots'].map(id => t.card(0, id)));
  });

  it('EDGE-PAS-10, EDGE-UPG-14: whoever got one of too few is not asked for again; the others may have one of another’s', () => {
    const t = passive(1, [{ card: 'blade' }, { card: 'mail' }], [{ card: 'boots', charges: 2 }]);
    const [blade, mail, boots] = ['blade', 'mail', 'boots'].map(id => t.card(0, id)) as [number, number, number];
    expect(asked(t)).toBe('edge.ask.charges');
    t.do([blade]);
    expect([added(t), asked(t), t.prompt.args]).toEqual([[blade], 'edge.ask.donor', { card: mail }]);
    expect([t.judge(boots).ok, t.judge(blade).ok, t.judge('enough').ok]).toEqual([true, false, true]);
    t.do(boots);
    expect([asked(t), t.prompt.args]).toEqual(['edge.ask.donor', { card: boots }]);
    // It is the last: there is nothing more to have enough of.
    expect([t.judge(mail).ok, t.judge('none').ok, t.judge('enough').ok]).toEqual([true, true, false]);
  });

  it('EDGE-UPG-14: with an empty pile an old Charge may be moved to a later Upgrade; one without donors is passed over', () => {
    const t = passive(0, [{ card: 'blade', charges: 1 }, { card: 'mail' }]);
    expect([asked(t), t.prompt.args]).toEqual(['edge.ask.donor', { card: t.card(0, 'mail') }]);
    t.do(t.card(0, 'blade'));
    expect(t.state.squads[0]!.upgrades.map(({ charges }) => charges)).toEqual([0, 1]);
  });
});

describe('Sources', () => {
  const harvest = (body: Partial<SceneBody>, own: SquadBody[], foe: SquadBody[]) =>
    scene({
      begin: 'passive',
      ...body,
      seats: [
        { squads: own, hand: ['slow', 'slow', 'slow'] },
        { squads: foe, hand: ['slow', 'slow', 'slow'] },
      ],
    });
  const sources: SceneBody['sources'] = [
    [4, 3],
    [4, 5],
  ];
  // Petal 1 of the Space to the left touches the whole Space to its right.
  const beside: SquadBody = { card: 'militia', at: [[3, 3, 1]] };
  const away: SquadBody = { card: 'militia', at: [[0, 0, 0]] };
  const gained = (t: Scene) => t.events('crystals.gained').map(({ seat }) => seat);

  it('EDGE-OPT-02: everybody gets a Crystal when no Source is controlled, and nobody does when one of two is', () => {
    const more = { sources, options: { moreCrystals: true } };
    const far: SquadBody = { card: 'militia', at: [[8, 0, 0]] };
    expect(gained(harvest(more, [away], [far]))).toEqual([0, 1]);
    expect(gained(harvest(more, [beside], [far]))).toEqual([0]);
  });

  it('EDGE-OPT-12 to -15: a special Source that can do nothing is no question', () => {
    const special = { sources, options: { specialSources: true } };
    const whole: SquadBody = { card: 'gun', at: [[3, 3, 1, 2]] };
    const guarded: SquadBody = { card: 'gun', at: [[8, 0, 0, 1]] };
    expect(asked(harvest(special, [whole], [guarded]))).not.toBe('edge.ask.special-source');
    expect(asked(harvest(special, [{ ...whole, endurance: 0 }], [guarded]))).toBe('edge.ask.special-source');
  });

  it('EDGE-OPT-14, R78: a figure that comes back needs free hexes and pushes nobody', () => {
    const special = { sources, options: { specialSources: true } };
    const gone: SquadBody = { card: 'riders', at: [[3, 3, 1, 2], null] };
    const t = harvest(special, [gone, { card: 'militia', at: [[6, 3, 0]] }], [{ card: 'militia', at: [[8, 0, 0]] }]);
    t.do(`return-${t.figure(0, 0, 1)}`);
    expect(asked(t)).toBe('edge.ask.place');
    expect(t.refusal({ ...t.at(6, 3, 0, 1), pushed: [t.at(6, 3, 4)] })).toEqual(['EDGE-OPT-14']);
    expect(t.refusal({ ...t.at(6, 3, 1, 2), pushed: [] })).toEqual([]);
  });
});

describe('Dispersion', () => {
  it('R26: a Squad moves in it and does not fight, even when it comes into contact', () => {
    const deployed = beginning(readyTable({ squads: [['ghosts'], ['ghosts']] }), 'deployment');
    deployed.do(deploy(deployed, 0, [3, 3, 0], [3, 3, 4]), deploy(deployed, 1, [4, 3, 0], [4, 3, 1]));
    const t = beginning(deployed.state, 'dispersion');
    t.do(0, t.move(0, [4, 3, 2], { via: [[4, 3]] }));
    expect(asked(t)).toBe('edge.ask.step');
    expect(t.refusal(t.fight(0, t.figure(1, 0)))).toEqual(['EDGE-CMB-02']);
  });
});

describe('a move by a card', () => {
  const movers = (t: Scene) => (t.prompt.shape as unknown as { mayMove: number[] }).mayMove;

  it('EDGE-MOV-01: of one figure named it is that figure’s alone', () => {
    const t = holding([{ do: 'move', whom: FIRST }], { action: { targets: [{ pick: 'figure', whose: 'own' }] } });
    playIt(t, t.figure(0, 0, 1));
    expect(movers(t)).toEqual([t.figure(0, 0, 1)]);
  });

  it('EDGE-MOV-01, EDGE-ACT-03: it is over with its last figure, whatever is in hand; an Activation is not', () => {
    const own = { squads: [{ card: 'ghosts', at: [[3, 3, 0]] }] as SquadBody[], hand: ['it', 'draw'], deck: DECK };
    const t = holding([{ do: 'move', whom: { all: 'own' } }], { own });
    playIt(t);
    t.do(t.move(0, [3, 3, 2]));
    expect(asked(t)).toBe('edge.ask.turn');
    t.do({ do: 'activate', squad: 0 });
    t.do(t.move(0, [3, 3, 4]));
    expect(asked(t)).toBe('edge.ask.step');
  });
});

describe('an Upgrade that is lost', () => {
  it('R40: gives its own Charges back to the neutral pile', () => {
    const upgrades = [
      { card: 'blade', charges: 3 },
      { card: 'mail', charges: 1 },
    ];
    const t = holding([{ do: 'detach', target: 0 }], {
      action: { targets: [{ pick: 'upgrade', whose: 'own' }] },
      own: { squads: [{ ...MILITIA, upgrades }], hand: ['it'], deck: DECK },
    });
    const before = t.state.charges;
    playIt(t, t.card(0, 'mail'));
    expect(t.state.charges).toBe(before + 1);
  });
});

describe('a move over obstacles', () => {
  it('EDGE-MOV-16, -18: whoever crosses them goes the whole way at once, and no trap on the way goes off', () => {
    const ghosts: SquadBody = { card: 'ghosts', at: [[3, 3, 0]] };
    const t = scene({ seats: [{ squads: [ghosts], deck: DECK }, foesAt([8, 0, 0])] });
    t.state.tokens = [{ kind: 'faction', owner: 1, ...t.at(4, 3, 5), id: 'snare' }];
    t.do({ do: 'activate', squad: 0 });
    const via = [
      [4, 3],
      [5, 3],
    ] as const;
    t.do(t.move(0, [5, 3, 0], { via }));
    expect(t.events('figure.moved').map(({ path }) => path)).toEqual([via.map(([u, v]) => t.space(u, v))]);
    expect(t.events('token.removed')).toEqual([]);
  });
});

describe('drawing', () => {
  it('EDGE-OPT-09, R79: a full hand draws nothing, and no deck is shuffled anew for it', () => {
    const hand = ['slow', 'slow', 'slow'];
    const t = scene({
      options: { reshuffle: true },
      seats: [
        { squads: [MILITIA], hand, deck: [], discard: ['jump'] },
        { ...foesAt([8, 0, 0]), hand: ['slow', 'slow'], deck: [], discard: ['jump'] },
      ],
    });
    t.do({ do: 'end' }, 'none', cards(t.card(1, 'jump')));
    expect(t.events('deck.reshuffled').map(({ seat }) => seat)).toEqual([1]);
    expect(t.events('cards.drawn').map(({ seat }) => seat)).toEqual([1]);
  });
});
