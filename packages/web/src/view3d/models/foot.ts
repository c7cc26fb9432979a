import { COATS, type Coat } from '../mesh/coat.js';
import type { Sculptor } from '../mesh/sculptor.js';
import type { Vec } from '../mesh/vec.js';

const { main, dark, light, black, steel, iron, wood, gold, skin, cloth, glow, bone } = COATS;

export type Headgear = 'helmet' | 'hood' | 'crest' | 'cap' | 'horns' | 'square' | 'hat' | 'bare' | 'crown';

const HEADS: Readonly<Record<string, Headgear>> = {
  hood: 'hood',
  veil: 'hood',
  mask: 'hood',
  crest: 'crest',
  plume: 'crest',
  cap: 'cap',
  square: 'square',
  hat: 'hat',
  kettle: 'hat',
  bare: 'bare',
  crown: 'crown',
  antlers: 'horns',
  horn: 'horns',
};

const HELDS: Readonly<Record<string, Held>> = {
  'long-rifle': 'long rifle',
  scope: 'long rifle',
  launcher: 'cannon',
  harpoon: 'spear',
  bow: 'bow',
  crossbow: 'bow',
  blade: 'sword',
  pistols: 'sword',
  axe: 'sword',
  tool: 'sword',
  hook: 'sword',
  blades: 'two swords',
  claws: 'two swords',
  scythe: 'spear',
  spear: 'spear',
  halberd: 'spear',
  lantern: 'staff',
};

/** What tells somebody from others of his kind. */
function dressed(tags: readonly string[], usual: Dress): Dress {
  const head = tags.map(tag => HEADS[tag]).find(Boolean) ?? usual.head;
  const held = tags.map(tag => HELDS[tag]).find(Boolean) ?? usual.held;
  const isCloaked = tags.includes('cloak') || usual.cape === true;
  return {
    ...usual,
    ...(head && { head }),
    ...(held && { held }),
    cape: isCloaked,
    robe: tags.includes('robe') || usual.robe === true,
    pack: !isCloaked && (usual.pack ?? (held === undefined || GUNS.has(held))),
  };
}
export type Held = 'rifle' | 'long rifle' | 'bow' | 'spear' | 'sword' | 'two swords' | 'staff' | 'cannon' | 'none';

const GUNS: ReadonlySet<Held> = new Set(['rifle', 'long rifle', 'cannon']);

export interface Dress {
  readonly head?: Headgear;
  readonly held?: Held;
  readonly cape?: boolean;
  readonly robe?: boolean;
  readonly shield?: boolean;
  readonly gilded?: boolean;
  readonly pack?: boolean;
  /** In the saddle: no legs to stand on. */
  readonly seated?: boolean;
}

/** Somebody on two feet, 30 mm tall on a base of 25 mm. */
export function person(s: Sculptor, dress: Dress = {}): void {
  const { held = 'rifle', cape = false, robe = false, pack = true, seated = false } = dress;
  if (robe) robed(s);
  else if (!seated) legs(s);
  torso(s, dress);
  if (pack && !robe && !cape) knapsack(s);
  if (cape) mantle(s);
  head(s, dress);
  arms(s, held);
  weapon(s, held);
  if (dress.shield === true) shield(s);
}

function legs(s: Sculptor): void {
  s.paired(side => {
    const stride = side * 1.6;
    s.box([stride + 0.9, 0, side * 3.5], [6.4, 3, 3.6], black, [0.72, 0.85], -0.5);
    s.rod([stride, 2.4, side * 3.4], [stride * 0.5 + 0.7, 7.6, side * 3.2], 2, dark, 2.2);
    s.rod([stride * 0.5 + 0.7, 7.2, side * 3.2], [0, 13, side * 2.4], 2.3, dark, 2.8);
    s.ball([stride * 0.5 + 1.5, 7.4, side * 3.2], [1.5, 1.8, 1.7], main);
  });
}

function torso(s: Sculptor, { gilded = false, robe = false }: Dress): void {
  s.lathe(
    [0, 12, 0],
    [
      [3.6, 0],
      [3.7, 1.2],
      [3.4, 2.4],
    ],
    black,
    { wide: 1.35 },
  );
  s.lathe(
    [0, 14, 0],
    [
      [3.3, 0],
      [4.2, 3.2],
      [4.5, 5.8],
      [3.2, 7.8],
      [1.8, 8.6],
    ],
    robe ? dark : main,
    { wide: 1.5 },
  );
  s.paired(side => {
    s.ball([-0.2, 21, side * 6.5], [3, 2.7, 2.9], gilded ? gold : main);
    s.lathe(
      [-0.2, 19.2, side * 6.6],
      [
        [3.1, 0],
        [3.1, 0.9],
      ],
      gilded ? light : dark,
      { sharp: true },
    );
  });
}

function knapsack(s: Sculptor): void {
  s.box([-5, 14.2, 0], [3.6, 7.4, 7], iron, [0.85, 0.9], 0.2);
  s.box([-5.4, 13.2, 0], [3, 1.6, 8], cloth);
  s.paired(side => s.rod([-6.4, 15, side * 2], [-6.4, 22.4, side * 2], 1.15, black, 0.9));
}

function mantle(s: Sculptor): void {
  const edge = (y: number, x: number, wide: number): readonly Vec[] => [
    [x + 0.9, y, wide],
    [x, y, wide * 0.45],
    [x, y, -wide * 0.45],
    [x + 0.9, y, -wide],
  ];
  const rows = [edge(22.5, -3, 5), edge(14, -5.4, 6.2), edge(3, -8.2, 8)];
  for (let r = 0; r < 2; r++)
    for (let i = 0; i < 3; i++) {
      const [a, b] = [rows[r] as readonly Vec[], rows[r + 1] as readonly Vec[]];
      const face = [a[i], a[i + 1], b[i + 1], b[i]] as Vec[];
      s.facet(face, i === 1 ? dark : main, [20, 12, 0]);
      s.facet(face, dark, [-40, 12, 0]);
    }
}

function robed(s: Sculptor): void {
  s.lathe(
    [0, 0, 0],
    [
      [7.6, 0],
      [7, 3],
      [5, 9],
      [3.8, 14],
    ],
    main,
    { wide: 0.95, sharp: true, around: 9 },
  );
  s.lathe(
    [0, 0.2, 0],
    [
      [7.9, 0],
      [7.7, 1.4],
    ],
    gold,
    { wide: 0.95, sharp: true, around: 9 },
  );
}

function head(s: Sculptor, { head: gear = 'helmet', robe = false }: Dress): void {
  if (gear === 'hood' || robe) {
    s.lathe(
      [-0.4, 22, 0],
      [
        [3.8, 0],
        [4, 2.6],
        [3, 5.4],
        [0, 7.8],
      ],
      robe ? main : dark,
    );
    s.ball([1.9, 25, 0], [1.9, 2.2, 2], robe ? black : skin);
    return;
  }
  s.ball([0.5, 24.6, 0], [2.7, 2.9, 2.6], skin);
  if (gear === 'cap') {
    s.lathe(
      [0.2, 26.2, 0],
      [
        [3, 0],
        [3.2, 1.8],
        [0, 2.6],
      ],
      main,
    );
    s.box([2.8, 26.2, 0], [3, 0.6, 4], black);
    return;
  }
  if (gear === 'bare' || gear === 'crown') {
    s.ball([-0.5, 26.2, 0], [3, 2.2, 2.9], cloth);
    if (gear === 'crown')
      s.lathe(
        [0, 26.4, 0],
        [
          [2.9, 0],
          [3.5, 2.6],
        ],
        gold,
        { sharp: true },
      );
    return;
  }
  if (gear === 'hat') {
    s.lathe(
      [0.4, 26, 0],
      [
        [6, 0],
        [5.4, 0.7],
        [3, 1],
        [2.6, 3],
        [0, 3.6],
      ],
      main,
    );
    return;
  }
  if (gear === 'square') s.box([0.2, 24.6, 0], [6, 4.6, 5.6], light, [0.8, 0.82]);
  else
    s.lathe(
      [0.2, 24.8, 0],
      [
        [3.7, -0.4],
        [3.5, 0.9],
        [3, 2.8],
        [1.6, 4.2],
        [0, 4.5],
      ],
      light,
    );
  s.box([2.4, 23.6, 0], [1.6, 1.7, 4.2], black);
  if (gear === 'crest')
    s.slab(
      [
        [-4.4, 24],
        [-3, 29],
        [1, 31.8],
        [4.4, 29.6],
        [3, 28],
        [-2, 27],
      ],
      0,
      1.3,
      main,
      0.7,
    );
  if (gear === 'horns') s.paired(side => s.rod([0, 27, side * 2.6], [2, 31.6, side * 5.4], 0.9, bone, 0.1));
}

function arms(s: Sculptor, held: Held): void {
  const raised = held === 'spear' || held === 'staff';
  const [right, left] = HANDS[held];
  for (const [side, hand] of [
    [1, right],
    [-1, left],
  ] as const) {
    const elbow: Vec = [Math.min(3.4, hand[0] * 0.4), raised && side > 0 ? 15.6 : 14.9, side * 7.6];
    s.rod([0, 20.4, side * 6.6], elbow, 1.8, dark, 1.5);
    s.rod(elbow, hand, 1.5, main, 1.2);
    s.ball(hand, 1.5, black);
  }
}

/** Where the hands are, right (z > 0) and left. */
const HANDS: Readonly<Record<Held, readonly [Vec, Vec]>> = {
  rifle: [
    [4.4, 16.4, 4.4],
    [10, 17, 1.6],
  ],
  'long rifle': [
    [4.4, 16.6, 4.4],
    [11, 17.6, 1.8],
  ],
  bow: [
    [2, 19, 3.4],
    [9.6, 18.6, -2],
  ],
  spear: [
    [6.6, 15.6, 6.4],
    [4.4, 15.4, -6.2],
  ],
  sword: [
    [7.4, 17.4, 6.4],
    [4.2, 14.6, -6.8],
  ],
  'two swords': [
    [7, 17, 7],
    [7, 15.6, -7],
  ],
  staff: [
    [7, 16.6, 6.2],
    [7.4, 15.6, -4.4],
  ],
  cannon: [
    [4.4, 15.4, 6.4],
    [8, 15.4, 3],
  ],
  none: [
    [5.4, 14, 6],
    [5.4, 14, -6],
  ],
};

function weapon(s: Sculptor, held: Held): void {
  switch (held) {
    case 'rifle':
    case 'long rifle': {
      const far = held === 'rifle' ? 17 : 24;
      s.slab(
        [
          [-1.6, 15],
          [-1.6, 18],
          [4, 18.6],
          [11, 18.6],
          [11, 17],
          [5, 16.6],
        ],
        3.6,
        1.8,
        black,
      );
      s.rod([10.4, 18, 3.2], [far, 18.6, 2.2], 0.75, steel, 0.65);
      s.box([7, 13.6, 3.4], [1.8, 3.4, 1.3], iron);
      if (held === 'long rifle') s.rod([4.4, 20.2, 3.4], [9, 20.4, 3.2], 0.9, glow, 1.1);
      return;
    }
    case 'bow':
      for (const end of [1, -1]) s.rod([10, 18.6, -2], [7.6, 18.6 + end * 9, -2.4], 0.8, wood, 0.4);
      s.rod([2, 19, 3], [15, 18.6, -2.6], 0.35, bone, 0.3);
      return;
    case 'spear':
      s.rod([2, 1, 6.6], [9.4, 33, 6.3], 0.7, wood);
      s.lathe(
        [9.4, 33, 6.3],
        [
          [0.6, 0],
          [1.6, 2],
          [0, 7],
        ],
        steel,
        { wide: 0.4 },
      );
      return;
    case 'sword':
      blade(s, [7.4, 17.4, 6.4], [18, 27, 5]);
      return;
    case 'two swords':
      blade(s, [7, 17, 7], [17, 26, 8]);
      blade(s, [7, 15.6, -7], [18, 20, -8]);
      return;
    case 'staff':
      s.rod([7, 0.5, 6.4], [7.6, 30, 6.2], 0.8, wood);
      s.ball([7.6, 32, 6.2], 2.3, glow);
      s.lathe(
        [7.6, 29, 6.2],
        [
          [0.9, 0],
          [2.2, 1.4],
        ],
        gold,
        { sharp: true },
      );
      return;
    case 'cannon':
      s.box([6, 13, 5.4], [9, 4.6, 4], black);
      s.rod([10, 16.6, 5.4], [20, 16.8, 5.2], 1, steel);
      s.rod([10, 14.2, 5.4], [20, 14.4, 5.2], 1, steel);
      return;
    case 'none':
  }
}

function blade(s: Sculptor, hilt: Vec, tip: Vec): void {
  s.rod(hilt, [hilt[0] + (tip[0] - hilt[0]) * 0.86, hilt[1] + (tip[1] - hilt[1]) * 0.86, tip[2]], 0.9, steel, 0.7);
  s.rod([hilt[0] + (tip[0] - hilt[0]) * 0.84, hilt[1] + (tip[1] - hilt[1]) * 0.84, tip[2]], tip, 0.7, steel, 0.05);
  s.box([hilt[0], hilt[1] - 0.4, hilt[2]], [1.4, 1, 4.6], gold);
}

function shield(s: Sculptor): void {
  s.slab(
    [
      [3.6, 8],
      [6.4, 9],
      [8.4, 13],
      [8, 21],
      [3.2, 22],
      [1.6, 14],
    ],
    -8.4,
    1.8,
    light,
    0.72,
  );
  s.ball([5, 15.4, -9.2], [1.6, 1.6, 1.1], gold);
}

export const infantry = (s: Sculptor, tags: readonly string[] = []): void => person(s, dressed(tags, {}));

export function leader(s: Sculptor, tags: readonly string[]): void {
  person(s, dressed(tags, { gilded: true, head: 'crest' }));
  s.rod([-6, 20, -3], [-7, 36, -3.4], 0.4, black, 0.2);
}

export function hero(s: Sculptor, tags: readonly string[]): void {
  person(s, dressed(tags, { gilded: true, head: 'crest', held: 'sword', cape: true, pack: false }));
  standard(s, [-5, 0, -8], main);
}

/** A flag on its pole, for whoever leads. */
export function standard(s: Sculptor, foot: Vec, coat: Coat): void {
  const [x, y, z] = foot;
  s.rod([x, y + 6, z], [x, y + 46, z], 0.7, wood);
  s.ball([x, y + 46.6, z], 1.2, gold);
  s.slab(
    [
      [x, y + 45],
      [x - 8, y + 44],
      [x - 8, y + 32.6],
      [x, y + 32],
    ],
    z,
    0.8,
    coat,
  );
  s.slab(
    [
      [x - 8, y + 44],
      [x - 14, y + 45],
      [x - 11, y + 38.4],
      [x - 8, y + 38],
    ],
    z,
    0.8,
    coat,
  );
  s.slab(
    [
      [x - 8, y + 38],
      [x - 11, y + 38.4],
      [x - 14, y + 31.6],
      [x - 8, y + 32.6],
    ],
    z,
    0.8,
    coat,
  );
  s.slab(
    [
      [x - 4, y + 41.6],
      [x - 8, y + 41.6],
      [x - 6, y + 35.6],
    ],
    z,
    1.3,
    gold,
  );
}

export function spear(s: Sculptor, tags: readonly string[]): void {
  const isArmed = tags.some(tag => HELDS[tag] === 'two swords');
  person(s, dressed(tags, { held: 'spear', shield: !isArmed, pack: false }));
}

export function mage(s: Sculptor, tags: readonly string[]): void {
  person(s, dressed(tags, { robe: true, held: 'staff', pack: false }));
  s.paired(side => s.rod([-2, 23.5, side * 4], [-5, 29, side * 6], 1, gold, 0.2));
}

/** In armour that walks by itself. */
export function heavy(s: Sculptor, tags: readonly string[]): void {
  s.paired(side => {
    s.box([1, 0, side * 5.6], [9, 3.6, 5.6], black, [0.75, 0.8], -0.6);
    s.rod([0, 3, side * 5.4], [1.4, 9, side * 5.2], 3, dark, 3);
    s.rod([1.4, 9, side * 5.2], [0, 15, side * 3.6], 3.2, main, 3.6);
    s.ball([2, 9.4, side * 5.2], [2.2, 2.6, 2.6], light);
  });
  s.lathe(
    [0, 13.6, 0],
    [
      [5, 0],
      [5.2, 2],
      [7.4, 6.6],
      [7.6, 11],
      [5, 14.4],
    ],
    main,
    { wide: 1.3, sharp: true, around: 8 },
  );
  s.box([-7.6, 17, 0], [6, 11, 12], iron, [0.8, 0.85]);
  s.paired(side => {
    s.rod([-9.6, 26, side * 3.6], [-10.6, 33, side * 4], 1.7, black, 1.4);
    s.ball([0, 26.6, side * 10], [5.4, 4.6, 4.8], main);
    s.lathe(
      [0, 22.4, side * 10.4],
      [
        [5.2, 0],
        [5.4, 1.5],
      ],
      dark,
      { sharp: true },
    );
    s.rod([0, 24, side * 10.6], [3.4, 16.6, side * 11.4], 2.8, dark, 2.5);
  });
  s.box([7.4, 21, 0], [1.4, 3, 7], gold, [0.5, 1]);
  s.lathe(
    [2.4, 27, 0],
    [
      [4, 0],
      [4, 2.6],
      [2.4, 4.6],
      [0, 5],
    ],
    light,
  );
  s.box([5.6, 28, 0], [1.4, 1.5, 4.6], glow);
  s.box([6, 13, 11.6], [10, 6, 5.6], black, [0.9, 0.9]);
  for (const y of [14.6, 17.4]) s.rod([10.8, y, 11.6], [21, y, 11.4], 1.3, steel, 1.2);
  s.slab(
    [
      [3, 10],
      [9, 9],
      [11, 15],
      [9, 22],
      [3, 23],
    ],
    -12.4,
    2.6,
    main,
    0.7,
  );
  if (tags.includes('fins'))
    s.paired(side =>
      s.slab(
        [
          [-6, 28],
          [-14, 40],
          [-9, 28],
        ],
        side * 8,
        1.2,
        light,
      ),
    );
  if (tags.includes('six')) s.paired(side => s.rod([-2, 20, side * 9], [8, 12, side * 15], 1.8, steel, 1.4));
}
