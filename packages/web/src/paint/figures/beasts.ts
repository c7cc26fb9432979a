import type { Has } from './foot.js';
import { both, fine, limb, moved, oval, ring, shape, type Part, type Spot } from './parts.js';

/** What crawls, runs and grows. */

export const bug = (has: Has): Part[] => {
  const legs = has('long-legs') ? 1.02 : 0.86;
  return [
    ...[-0.45, -0.05, 0.3].flatMap(x =>
      both(hand => [
        limb('black', x, hand * 0.2, x + 0.06, hand * legs * 0.72, 0.12),
        limb('black', x + 0.06, hand * legs * 0.72, x + 0.28, hand * legs, 0.09),
      ]),
    ),
    oval('main', -0.42, 0, 0.44, 0.36),
    ...[-0.6, -0.36].map(x => limb('dark', x, -0.2, x, 0.2, 0.06)),
    oval('light', -0.42, 0, 0.12, 0.22),
    oval('dark', -0.02, 0, 0.34, has('drill') ? 0.46 : 0.4),
    oval('light', 0.36, 0, 0.28, 0.27),
    ...jaws(has),
    ...both(hand => oval('gold', 0.44, hand * 0.13, 0.08)),
    ...fine(...both(hand => oval('black', 0.46, hand * 0.13, 0.035)), limb('black', -0.2, 0, 0.16, 0, 0.04)),
  ];
};

function jaws(has: Has): Part[] {
  if (has('scythes'))
    return both(hand => [
      limb('dark', 0.2, hand * 0.3, 0.5, hand * 0.62, 0.14),
      shape('bone', [0.4, hand * 0.58], [0.62, hand * 0.72], [1.18, hand * 0.3], [0.66, hand * 0.48]),
    ]);
  if (has('drill'))
    return [
      shape('steel', [0.46, -0.3], [1.14, 0], [0.46, 0.3]),
      ...[0.56, 0.72, 0.88].map(x => limb('black', x, -0.2 * (1.2 - x), x + 0.05, 0.2 * (1.2 - x), 0.05)),
    ];
  return both(hand => limb('bone', 0.5, hand * 0.18, 0.95, hand * 0.1, 0.1));
}

export const queen = (has: Has): Part[] => [
  ...bug(has),
  shape(
    'gold',
    ...([
      [0.2, -0.2],
      [-0.2, -0.56],
      [0.05, -0.14],
      [-0.3, -0.1],
      [0.02, 0],
      [-0.3, 0.1],
      [0.05, 0.14],
      [-0.2, 0.56],
      [0.2, 0.2],
    ] as Spot[]),
  ),
  ...fine(...[-0.7, -0.5, -0.3].map(x => oval('gold', x, 0, 0.05))),
];

export const hound = (has: Has): Part[] => {
  const steel = has('steel');
  return [
    ...[-0.45, 0.28].flatMap(x =>
      both(hand => [
        limb('dark', x, hand * 0.16, x + 0.2, hand * 0.46, 0.16),
        limb('black', x + 0.2, hand * 0.46, x + 0.34, hand * 0.48, 0.11),
      ]),
    ),
    limb('dark', -0.6, 0, -1.05, 0.24, 0.1),
    oval('main', -0.1, 0, 0.62, 0.26),
    oval('main', -0.34, 0, 0.27, 0.29),
    oval('main', 0.22, 0, 0.28, 0.3),
    oval('light', 0.6, 0, 0.23, 0.2),
    shape('light', [0.7, -0.13], [1.04, -0.05], [1.04, 0.05], [0.7, 0.13]),
    ...both(hand => shape(steel ? 'steel' : 'dark', [0.46, hand * 0.12], [0.5, hand * 0.4], [0.64, hand * 0.14])),
    oval('black', 1.02, 0, 0.05),
    ...(has('thorns')
      ? [-0.62, -0.38, -0.14, 0.1, 0.34].flatMap(x =>
          both(hand => shape('bone', [x - 0.08, hand * 0.06], [x - 0.12, hand * 0.4], [x + 0.08, hand * 0.08])),
        )
      : [-0.45, -0.2, 0.05, 0.28].map(x => oval(steel ? 'steel' : 'black', x, 0, 0.08, 0.05))),
    ...(has('large') ? [limb('gold', 0.36, -0.2, 0.36, 0.2, 0.09)] : []),
    ...both(hand => oval('gold', 0.68, hand * 0.09, 0.045)),
  ];
};

export const pack = (has: Has): Part[] => {
  const one = has('boars') ? boar() : hound(has);
  return has('two')
    ? [...moved(one, 0.62, 0.1, -0.42), ...moved(one, 0.62, -0.1, 0.42)]
    : [...moved(one, 0.5, 0.36, -0.44), ...moved(one, 0.5, -0.3, 0), ...moved(one, 0.5, 0.36, 0.46)];
};

const boar = (): Part[] => [
  ...[-0.4, 0.3].flatMap(x => both(hand => limb('black', x, hand * 0.26, x + 0.12, hand * 0.56, 0.16))),
  oval('dark', -0.14, 0, 0.7, 0.42),
  oval('main', 0.1, 0, 0.46, 0.38),
  limb('light', -0.7, 0, 0.3, 0, 0.12),
  shape('main', [0.4, -0.26], [0.98, -0.12], [0.98, 0.12], [0.4, 0.26]),
  ...both(hand => shape('bone', [0.76, hand * 0.14], [1.12, hand * 0.36], [0.94, hand * 0.1])),
  ...both(hand => oval('gold', 0.56, hand * 0.15, 0.06)),
];

export const swarm = (has: Has): Part[] => {
  const one = has('birds') ? bird() : bug(has);
  const spots: readonly Spot[] = [
    [0.5, 0.1],
    [0.1, 0.56],
    [0.12, -0.42],
    [-0.35, 0.1],
    [-0.55, -0.45],
    [-0.45, 0.62],
    [0.62, -0.46],
  ];
  return spots.flatMap(([x, y]) => moved(one, 0.32, x, y));
};

const bird = (): Part[] => [
  shape(
    'black',
    [0.3, -0.14],
    [-0.1, -1],
    [-0.44, -0.9],
    [-0.2, -0.1],
    [-0.2, 0.1],
    [-0.44, 0.9],
    [-0.1, 1],
    [0.3, 0.14],
  ),
  shape('dark', [-0.3, -0.1], [-0.9, -0.3], [-0.9, 0.3], [-0.3, 0.1]),
  oval('main', 0.1, 0, 0.5, 0.2),
  oval('light', 0.56, 0, 0.18, 0.16),
  shape('bone', [0.7, -0.08], [1, 0], [0.7, 0.08]),
];

export const galloper = (has: Has): Part[] => [
  ...[-0.55, -0.2, 0.2].flatMap(x =>
    both(hand => [
      limb('black', x, hand * 0.16, x + 0.06, hand * 0.44, 0.12),
      limb('black', x + 0.06, hand * 0.44, x + 0.24, hand * 0.58, 0.09),
    ]),
  ),
  limb('dark', -0.7, 0, -1.05, -0.18, 0.12),
  oval('main', -0.45, 0, 0.42, 0.3),
  oval('dark', 0.1, 0, 0.4, 0.26),
  oval('light', 0.58, 0, 0.27, 0.22),
  ...both(hand => limb('bone', 0.68, hand * 0.2, 1.1, hand * 0.3, 0.08)),
  ...both(hand => oval('gold', 0.68, hand * 0.1, 0.06)),
  ...[-0.65, -0.4, -0.15, 0.1, 0.32].map(x => shape('bone', [x - 0.1, 0], [x, -0.09], [x + 0.05, 0], [x, 0.09])),
  ...(has('rider') ? [oval('light', 0, 0, 0.2)] : []),
];

export const monster = (has: Has): Part[] => {
  if (has('leviathan') || has('finned')) return leviathan(has);
  if (has('mammoth')) return mammoth();
  if (has('giant')) return giant();
  if (has('pipes')) return organ();
  const legs = [-0.6, -0.1, 0.4].flatMap(x =>
    both(hand => [
      limb('dark', x, hand * 0.3, x + 0.1, hand * 0.66, 0.22),
      limb('black', x + 0.1, hand * 0.66, x + 0.28, hand * 0.74, 0.15),
    ]),
  );
  return [
    ...legs,
    shape('dark', [-0.7, -0.12], [-1.15, 0.1], [-0.7, 0.14]),
    oval('main', -0.3, 0, 0.62, 0.5),
    ...(has('pouch')
      ? [
          oval('light', -0.42, 0, 0.4, 0.36),
          oval('main', -0.42, 0, 0.28, 0.25),
          limb('black', -0.66, 0, -0.18, 0, 0.07),
        ]
      : []),
    oval('dark', 0.2, 0, 0.46, 0.44),
    ...(has('pouch') ? [0.1, 0.3] : [-0.62, -0.34, -0.06, 0.22]).map((x, i) =>
      shape('light', [x - 0.16, -0.34 + i * 0.03], [x + 0.12, 0], [x - 0.16, 0.34 - i * 0.03], [x - 0.02, 0]),
    ),
    ...(has('vines')
      ? both(hand => [
          limb('leaf', 0.2, hand * 0.4, 0.7, hand * 0.66, 0.16),
          limb('leaf', 0.7, hand * 0.66, 1.06, hand * 0.4, 0.11),
          oval('leaf', -0.3, hand * 0.26, 0.2, 0.13),
        ])
      : []),
    oval('main', 0.68, 0, 0.3, 0.26),
    ...both(hand => shape('bone', [0.72, hand * 0.2], [1.14, hand * 0.34], [0.92, hand * 0.08])),
    shape('black', [0.78, -0.14], [1.06, 0], [0.78, 0.14]),
    ...both(hand => oval('gold', 0.7, hand * 0.14, 0.06)),
    ...fine(
      ...[-0.7, -0.42, -0.14].flatMap(x => both(hand => oval('dark', x, hand * 0.34, 0.06))),
      ...both(hand => limb('bone', 0.86, hand * 0.08, 0.96, hand * 0.05, 0.04)),
    ),
  ];
};

const leviathan = (has: Has): Part[] => [
  ...[-0.78, -0.5, -0.2, 0.12].map((x, i) => oval(i % 2 === 0 ? 'main' : 'dark', x, 0, 0.3, 0.34 + i * 0.05)),
  ...[-0.78, -0.5, -0.2, 0.12].map((x, i) =>
    shape('light', [x - 0.1, -0.2 - i * 0.03], [x + 0.14, 0], [x - 0.1, 0.2 + i * 0.03], [x, 0]),
  ),
  ...(has('finned')
    ? [
        ...both(hand =>
          shape('light', [0.2, hand * 0.36], [-0.3, hand * 0.94], [-0.5, hand * 0.84], [-0.16, hand * 0.3]),
        ),
        shape('light', [-0.9, 0], [-1.2, -0.46], [-1.02, 0], [-1.2, 0.46]),
      ]
    : both(hand =>
        [-0.6, -0.3, 0].map(x => shape('bone', [x, hand * 0.3], [x - 0.16, hand * 0.62], [x + 0.14, hand * 0.34])),
      )),
  oval('main', 0.5, 0, 0.44, 0.48),
  oval('dark', 0.58, 0, 0.34, 0.38),
  oval('black', 0.68, 0, 0.24, 0.28),
  ...ring(9, 0.27, 0.68, 0, 0.2).map(([x, y]) =>
    shape('bone', [x - 0.06, y - 0.06], [x + 0.06, y + 0.06], [0.68 + (x - 0.68) * 0.35, y * 0.35]),
  ),
  ...both(hand => oval('gold', 0.34, hand * 0.3, 0.08)),
];

const mammoth = (): Part[] => [
  ...[-0.55, 0.28].flatMap(x => both(hand => oval('black', x, hand * 0.42, 0.2, 0.16))),
  limb('hide', -0.86, 0, -1.08, 0.12, 0.08),
  oval('hide', -0.2, 0, 0.74, 0.5),
  oval('hide', 0.32, 0, 0.42, 0.4),
  ...fine(...[-0.7, -0.4, -0.1].flatMap(x => both(hand => limb('black', x, hand * 0.42, x - 0.12, hand * 0.5, 0.05)))),
  shape('main', [-0.66, -0.5], [0.12, -0.52], [0.12, 0.52], [-0.66, 0.5]),
  shape('light', [-0.6, -0.5], [-0.5, -0.5], [-0.5, 0.5], [-0.6, 0.5]),
  shape('wood', [-0.4, -0.3], [0, -0.3], [0, 0.3], [-0.4, 0.3]),
  ...man2(),
  oval('hide', 0.66, 0, 0.3, 0.28),
  ...both(hand => oval('hide', 0.52, hand * 0.34, 0.15, 0.2)),
  limb('hide', 0.86, 0, 1.08, 0.08, 0.14),
  ...both(hand =>
    shape(
      'bone',
      [0.78, hand * 0.18],
      [1.1, hand * 0.34],
      [1.24, hand * 0.12],
      [1.06, hand * 0.24],
      [0.84, hand * 0.1],
    ),
  ),
];

const man2 = (): Part[] =>
  both(hand => [oval('dark', -0.2, hand * 0.15, 0.12, 0.13), oval('light', -0.18, hand * 0.15, 0.08)]);

const giant = (): Part[] => [
  ...both(hand => oval('black', -0.3 + hand * 0.3, hand * 0.34, 0.34, 0.18)),
  shape('hide', [-0.6, -0.4], [0, -0.74], [0.3, -0.4], [0.3, 0.4], [0, 0.74], [-0.6, 0.4]),
  oval('main', -0.1, 0, 0.34, 0.6),
  ...both(hand => oval('hide', -0.02, hand * 0.64, 0.28, 0.24)),
  limb('hide', 0, -0.66, 0.6, -0.5, 0.24),
  limb('hide', 0, 0.66, 0.56, 0.5, 0.24),
  oval('hide', 0.66, -0.48, 0.16),
  limb('wood', 0.36, 0.6, 1.08, 0.2, 0.2),
  oval('steel', 1.02, 0.24, 0.17),
  limb('gold', -0.3, -0.3, 0.2, 0.3, 0.1),
  oval('light', 0.1, 0, 0.26),
  oval('hide', 0.18, 0, 0.18, 0.2),
  ...both(hand => oval('black', 0.3, hand * 0.07, 0.04)),
];

const organ = (): Part[] => [
  ...[-0.55, 0, 0.5].flatMap(x =>
    both(hand => [limb('steel', x, hand * 0.3, x + 0.1, hand * 0.7, 0.18), oval('black', x + 0.14, hand * 0.74, 0.16)]),
  ),
  shape('main', [0.7, -0.4], [0.86, 0], [0.7, 0.4], [-0.6, 0.54], [-0.9, 0.3], [-0.9, -0.3], [-0.6, -0.54]),
  shape('dark', [0.4, -0.34], [0.4, 0.34], [-0.7, 0.42], [-0.7, -0.42]),
  ...[-0.3, -0.15, 0, 0.15, 0.3].flatMap((y, i) => [
    oval('steel', -0.5 + Math.abs(i - 2) * 0.06, y, 0.15, 0.07),
    oval('black', -0.52 + Math.abs(i - 2) * 0.06, y, 0.07, 0.035),
  ]),
  ...[-0.24, -0.08, 0.08, 0.24].map(y => limb('bone', 0.1, y, 0.3, y, 0.1)),
  oval('light', 0.66, 0, 0.24, 0.26),
  limb('black', 0.7, -0.1, 1.08, -0.12, 0.12),
  limb('black', 0.7, 0.1, 1.08, 0.12, 0.12),
  oval('gold', 0.7, 0, 0.08, 0.14),
];

export const maw = (has: Has): Part[] => [
  ...ring(8, 0.86, 0, 0, 0.2).map(([x, y]) => limb('dark', x * 0.5, y * 0.5, x * 1.06, y * 1.06, 0.17)),
  ...(has('claws')
    ? both(hand => [
        limb('main', 0.4, hand * 0.6, 0.8, hand * 0.7, 0.24),
        shape(
          'light',
          [0.66, hand * 0.86],
          [1.16, hand * 0.74],
          [0.96, hand * 0.62],
          [1.18, hand * 0.46],
          [0.7, hand * 0.54],
        ),
      ])
    : []),
  ...(has('roots') ? ring(7, 1, 0, 0, 0.5).map(([x, y]) => limb('wood', x * 0.4, y * 0.4, x, y, 0.12)) : []),
  oval('main', -0.06, 0, 0.66, 0.64),
  oval('dark', 0.12, 0, 0.46, 0.48),
  oval('black', 0.18, 0, 0.34, 0.36),
  ...ring(11, 0.36).map(([x, y]) =>
    shape(
      'bone',
      [0.18 + x * 1.12, y * 1.12],
      [0.18 + x * 0.95 - y * 0.2, y * 0.95 + x * 0.2],
      [0.18 + x * 0.45, y * 0.45],
      [0.18 + x * 0.95 + y * 0.2, y * 0.95 - x * 0.2],
    ),
  ),
  oval('glow', 0.18, 0, 0.24),
  oval('gold', 0.18, 0, 0.12),
  ...(has('claws') ? both(hand => oval('gold', -0.3, hand * 0.3, 0.08)) : []),
  ...(has('roots')
    ? [
        [-0.5, -0.2],
        [-0.42, 0.3],
        [-0.2, -0.46],
      ].map(([x, y]) => oval('leaf', x as number, y as number, 0.18, 0.13))
    : []),
  ...fine(...ring(9, 0.56, -0.06, 0, 0.3).map(([x, y]) => oval('light', x, y, 0.05))),
];

export const mound = (_has: Has): Part[] => [
  shape('dark', ...ring(11, 0.94).map(([x, y], i): Spot => (i % 2 === 0 ? [x * 0.82, y * 0.82] : [x, y]))),
  oval('main', -0.3, -0.28, 0.4, 0.38),
  oval('main', 0.32, -0.22, 0.34, 0.32),
  oval('main', -0.62, 0.34, 0.2, 0.18),
  oval('main', 0.66, 0.3, 0.2),
  oval('light', 0, 0.34, 0.44, 0.4),
  oval('glow', 0, 0.34, 0.34),
  oval('gold', 0, 0.34, 0.16, 0.15),
  oval('black', -0.3, -0.28, 0.13, 0.12),
  oval('black', 0.32, -0.22, 0.11, 0.1),
  ...fine(
    ...ring(8, 0.26, -0.3, -0.28).map(([x, y]) => oval('light', x, y, 0.04)),
    ...ring(7, 0.3, 0, 0.34).map(([x, y]) => oval('dark', x, y, 0.04)),
  ),
];

/** A walking tree: roots for feet, boughs for arms, a crown of many small clumps lit from above, two eyes below it. */
export const tree = (_has: Has): Part[] => [
  ...ring(7, 0.98, 0, 0, 0.5).flatMap(([x, y], i) => [
    limb('wood', x * 0.3, y * 0.3, x * 0.8, y * 0.8, 0.2),
    limb(
      'wood',
      x * 0.74,
      y * 0.74,
      x - y * 0.12 * (i % 2 === 0 ? 1 : -1),
      y + x * 0.12 * (i % 2 === 0 ? 1 : -1),
      0.12,
    ),
    limb('wood', x * 0.7, y * 0.7, x * 0.94 + y * 0.16, y * 0.94 - x * 0.16, 0.08),
  ]),
  ...both(hand => [
    limb('wood', 0.3, hand * 0.5, 0.86, hand * 0.62, 0.17),
    limb('wood', 0.86, hand * 0.62, 1.1, hand * 0.34, 0.1),
  ]),
  ...clumps(15, 0.62, 0.2, i => (i % 3 === 0 ? 'dark' : 'leaf')),
  ...clumps(11, 0.42, 0.19, i => (i % 2 === 0 ? 'leaf' : 'main')),
  ...clumps(6, 0.2, 0.18, i => (i % 2 === 0 ? 'main' : 'leaf')),
  oval('leaf', -0.05, -0.03, 0.17),
  oval('light', -0.12, -0.08, 0.09),
  ...both(hand => [oval('glow', 0.78, hand * 0.16, 0.2), oval('gold', 0.78, hand * 0.16, 0.07)]),
];

/** A wreath of leaves of uneven size. */
const clumps = (count: number, radius: number, size: number, role: (i: number) => Part['role']): Part[] =>
  ring(count, radius, -0.03, 0, radius).map(([x, y], i) =>
    oval(role(i), x * (0.92 + (i % 3) * 0.08), y * (1.06 - (i % 2) * 0.1), size * (0.86 + ((i * 7) % 5) * 0.08)),
  );

/** A light that walks: shells of shine round a small hard core. */
export const wisp = (_has: Has): Part[] => [
  oval('glow', 0, 0, 1.02),
  shape(
    'main',
    [0.62, 0],
    [0.2, -0.46],
    [-0.36, -0.4],
    [-0.98, -0.1],
    [-0.6, 0.06],
    [-0.9, 0.3],
    [-0.2, 0.46],
    [0.3, 0.4],
  ),
  shape('light', [0.5, 0], [0.16, -0.3], [-0.24, -0.26], [-0.6, -0.04], [-0.24, 0.26], [0.2, 0.28]),
  oval('glow', 0.1, 0, 0.6),
  oval('bone', 0.12, 0, 0.2),
  oval('gold', 0.14, 0, 0.11),
];

export const BEAST_FEATURES: readonly string[] = [
  'long-legs',
  'scythes',
  'drill',
  'steel',
  'thorns',
  'large',
  'two',
  'boars',
  'birds',
  'rider',
  'leviathan',
  'finned',
  'mammoth',
  'giant',
  'pipes',
  'pouch',
  'vines',
  'claws',
  'roots',
];
