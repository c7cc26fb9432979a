import { strictTranslator } from '@banneret/i18n';
import { kernelText, type OptionId } from '@banneret/kernel';
import { dice } from '@banneret/testkit';
import { describe, expect, it } from 'vitest';
import { at43Game } from '../src/index.js';
import { accessZone, disc, edge, neutralZone, place } from '../src/missions/parts.js';
import { NOBODY } from '../src/battle.js';
import { officer, WALKER, weaponId, WEAPONS, type Kind } from './army.js';
import type { TerrainBody } from '../src/scenario/body.js';
import { hit, row, scene, type At, type Scene, type UnitBody } from './scene.js';

/** What a player knows and may not choose now is an option that says why. */

const WORDS = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, at43Game.text));

/** The rule and the sentences, French and English, for each reason against a choice; none if it is legal. */
function reasons(s: Scene, choice: unknown): string[][] {
  const ruling = s.judge(choice);
  if (ruling.ok) return [];
  return ruling.because.map(({ rule, say, args }) => [rule, ...WORDS.map(words => words.say(say, args))]);
}

const DROP_NAME = { fr: 'largage', en: 'drop' };

describe('AT-43, ways in that are closed', () => {
  const PLACES = [
    accessZone('south', edge(30, 0, 90, 0), 0),
    accessZone('north', edge(30, 120, 90, 120), 1),
    neutralZone('west', edge(0, 50, 0, 70)),
    place('drop', DROP_NAME, disc(60, 60), { uses: ['drop'] }),
    place('second', DROP_NAME, disc(20, 60), { uses: ['drop'] }),
    place('mere', { fr: 'objectif', en: 'objective' }, disc(90, 60), {}),
  ];
  const [SOUTH, NORTH, WEST, DROP, SECOND, MERE] = [...PLACES.keys()] as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const ANOTHERS = [
    'AT43-POS-04',
    'Cette zone appartient à un autre camp pour toute la partie.',
    'This zone belongs to another side for the whole game.',
  ];
  const reserve = (id: string, seat: number): UnitBody => ({
    id,
    seat,
    at: row(0, 0, 3),
    place: 'reserve',
    figures: { 0: officer() },
  });

  /** A unit of that seat is activated in reserve; seat 0 holds both drop points. */
  function arriving(seat: 0 | 1, walls: readonly object[] = []): Scene {
    const s = scene({
      units: [reserve('a', 0), reserve('b', 1), { id: 'x', seat: 1 - seat, at: [[20, 100]] }],
      briefing: { places: PLACES },
      start: { opportunity: seat },
      cards: [['a'], ['b']],
      terrain: walls as never,
    });
    for (const held of [DROP, SECOND]) s.state.mission.places[held]!.controller = 0;
    return s.do('activate');
  }

  it('AT43-POS-04: the access zone of another side says whose it is; it is open to that side', () => {
    const own = arriving(0);
    expect([reasons(own, NORTH), reasons(own, SOUTH), own.barred(WEST)]).toEqual([[ANOTHERS], [], ['AT43-POS-01']]);
    const theirs = arriving(1);
    expect([reasons(theirs, NORTH), reasons(theirs, SOUTH)]).toEqual([[], [ANOTHERS]]);
    // Where nobody can come in is no option.
    expect(() => own.barred(MERE)).toThrow('no option');
  });

  it('AT43-POS-10, R-96: where else, what was tried says so, and what is closed says why', () => {
    const s = arriving(0).do(DROP, []);
    expect(s.next).toBe('at43.ask.elsewhere');
    expect(reasons(s, DROP)).toEqual([
      ['AT43-POS-10', 'L’unité a déjà cherché à entrer par là.', 'The unit has tried to come in there already.'],
    ]);
    expect([reasons(s, NORTH), s.barred(WEST)]).toEqual([[ANOTHERS], ['AT43-POS-01']]);
    expect(s.options()).toEqual(['stay', SOUTH, SECOND]);
    s.do(SECOND, []);
    expect([s.barred(DROP), s.barred(SECOND), s.options()]).toEqual([
      ['AT43-POS-10'],
      ['AT43-POS-10'],
      ['stay', SOUTH],
    ]);
  });

  it('AT43-POS-10: for want of room it comes in by an access zone and by nothing else', () => {
    const s = arriving(0, [{ box: [40, 40, 40, 40], size: 3 }]).do(DROP, []);
    expect(reasons(s, SECOND)).toEqual([
      [
        'AT43-POS-10',
        'Faute de place, l’unité ne peut plus entrer que par une zone d’accès.',
        'For want of room the unit can now come in by an access zone only.',
      ],
    ]);
    expect(s.options()).toEqual(['stay', SOUTH]);
  });
});

describe('AT-43, repairs that are impossible', () => {
  const mechanic: Kind = { ...officer(), abilities: ['mechanic'] };
  const machine = (id: string, at: At, parts: readonly number[], seat = 0): UnitBody => ({
    id,
    seat,
    at: [at],
    kind: WALKER,
    parts: { 0: parts },
  });
  const FOE: UnitBody = { id: 'b', seat: 1, at: [[60, 60]] };
  const DAMAGED = [1, 3, 1, 1];

  /** A mechanic beside a machine, unless it stands elsewhere; its fresh parts are [2, 3, 1, 1]. */
  const workshop = (parts: readonly number[] = DAMAGED, at: At = [20, 32.5], kind: Kind = mechanic): Scene =>
    scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: [
            [20, 25.5],
            [24, 22],
          ],
          figures: { 0: kind },
        },
        machine('w', at, parts),
        FOE,
      ],
    });

  const NOT_DAMAGED = ['AT43-SPC-03', 'Cette partie n’est pas endommagée.', 'This part is not damaged.'];
  const DESTROYED = [
    'AT43-DMG-13',
    'Cette partie est détruite et ne se répare plus.',
    'This part is destroyed: it is beyond repair.',
  ];
  const OUT_OF_CONTACT = [
    'AT43-SPC-03',
    'Ce blindé n’est au contact d’aucun mécano de l’unité.',
    'No mechanic of the unit touches this machine.',
  ];

  it('AT43-SPC-03, AT43-DMG-13: of each part he is told why it cannot be repaired', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 25.5]], figures: { 0: mechanic } },
        machine('w', [20, 32.5], [1, 3, 0, 1]),
        machine('far', [80, 30], DAMAGED),
        machine('theirs', [80, 80], DAMAGED, 1),
      ],
    }).do('repair');
    const part = (id: string, which: number): string => `${s.figure(id, 0)}:${which}`;
    expect([0, 1, 2, 3].map(which => reasons(s, part('w', which)))).toEqual([
      [],
      [NOT_DAMAGED],
      [DESTROYED],
      [NOT_DAMAGED],
    ]);
    expect([0, 1].map(which => reasons(s, part('far', which)))).toEqual([[OUT_OF_CONTACT], [OUT_OF_CONTACT]]);
    expect(s.options()).toEqual([part('w', 0)]);
    // The enemy's machines are no option.
    expect(() => s.barred(part('theirs', 0))).toThrow('no option');
  });

  it('AT43-SPC-03: where no machine in contact can be repaired the action says so; it is open where one can', () => {
    expect(reasons(workshop(), 'repair')).toEqual([]);
    expect(reasons(workshop(DAMAGED, [20, 32.5001]), 'repair')).toEqual([
      ['AT43-SPC-03', 'Le mécano n’est au contact d’aucun blindé ami.', 'The mechanic touches no friendly machine.'],
    ]);
    const NOTHING = [
      'AT43-SPC-03',
      'Le blindé au contact du mécano n’a rien qui se répare.',
      'The machine that the mechanic touches has nothing he could repair.',
    ];
    expect(reasons(workshop([2, 3, 1, 1]), 'repair')).toEqual([NOTHING]);
    expect(reasons(workshop([2, 3, 0, 1]), 'repair')).toEqual([NOTHING]);
    // Who has no mechanic does not think of it.
    expect(() => workshop(DAMAGED, [20, 32.5], officer()).barred('repair')).toThrow('no option');
  });

  it('AT43-SPC-03, AT43-ACT-13: nor twice, nor after shots or blows, nor by who lies on the ground', () => {
    const twice = workshop().do('repair');
    twice.do(`${twice.figure('w', 0)}:0`, dice([1], 'at43.roll.mechanic'));
    expect(reasons(twice, 'repair')).toEqual([
      [
        'AT43-SPC-03',
        'L’unité a déjà travaillé pendant cette activation.',
        'The unit has worked already in this activation.',
      ],
    ]);
    const shot = workshop();
    shot.fire('a', 'rifle', 'b').do(hit(1, 1));
    expect(reasons(shot, 'repair')).toEqual([
      [
        'AT43-SPC-03',
        'L’unité a tiré pendant cette activation et ne répare donc pas.',
        'The unit has shot in this activation: its mechanic does not repair.',
      ],
    ]);
    const down = workshop().do('combat');
    down.state.units[0]!.fighters = down.of('a').fighters.map((one, i) => ({ ...one, prone: i === 0 }));
    down.do(down.spots('a', [undefined, [24, 22.5]]));
    expect(reasons(down, 'repair')).toEqual([
      ['AT43-SPC-03', 'Le mécano est à terre.', 'The mechanic lies on the ground.'],
    ]);
  });
});

describe('AT-43, doors that stay as they are', () => {
  const GATE: TerrainBody = { box: [0, 24, 60, 1], size: 4, openable: true };
  const FOE: UnitBody = { id: 'b', seat: 1, at: [[20, 50]] };
  const before = (unit: Partial<UnitBody> = {}, gate: Partial<TerrainBody> = {}): Scene =>
    scene({
      units: [{ id: 'a', seat: 0, at: [[20, 20]], figures: { 0: officer() }, ...unit }, FOE],
      terrain: [{ ...GATE, ...gate }],
    });
  const moved = (to: At, unit: Partial<UnitBody> = {}, gate: Partial<TerrainBody> = {}): Scene => {
    const s = before(unit, gate).do('combat');
    return s.do(s.spots('a', [to]));
  };

  it('AT43-TER-04: before its move, out of contact, and for a machine a door says why; in contact it is open', () => {
    expect(reasons(before({ at: [[20, 22.5]] }), 'open:0')).toEqual([
      [
        'AT43-TER-04',
        'On ouvre ou ferme à la fin de son déplacement.',
        'One opens or closes at the end of one’s move.',
      ],
    ]);
    expect(reasons(moved([20, 20.1]), 'open:0')).toEqual([]);
    expect(reasons(moved([20, 19.9]), 'open:0')).toEqual([
      [
        'AT43-TER-04',
        'Aucun combattant debout de l’unité n’est au contact de cet élément.',
        'No standing fighter of the unit touches this element.',
      ],
    ]);
    const machine = before({ kind: { ...WALKER, command: {} }, figures: {}, at: [[20, 18]] });
    expect(reasons(machine, 'open:0')).toEqual([
      ['AT43-TER-04', 'Seule l’infanterie ouvre et ferme.', 'Only infantry opens and closes.'],
    ]);
    // What does not open is no option.
    expect(() => before({}, { openable: false }).barred('open:0')).toThrow('no option');
  });

  it('AT43-TER-04, AT43-ACT-13: nor twice, after shots, nor on somebody in the opening', () => {
    const twice = moved([20, 20.1]).do('open:0');
    expect(reasons(twice, 'open:0')).toEqual([
      [
        'AT43-TER-04',
        'L’unité a déjà travaillé pendant cette activation.',
        'The unit has worked already in this activation.',
      ],
    ]);
    const shot = moved([20, 20.1], {}, { open: true });
    shot.fire('a', 'rifle', 'b').do(hit(1));
    expect(reasons(shot, 'open:0')).toEqual([
      [
        'AT43-TER-04',
        'L’unité a tiré pendant cette activation : elle n’ouvre et ne ferme plus rien.',
        'The unit has shot in this activation: it opens and closes nothing any more.',
      ],
    ]);
    expect(reasons(moved([20, 24.5], {}, { open: true }), 'open:0')).toEqual([
      ['AT43-TER-04', 'Quelqu’un se tient dans l’ouverture.', 'Somebody stands in the opening.'],
    ]);
    expect(reasons(moved([20, 20.1], {}, { open: true }), 'open:0')).toEqual([]);
  });
});

describe('AT-43, terrain that is not shot at', () => {
  const CRATES: TerrainBody = { box: [15, 45, 10, 2], size: 2, protection: 5, structure: 2 };
  const gunners = (weapon: string, terrain: readonly TerrainBody[] = [CRATES]): Scene =>
    scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), kind: { weapons: [weapon] }, figures: { 0: officer() } },
        { id: 'b', seat: 1, at: [[20, 60]] },
      ],
      terrain,
    });
  const at = (s: Scene, weapon: string): string => s.fireWith(weapon).replace('fire', 'demolish');

  it('AT43-TER-05, AT43-SHO-16: a weapon that sees nothing to destroy says so; without such elements nobody thinks of it', () => {
    const seen = gunners('rifle');
    expect(reasons(seen, at(seen, 'rifle'))).toEqual([]);
    const hidden = gunners('rifle', [CRATES, { box: [0, 30, 60, 2], size: 4 }]);
    expect(reasons(hidden, at(hidden, 'rifle'))).toEqual([
      [
        'AT43-SHO-16',
        'Aucun élément destructible n’est en vue de cette arme.',
        'This weapon sees no element that can be destroyed.',
      ],
    ]);
    const none = gunners('rifle', [{ ...CRATES, structure: 0 }]);
    expect(() => none.barred(at(none, 'rifle'))).toThrow('no option');
  });

  it('AT43-SHO-03, AT43-SHO-04, AT43-MOV-15: it says what keeps the weapon silent', () => {
    const fired = gunners('rifle');
    fired.do(at(fired, 'rifle'), 0, hit(1, 1));
    expect(fired.barred(at(fired, 'rifle'))).toEqual(['AT43-SHO-03']);
    const rapid = gunners('rifle').do('rapid');
    rapid.do(rapid.shift('a', 0, 1));
    expect(rapid.barred(at(rapid, 'rifle'))).toEqual(['AT43-MOV-15']);
  });

  it('AT43-IND-01: indirect fire is never turned on terrain', () => {
    const mortar = gunners('launcher');
    expect(reasons(mortar, at(mortar, 'launcher'))).toEqual([
      [
        'AT43-IND-01',
        'Un tir indirect désigne un combattant, jamais un décor.',
        'Indirect fire designates a fighter, never terrain.',
      ],
    ]);
  });
});

describe('AT-43, units that a hero does not lead', () => {
  const PILOT: Kind = { role: 'hero', hero: 'Ace', command: { grade: 3 } };
  const hero = (morale: 'steady' | 'disorganised'): UnitBody => ({
    id: 'h',
    seat: 0,
    at: [[20, 20]],
    kind: PILOT,
    pool: 'pilot',
    morale,
  });
  const afterTurn = (morale: 'steady' | 'disorganised' = 'steady'): Scene =>
    scene({
      units: [
        hero(morale),
        { id: 'near', seat: 0, at: row(23.5, 20, 2) },
        { id: 'far', seat: 0, at: [[60, 20]] },
        { id: 'led', seat: 0, at: [[20, 23.5]], figures: { 0: officer() } },
        { id: 'elite', seat: 0, at: [[20, 16.5]], kind: { rank: 2 } },
        { id: 'guns', seat: 0, at: [[16.5, 20]], kind: { category: 'support', role: 'gunner' } },
        { id: 'foe', seat: 1, at: [[60, 60]] },
      ],
      start: 'control',
    });

  it('AT43-HERO-04, AT43-HERO-05: of each other unit he is told why; the one in cohesion is open', () => {
    const s = afterTurn();
    expect([s.next, s.options()]).toEqual(['at43.ask.lead', [NOBODY, s.unit('near')]]);
    const why = (id: string) => reasons(s, s.unit(id));
    const TROOPS = [
      'AT43-HERO-04',
      'Un héros ne mène que des combattants de sa catégorie et de son rang.',
      'A hero leads fighters of his own category and rank only.',
    ];
    expect([why('led'), why('elite'), why('guns'), why('far')]).toEqual([
      [['AT43-HERO-04', 'Cette unité a déjà un officier.', 'This unit has an officer already.']],
      [TROOPS],
      [TROOPS],
      [
        [
          'AT43-HERO-05',
          'Le héros n’est pas en cohésion avec cette unité (personne à plus de 10 cm de lui, et quelqu’un à son contact).',
          'The hero is not in cohesion with this unit: nobody more than 10 cm from him, and somebody in contact with him.',
        ],
      ],
    ]);
    // Neither he himself nor an enemy is thought of.
    for (const id of ['h', 'foe']) expect(() => s.barred(s.unit(id))).toThrow('no option');
  });

  it('R-72: disorganised he is not asked at all', () => {
    expect(afterTurn('disorganised').next).not.toBe('at43.ask.lead');
  });
});

describe('AT-43, who has nothing to do with the survivor', () => {
  const RESCUE = { mission: 'rescue', turn: 3, start: 'control' } as const;
  const FOE: UnitBody = { id: 'foe', seat: 1, at: [[60, 110]] };
  const ON_FOOT = ['AT43-MS6-06', 'Un blindé n’escorte pas le survivant.', 'Machines do not escort the survivor.'];

  it('AT43-MS6-06: too far away, or a machine', () => {
    const s = scene({
      ...RESCUE,
      units: [
        { id: 'a', seat: 0, at: [[60, 64]] },
        { id: 'c', seat: 0, at: [[64, 64]] },
        { id: 'far', seat: 0, at: [[20, 20]] },
        { id: 'w', seat: 0, at: [[56, 70]], kind: WALKER },
        FOE,
      ],
    }).do(dice([6], 'at43.roll.search'));
    expect([s.next, s.options()]).toEqual(['at43.ask.escort', [s.unit('a'), s.unit('c')]]);
    expect([reasons(s, s.unit('far')), reasons(s, s.unit('w'))]).toEqual([
      [
        [
          'AT43-MS6-06',
          'Aucun combattant de cette unité n’est à 10 cm ou moins du survivant.',
          'No fighter of this unit is within 10 cm of the survivor.',
        ],
      ],
      [ON_FOOT],
    ]);
  });

  it('AT43-MS6-07: nor does he go to who is not beside his escort', () => {
    const s = scene({
      ...RESCUE,
      survivor: { found: true, searched: ['W2'], escort: 'a' },
      units: [
        { id: 'a', seat: 0, at: [[60, 20]] },
        { id: 'c', seat: 0, at: [[64, 20]] },
        { id: 'far', seat: 0, at: [[20, 20]] },
        { id: 'w', seat: 0, at: [[60, 24.5]], kind: WALKER },
        FOE,
      ],
    });
    expect([s.next, s.options()]).toEqual(['at43.ask.relay', [NOBODY, s.unit('c')]]);
    expect([reasons(s, s.unit('far')), reasons(s, s.unit('w'))]).toEqual([
      [['AT43-MS6-07', 'Cette unité n’est pas au contact de l’escorte.', 'This unit does not touch the escort.']],
      [ON_FOOT],
    ]);
  });
});

describe('AT-43, whom no strike is aimed at', () => {
  it('AT43-ART-03: whom none of the leaders sees', () => {
    const strike = (walls: readonly TerrainBody[]): Scene =>
      scene({
        units: [
          { id: 'a', seat: 0, at: [[60, 20]] },
          { id: 'b', seat: 1, at: [[60, 90]] },
          { id: 'c', seat: 1, at: [[60, 60]] },
        ],
        start: { opportunity: 0 },
        cards: [['a'], ['b']],
        briefing: { artillery: { portion: 0, lastTurn: 3, weapon: WEAPONS[weaponId('strike')]! } },
        turn: 2,
        terrain: walls,
      });
    const s = strike([{ box: [0, 80, 120, 2], size: 3 }]);
    const [b, c] = [s.figure('b', 0), s.figure('c', 0)];
    expect([s.next, reasons(s, c), reasons(s, b)]).toEqual([
      'at43.ask.strike',
      [],
      [['AT43-ART-03', 'Aucun de vos leaders ne voit ce combattant.', 'None of your leaders sees this fighter.']],
    ]);
    expect(reasons(strike([]), b)).toEqual([]);
  });
});

describe('AT-43, weapons that are silent', () => {
  const squad = (seat: number, more: Partial<UnitBody> = {}): UnitBody => ({
    id: seat === 0 ? 'a' : 'b',
    seat,
    at: row(20, seat === 0 ? 20 : 50, 3),
    figures: { 0: officer(), 2: { role: 'bearer', weapons: ['cannon'] } },
    ...more,
  });

  it('AT43-ATT-11: in the alert fire of one group of a unit the weapons of the other say whose fire it is', () => {
    const watch = squad(0, { attitudes: { alert: 'all', staggered: true } });
    const s = scene({ units: [squad(1), watch], start: { activate: 'b' } }).do('plain', 'combat');
    s.do(s.shift('b', 0, -3)).do(`${s.unit('a')}:bearers`);
    const weapon = (id: string): OptionId => weaponId(id);
    expect([s.next, reasons(s, weapon('cannon')), reasons(s, weapon('rifle'))]).toEqual([
      'at43.ask.alertWeapon',
      [],
      [
        [
          'AT43-ATT-11',
          'Ce tir d’alerte est celui des autres combattants de l’unité.',
          'This alert fire is that of the other fighters of the unit.',
        ],
      ],
    ]);
  });

  it('AT43-SHO-03, AT43-ATT-10: what has fired says so; who missed the moment of his unit too', () => {
    const s = scene({ units: [squad(0), squad(1)] }).do('plain');
    s.fire('a', 'rifle', 'b').do(hit(1, 1)).do('combat');
    s.do(s.shift('a', 0, 1));
    expect([reasons(s, s.fireWith('rifle')), s.barred(s.fireWith('cannon'))]).toEqual([
      [['AT43-SHO-03', 'Cette arme a déjà tiré.', 'This weapon has fired already.']],
      ['AT43-ATT-10'],
    ]);
  });
});
