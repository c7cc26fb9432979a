import { man, type Has } from './foot.js';
import { box, both, fine, limb, oval, ring, shape, type Part, type Spot } from './parts.js';

/** What is served by a crew, who stand beside it on the same base unless they have bases of their own. */

const crew = (has: Has, ...parts: Part[]): Part[] => (has('uncrewed') ? [] : parts);

export const gun = (has: Has): Part[] => [
  ...both(hand => limb('black', -0.05, hand * 0.12, -0.95, hand * 0.34, 0.12)),
  ...(has('tripod') ? [limb('black', 0, 0, 0.5, -0.62, 0.12), limb('black', 0, 0, 0.5, 0.62, 0.12)] : wheels()),
  ...barrel(has),
  box('main', 0.2, -0.56, 0.12, 1.12, 0.03),
  ...fine(
    ...[-0.44, -0.3, 0.3, 0.44].map(y => oval('black', 0.26, y, 0.03)),
    limb('light', 0.23, -0.5, 0.23, 0.5, 0.03),
  ),
  ...crew(has, ...man(0.38, -0.5, -0.54), ...man(0.38, -0.56, 0.54)),
];

const wheels = (): Part[] => [
  ...both(hand => [
    box('black', -0.24, hand < 0 ? -0.68 : 0.5, 0.56, 0.18, 0.06),
    ...fine(...[-0.12, 0.04, 0.2].map(x => box('steel', x, hand < 0 ? -0.68 : 0.5, 0.04, 0.18))),
  ]),
  limb('steel', 0.02, -0.52, 0.02, 0.52, 0.12),
];

function barrel(has: Has): Part[] {
  if (has('pots'))
    return both(hand => [
      limb('steel', -0.2, hand * 0.2, 0.8, hand * 0.2, 0.24),
      oval('black', 0.86, hand * 0.2, 0.09, 0.12),
      oval('gold', -0.24, hand * 0.2, 0.1),
    ]);
  if (has('horn'))
    return [
      limb('steel', -0.3, 0, 0.4, 0, 0.18),
      shape('gold', [0.3, -0.1], [1.1, -0.42], [1.16, 0], [1.1, 0.42], [0.3, 0.1]),
      shape('black', [1, -0.3], [1.14, -0.34], [1.18, 0], [1.14, 0.34], [1, 0.3]),
    ];
  if (has('laser'))
    return [
      box('dark', -0.36, -0.2, 0.5, 0.4, 0.06),
      ...[-0.09, 0, 0.09].map(y => limb('steel', 0, y, 1.06, y, 0.08)),
      oval('glow', 1.12, 0, 0.22),
      oval('gold', 1.1, 0, 0.09, 0.13),
      limb('black', 0.7, -0.14, 0.7, 0.14, 0.1),
    ];
  return [
    limb('steel', -0.3, 0, 1.1, 0, 0.2),
    limb('black', 0.9, 0, 1.12, 0, 0.27),
    ...fine(limb('black', 0.5, -0.1, 0.5, 0.1, 0.04), limb('black', 0, -0.1, 0, 0.1, 0.04)),
  ];
}

export const mortar = (has: Has): Part[] => {
  if (has('bell'))
    return [
      ...both(hand => limb('wood', -0.5, hand * 0.7, 0.5, hand * 0.7, 0.14)),
      limb('wood', 0, -0.76, 0, 0.76, 0.12),
      oval('gold', 0.04, 0, 0.52),
      oval('dark', 0.04, 0, 0.4),
      oval('gold', 0.04, 0, 0.28),
      oval('black', 0.04, 0, 0.1),
      ...crew(has, ...man(0.34, -0.6, -0.4), ...man(0.34, -0.6, 0.42)),
    ];
  return [
    ...(has('uncrewed')
      ? [shape('dark', ...ring(8, 0.72, 0, 0, 0.2))]
      : [
          ...ring(11, 0.83, 0, 0, 0.1).map(([x, y]) => oval('wood', x, y, 0.27, 0.2)),
          shape('black', ...ring(10, 0.68, 0, 0, 0.3)),
        ]),
    oval('steel', 0.1, 0, 0.34),
    oval('main', 0.1, 0, 0.3),
    oval('steel', 0.16, 0, 0.25),
    oval('black', 0.18, 0, 0.19),
    ...both(hand => limb('steel', -0.24, hand * 0.34, 0.1, 0, 0.1)),
    ...fine(...ring(8, 0.3, 0.1, 0).map(([x, y]) => oval('black', x, y, 0.025))),
    ...crew(has, ...man(0.36, -0.44, -0.38), ...man(0.36, -0.4, 0.4)),
  ];
};

export const catapult = (has: Has): Part[] => [
  ...(
    [
      [-0.66, -0.66],
      [-0.66, 0.66],
      [0.56, -0.66],
      [0.56, 0.66],
    ] as Spot[]
  ).map(([x, y]) => box('black', x - 0.2, y - 0.1, 0.42, 0.2, 0.08)),
  ...both(hand => limb('wood', -0.9, hand * 0.48, 0.9, hand * 0.48, 0.16)),
  limb('wood', -0.6, -0.5, -0.6, 0.5, 0.14),
  limb('wood', 0.62, -0.5, 0.62, 0.5, 0.14),
  limb('steel', 0.2, -0.56, 0.2, 0.56, 0.12),
  ...(has('ballista')
    ? [
        shape(
          'hide',
          [0.3, -0.86],
          [0.62, -0.4],
          [0.7, 0],
          [0.62, 0.4],
          [0.3, 0.86],
          [0.5, 0.4],
          [0.56, 0],
          [0.5, -0.4],
        ),
        limb('steel', 0.3, -0.84, -0.3, 0, 0.04),
        limb('steel', 0.3, 0.84, -0.3, 0, 0.04),
        limb('wood', -0.8, 0, 0.86, 0, 0.2),
        limb('bone', -0.4, 0, 1.1, 0, 0.08),
        shape('steel', [1.02, -0.1], [1.24, 0], [1.02, 0.1]),
        box('main', -0.86, -0.24, 0.34, 0.48, 0.06),
      ]
    : [
        limb('hide', -0.95, 0, 0.6, 0, 0.15),
        oval('main', -0.86, 0, 0.24),
        oval('steel', -0.86, 0, 0.15),
        box('main', 0.48, -0.22, 0.3, 0.44, 0.05),
      ]),
  ...fine(...both(hand => [-0.7, -0.3, 0.1, 0.5].map(x => oval('black', x, hand * 0.48, 0.03)))),
  ...(has('crewed') ? [...man(0.28, -0.3, -0.28), ...man(0.28, -0.2, 0.28)] : []),
];

export const GUN_FEATURES: readonly string[] = [
  'uncrewed',
  'tripod',
  'pots',
  'horn',
  'laser',
  'bell',
  'ballista',
  'crewed',
];
