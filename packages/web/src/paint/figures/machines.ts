import type { Has } from './foot.js';
import { box, both, fine, limb, oval, ring, shape, type Part, type Spot } from './parts.js';

/** What is built: on tracks, on legs, on runners, in the air. */

const LINKS = 13;

const tracks = (wide: number): Part[] => [
  ...both(hand => box('black', -1, hand < 0 ? -wide : wide * 0.64, 2, wide * 0.36, 0.06)),
  ...both(hand =>
    Array.from({ length: LINKS }, (_, i) =>
      box('steel', -0.96 + i * 0.15, hand < 0 ? -wide : wide * 0.64, 0.05, wide * 0.36),
    ),
  ),
];

const hull = (wide: number): Part[] => [
  ...tracks(wide),
  shape(
    'main',
    [-0.94, -wide * 0.62],
    [0.72, -wide * 0.62],
    [0.96, -wide * 0.34],
    [0.96, wide * 0.34],
    [0.72, wide * 0.62],
    [-0.94, wide * 0.62],
  ),
  shape('light', [0.62, -wide * 0.5], [0.9, -wide * 0.3], [0.9, wide * 0.3], [0.62, wide * 0.5]),
  ...[0, 1, 2, 3, 4].map(i => box('black', -0.9 + i * 0.07, -wide * 0.4, 0.035, wide * 0.8)),
  ...fine(
    ...both(hand => [
      limb('dark', -0.5, hand * wide * 0.56, 0.6, hand * wide * 0.56, 0.02),
      oval('gold', 0.84, hand * wide * 0.24, 0.035),
    ]),
    ...both(hand => [0.1, 0.3, 0.5].map(x => oval('black', x, hand * wide * 0.5, 0.018))),
    limb('black', 0.62, -wide * 0.5, 0.62, wide * 0.5, 0.015),
  ),
];

export const tank = (has: Has): Part[] => [
  ...hull(0.62),
  ...(has('organ')
    ? [
        box('dark', -0.6, -0.3, 0.74, 0.6, 0.06),
        ...[-0.22, -0.075, 0.075, 0.22].map(y => limb('steel', -0.3, y, 0.6, y, 0.09)),
        ...[-0.22, -0.075, 0.075, 0.22].map(y => oval('black', 0.62, y, 0.04)),
      ]
    : has('transport')
      ? [
          box('dark', -0.5, -0.32, 0.9, 0.64, 0.08),
          box('light', -0.4, -0.22, 0.5, 0.44, 0.05),
          limb('black', -0.15, -0.2, -0.15, 0.2, 0.03),
          limb('black', 0.2, 0, 0.6, 0, 0.07),
          oval('main', 0.24, 0, 0.15),
        ]
      : turret(has)),
];

const turret = (has: Has): Part[] => [
  oval('dark', -0.08, 0, 0.42, 0.4),
  oval('main', -0.1, 0, 0.34, 0.32),
  limb('black', 0.2, 0, 1.18, 0, 0.12),
  limb('steel', 0.98, 0, 1.2, 0, 0.18),
  oval('black', -0.18, -0.12, 0.12),
  oval('gold', -0.02, 0.16, 0.08),
  ...(has('steam')
    ? [
        oval('steel', -0.62, -0.2, 0.14),
        oval('black', -0.62, -0.2, 0.08),
        oval('wood', -0.56, 0.2, 0.16),
        oval('steel', -0.56, 0.2, 0.08),
      ]
    : []),
  ...fine(oval('steel', -0.18, -0.12, 0.07), ...ring(8, 0.29, -0.1, 0).map(([x, y]) => oval('black', x, y, 0.018))),
];

export const light = (_has: Has): Part[] => [
  ...hull(0.58),
  box('black', 0.3, -0.52, 0.6, 0.1, 0.02),
  box('black', 0.3, 0.42, 0.6, 0.1, 0.02),
  oval('dark', -0.1, 0, 0.5, 0.48),
  oval('light', -0.1, 0, 0.4, 0.38),
  ...ring(12, 0.44, -0.1, 0).map(([x, y]) => oval('black', x, y * 0.96, 0.03)),
  shape('glow', [-0.1, -0.12], [1.15, -0.3], [1.15, 0.3], [-0.1, 0.12]),
  oval('bone', -0.1, 0, 0.27),
  oval('gold', -0.1, 0, 0.22),
  ...fine(limb('black', -0.36, 0, 0.16, 0, 0.02), limb('black', -0.1, -0.25, -0.1, 0.25, 0.02)),
];

export const hauler = (has: Has): Part[] => [
  ...hull(0.64),
  box('dark', -0.86, -0.34, 1.1, 0.68, 0.04),
  ...(has('towers')
    ? [
        ...(
          [
            [-0.7, -0.36],
            [-0.7, 0.36],
            [0.5, -0.36],
            [0.5, 0.36],
          ] as Spot[]
        ).flatMap(([x, y]) => [
          shape('light', ...ring(8, 0.24, x, y, Math.PI / 8)),
          shape('dark', ...ring(8, 0.15, x, y, Math.PI / 8)),
          oval('gold', x, y, 0.06),
        ]),
        box('wood', -0.6, -0.22, 1, 0.44, 0.03),
        limb('steel', 0.2, 0, 1.08, 0, 0.14),
      ]
    : [
        ...(
          [
            [-0.8, -0.3],
            [-0.42, -0.3],
            [-0.06, -0.3],
            [-0.8, 0.03],
            [-0.42, 0.03],
          ] as Spot[]
        ).flatMap(([x, y]) => [
          box('wood', x, y, 0.34, 0.28, 0.03),
          ...fine(
            limb('black', x + 0.03, y + 0.03, x + 0.31, y + 0.25, 0.02),
            limb('black', x + 0.31, y + 0.03, x + 0.03, y + 0.25, 0.02),
          ),
        ]),
        oval('gold', 0.08, 0.16, 0.11),
        box('light', 0.3, -0.36, 0.5, 0.72, 0.1),
        box('black', 0.56, -0.28, 0.14, 0.56, 0.03),
        oval('black', 0.4, -0.2, 0.08),
        ...both(hand => oval('gold', 0.9, hand * 0.2, 0.05)),
      ]),
];

export const sledge = (_has: Has): Part[] => [
  ...both(hand => [
    limb('black', -1, hand * 0.46, 0.9, hand * 0.46, 0.12),
    limb('steel', 0.5, hand * 0.46, 0.94, hand * 0.4, 0.07),
  ]),
  ...[-0.6, 0, 0.46].map(x => limb('steel', x, -0.44, x, 0.44, 0.07)),
  shape('main', [1, 0], [0.66, -0.34], [-0.8, -0.42], [-0.96, -0.2], [-0.96, 0.2], [-0.8, 0.42], [0.66, 0.34]),
  shape('light', [0.86, 0], [0.6, -0.2], [0.2, -0.24], [0.2, 0.24], [0.6, 0.2]),
  shape('gold', [0.64, -0.13], [0.44, -0.16], [0.44, 0.16], [0.64, 0.13]),
  oval('dark', -0.24, 0, 0.27),
  oval('main', -0.26, 0, 0.2),
  limb('black', -0.1, 0, 0.62, 0, 0.1),
  ...both(hand => [oval('black', -0.82, hand * 0.18, 0.15), oval('gold', -0.84, hand * 0.18, 0.1)]),
  ...fine(...both(hand => limb('dark', -0.7, hand * 0.32, 0.4, hand * 0.28, 0.02)), oval('black', -0.3, 0.06, 0.06)),
];

export const skiff = (has: Has): Part[] => [
  ...both(hand => [
    limb('dark', -0.6, hand * 0.5, 0.5, hand * 0.5, 0.12),
    limb('steel', -0.2, hand * 0.3, -0.1, hand * 0.5, 0.06),
    limb('steel', 0.3, hand * 0.26, 0.3, hand * 0.5, 0.06),
  ]),
  shape('main', [1.08, 0], [0.55, -0.3], [-0.85, -0.32], [-1, -0.12], [-1, 0.12], [-0.85, 0.32], [0.55, 0.3]),
  shape(has('cinder') ? 'black' : 'wood', [0.8, 0], [0.45, -0.18], [-0.7, -0.2], [-0.7, 0.2], [0.45, 0.18]),
  ...fine(...[-0.5, -0.2, 0.1, 0.4].map(x => limb('black', x, -0.17, x, 0.17, 0.015))),
  ...(has('cinder')
    ? [
        ...[-0.44, 0, 0.4].flatMap(x => [oval('glow', x, 0, 0.26), oval('gold', x, 0, 0.13)]),
        ...both(hand =>
          shape('black', [-0.2, hand * 0.3], [0.14, hand * 0.3], [0.08, hand * 0.66], [-0.14, hand * 0.66]),
        ),
        limb('steel', 0.5, 0, 1.14, 0, 0.13),
      ]
    : [
        shape('light', [0.4, 0], [-0.35, -0.62], [-0.2, 0], [-0.35, 0.62]),
        limb('wood', -0.3, -0.56, -0.3, 0.56, 0.05),
        ...fine(limb('main', 0, -0.24, -0.22, 0, 0.04), limb('main', 0, 0.24, -0.22, 0, 0.04)),
      ]),
  oval('glow', -1, 0, 0.24, 0.3),
  oval('gold', -0.95, 0, 0.13, 0.2),
];

export const flyer = (has: Has): Part[] =>
  has('wasp')
    ? wasp()
    : [
        shape(
          'main',
          [0.3, -0.1],
          [-0.35, -1],
          [-0.62, -0.98],
          [-0.45, -0.12],
          [-0.45, 0.12],
          [-0.62, 0.98],
          [-0.35, 1],
          [0.3, 0.1],
        ),
        ...both(hand => shape('dark', [-0.1, hand * 0.42], [-0.5, hand * 0.9], [-0.56, hand * 0.5])),
        ...(has('feathers')
          ? both(hand =>
              [0.4, 0.62, 0.84].map(y =>
                shape('light', [-0.3 - y * 0.1, hand * y], [-0.74, hand * (y + 0.06)], [-0.5, hand * (y - 0.1)]),
              ),
            )
          : []),
        shape('dark', [-0.55, -0.08], [-0.98, -0.4], [-0.9, 0], [-0.98, 0.4], [-0.55, 0.08]),
        oval('light', 0.08, 0, 0.9, 0.17),
        oval('gold', 0.42, 0, 0.26, 0.1),
        ...both(hand => [
          oval('black', -0.42, hand * 0.3, 0.24, 0.1),
          oval('glow', -0.74, hand * 0.3, 0.2, 0.1),
          oval('gold', -0.66, hand * 0.3, 0.1, 0.07),
          limb('black', 0, hand * 0.5, 0.36, hand * 0.5, 0.05),
        ]),
        ...fine(
          ...both(hand => [
            limb('light', -0.3, hand * 0.9, 0.1, hand * 0.3, 0.025),
            limb('black', -0.46, hand * 0.2, -0.46, hand * 0.9, 0.015),
          ]),
        ),
      ];

const wasp = (): Part[] => [
  ...both(hand => [
    shape('light', [0.2, hand * 0.1], [0.1, hand * 0.9], [-0.3, hand * 0.98], [-0.1, hand * 0.1]),
    shape('bone', [-0.06, hand * 0.1], [-0.4, hand * 0.74], [-0.66, hand * 0.62], [-0.24, hand * 0.08]),
  ]),
  oval('glow', -0.5, 0, 0.5, 0.36),
  oval('main', -0.46, 0, 0.44, 0.24),
  ...[-0.66, -0.46, -0.26].map(x => limb('black', x, -0.16, x, 0.16, 0.08)),
  limb('black', -0.88, 0, -1.08, 0, 0.08),
  oval('dark', 0.1, 0, 0.27, 0.24),
  oval('light', 0.48, 0, 0.2),
  ...both(hand => [oval('gold', 0.54, hand * 0.12, 0.08), limb('black', 0.6, hand * 0.1, 0.92, hand * 0.3, 0.05)]),
];

export const walker = (has: Has): Part[] => [
  ...both(hand => [
    box('black', -0.35, hand < 0 ? -0.78 : 0.48, 0.74, 0.3, 0.08),
    ...fine(...[-0.2, 0, 0.2].map(x => box('steel', x, hand < 0 ? -0.76 : 0.5, 0.06, 0.26))),
  ]),
  limb('steel', 0, -0.6, 0, 0.6, 0.22),
  ...(has('saws')
    ? both(hand => [
        limb('dark', 0, hand * 0.72, 0.6, hand * 0.7, 0.22),
        shape(
          'steel',
          ...ring(12, 0.28, 0.82, hand * 0.66).map(([x, y], i): Spot =>
            i % 2 === 0 ? [x, y] : [0.82 + (x - 0.82) * 0.78, hand * 0.66 + (y - hand * 0.66) * 0.78],
          ),
        ),
        oval('black', 0.82, hand * 0.66, 0.08),
      ])
    : has('blades')
      ? both(hand => [
          limb('dark', 0, hand * 0.72, 0.5, hand * 0.7, 0.2),
          shape('steel', [0.44, hand * 0.58], [1.2, hand * 0.5], [1.06, hand * 0.72], [0.44, hand * 0.78]),
        ])
      : [
          box('dark', -0.1, -0.9, 0.86, 0.28, 0.06),
          box('steel', 0.6, -0.83, 0.5, 0.13, 0.02),
          box('dark', -0.1, 0.62, 0.7, 0.28, 0.06),
          box('steel', 0.5, 0.66, 0.44, 0.08, 0.02),
          box('steel', 0.5, 0.78, 0.44, 0.08, 0.02),
          ...fine(box('gold', 0, -0.84, 0.1, 0.16, 0.02), box('gold', 0, 0.68, 0.1, 0.16, 0.02)),
        ]),
  ...(has('tusks')
    ? both(hand =>
        shape(
          'bone',
          [0.4, hand * 0.3],
          [0.86, hand * 0.46],
          [1.16, hand * 0.26],
          [0.9, hand * 0.3],
          [0.5, hand * 0.14],
        ),
      )
    : []),
  shape(
    'main',
    [0.42, -0.4],
    [0.66, -0.14],
    [0.66, 0.14],
    [0.42, 0.4],
    [-0.4, 0.5],
    [-0.64, 0.24],
    [-0.64, -0.24],
    [-0.4, -0.5],
  ),
  shape('light', [0.3, -0.3], [0.52, -0.1], [0.52, 0.1], [0.3, 0.3], [-0.1, 0.32], [-0.1, -0.32]),
  ...(has('lamp')
    ? [
        oval('black', 0.16, 0, 0.25),
        shape('glow', [0.16, -0.16], [1.1, -0.36], [1.1, 0.36], [0.16, 0.16]),
        oval('gold', 0.16, 0, 0.18),
        oval('bone', 0.12, -0.03, 0.08),
      ]
    : has('choir')
      ? [
          ...[-0.18, -0.06, 0.06, 0.18].map(y => limb('black', -0.2, y, 0.3, y, 0.06)),
          oval('gold', 0.46, 0, 0.08, 0.12),
        ]
      : [
          shape('gold', [0.4, -0.16], [0.56, -0.05], [0.56, 0.05], [0.4, 0.16]),
          ...fine(limb('dark', 0.1, -0.3, 0.1, 0.3, 0.02)),
        ]),
  ...both(hand => oval('black', -0.42, hand * 0.22, 0.12)),
  ...fine(
    ...both(hand => [
      oval('steel', -0.42, hand * 0.22, 0.06),
      oval('black', 0.3, hand * 0.34, 0.025),
      oval('black', -0.3, hand * 0.4, 0.025),
    ]),
  ),
];

export const stilt = (has: Has): Part[] => [
  ...(
    [
      [-0.85, -0.75],
      [-0.85, 0.75],
      [0.75, -0.7],
      [0.75, 0.7],
    ] as Spot[]
  ).flatMap(([x, y]) => [
    limb('steel', 0, 0, x * 0.6, y * 1.1, 0.12),
    limb('black', x * 0.6, y * 1.1, x, y, 0.1),
    oval('black', x, y, 0.12),
    ...fine(oval('steel', x * 0.6, y * 1.1, 0.07)),
    ...(has('blades') ? [shape('steel', [x * 0.9, y * 0.86], [x * 1.22, y * 1.1], [x, y * 1.12])] : []),
  ]),
  shape('main', [0.7, 0], [0.2, -0.36], [-0.5, -0.3], [-0.66, 0], [-0.5, 0.3], [0.2, 0.36]),
  oval('light', 0.05, 0, 0.3, 0.22),
  oval('gold', 0.3, 0, 0.1, 0.14),
  limb('black', 0.3, 0, 1.1, 0, 0.1),
  ...fine(...both(hand => limb('dark', -0.5, hand * 0.16, 0.4, hand * 0.2, 0.02)), oval('black', -0.44, 0, 0.08)),
];

export const titan = (has: Has): Part[] => {
  if (has('stag')) return stag();
  if (has('crane')) return crane();
  if (has('square')) return monolith();
  return [
    ...legs(),
    box('dark', -0.1, -0.82, 0.86, 0.26, 0.06),
    limb('steel', 0.6, -0.69, 1.16, -0.69, 0.12),
    box('dark', -0.1, 0.56, 0.66, 0.26, 0.06),
    shape('bone', [0.5, 0.5], [1, 0.5], [0.86, 0.62], [1.1, 0.7], [0.86, 0.74], [0.98, 0.9], [0.5, 0.86]),
    shape(
      'main',
      [0.46, -0.36],
      [0.56, 0],
      [0.46, 0.36],
      [-0.3, 0.58],
      [-0.7, 0.4],
      [-0.8, 0],
      [-0.7, -0.4],
      [-0.3, -0.58],
    ),
    shape('dark', [0.3, -0.24], [0.36, 0], [0.3, 0.24], [-0.2, 0.38], [-0.5, 0.24], [-0.5, -0.24], [-0.2, -0.38]),
    oval('black', -0.12, 0, 0.28),
    oval('glow', -0.12, 0, 0.4),
    oval('gold', -0.12, 0, 0.22),
    oval('light', 0.44, 0, 0.18, 0.22),
    oval('gold', 0.54, 0, 0.06, 0.13),
    ...both(hand => oval('black', -0.62, hand * 0.22, 0.1)),
    ...fine(
      ...both(hand => [
        limb('light', -0.6, hand * 0.36, -0.3, hand * 0.5, 0.03),
        oval('black', 0.3, hand * 0.42, 0.03),
        oval('black', -0.2, hand * 0.5, 0.03),
      ]),
      ...ring(10, 0.25, -0.12, 0).map(([x, y]) => oval('steel', x, y, 0.022)),
    ),
  ];
};

const legs = (): Part[] =>
  (
    [
      [-0.62, -0.62],
      [-0.62, 0.62],
      [0.5, -0.64],
      [0.5, 0.64],
    ] as Spot[]
  ).flatMap(([x, y]) => [
    limb('steel', x * 0.3, y * 0.4, x, y, 0.2),
    shape('black', ...ring(6, 0.24, x, y)),
    ...fine(oval('steel', x, y, 0.1)),
  ]);

/** Its antlers carry a nave. */
const stag = (): Part[] => [
  ...(
    [
      [-0.6, -0.34],
      [-0.6, 0.34],
      [0.3, -0.36],
      [0.3, 0.36],
    ] as Spot[]
  ).flatMap(([x, y]) => [
    limb('dark', x, y * 0.5, x + 0.1, y * 1.5, 0.17),
    oval('black', x + 0.16, y * 1.64, 0.12, 0.1),
  ]),
  oval('main', -0.36, 0, 0.58, 0.36),
  oval('main', 0.12, 0, 0.4, 0.34),
  ...[-0.7, -0.46, -0.22, 0.02].map(x => limb('bone', x, -0.24, x, 0.24, 0.07)),
  limb('bone', -0.86, 0, 0.3, 0, 0.08),
  oval('glow', -0.34, 0, 0.34),
  oval('gold', -0.34, 0, 0.12),
  shape('light', [0.3, -0.18], [0.74, -0.13], [1, -0.06], [1, 0.06], [0.74, 0.13], [0.3, 0.18]),
  ...both(hand => [
    limb('bone', 0.58, hand * 0.1, 0.42, hand * 0.5, 0.1),
    limb('bone', 0.42, hand * 0.5, 0.5, hand * 0.94, 0.09),
    limb('bone', 0.44, hand * 0.5, 0.84, hand * 0.6, 0.08),
    limb('bone', 0.46, hand * 0.72, 0.86, hand * 0.86, 0.07),
    limb('bone', 0.5, hand * 0.3, 0.82, hand * 0.34, 0.07),
    oval('gold', 0.66, hand * 0.09, 0.045),
  ]),
];

const crane = (): Part[] => [
  ...legs(),
  shape('main', [0.5, -0.44], [0.6, 0], [0.5, 0.44], [-0.6, 0.52], [-0.82, 0.2], [-0.82, -0.2], [-0.6, -0.52]),
  box('dark', -0.7, -0.34, 0.6, 0.68, 0.06),
  ...both(hand => [oval('black', -0.58, hand * 0.2, 0.12), oval('steel', -0.58, hand * 0.2, 0.07)]),
  oval('light', -0.1, -0.2, 0.2),
  limb('gold', -0.5, 0.16, 1.04, -0.06, 0.17),
  ...[-0.3, -0.06, 0.18, 0.42, 0.66].map(x =>
    limb('black', x, 0.2 - (x + 0.5) * 0.14, x + 0.14, 0.02 - (x + 0.5) * 0.14, 0.03),
  ),
  limb('black', 1.04, -0.06, 1.1, 0.26, 0.05),
  shape('steel', [1.02, 0.22], [1.2, 0.26], [1.18, 0.46], [1.02, 0.42], [1.1, 0.36]),
  limb('dark', 0.3, -0.5, 0.86, -0.62, 0.2),
  shape('steel', [0.8, -0.78], [1.12, -0.7], [1.16, -0.56], [0.82, -0.48]),
  oval('gold', 0.48, 0.2, 0.07, 0.12),
];

const monolith = (): Part[] => [
  ...legs(),
  shape('black', [-0.56, -0.6], [0.56, -0.6], [0.6, 0.6], [-0.6, 0.6]),
  shape('main', [-0.5, -0.52], [0.48, -0.52], [0.52, 0.52], [-0.52, 0.52]),
  shape('dark', [-0.34, -0.36], [0.32, -0.36], [0.34, 0.36], [-0.36, 0.36]),
  shape('light', [-0.16, -0.16], [0.14, -0.16], [0.16, 0.16], [-0.16, 0.16]),
  oval('glow', 0, 0, 0.34),
  oval('gold', 0, 0, 0.1),
  ...both(hand => [
    box('black', 0.1, hand < 0 ? -0.86 : 0.62, 0.76, 0.24, 0.03),
    oval('gold', 0.88, hand * 0.74, 0.08, 0.1),
  ]),
  ...fine(
    ...(
      [
        [-0.46, -0.46],
        [0.44, -0.46],
        [0.46, 0.46],
        [-0.46, 0.46],
      ] as Spot[]
    ).map(([x, y]) => limb('black', x, y, x * 0.72, y * 0.76, 0.03)),
  ),
];

export const MACHINE_FEATURES: readonly string[] = [
  'organ',
  'transport',
  'steam',
  'towers',
  'cinder',
  'wasp',
  'feathers',
  'saws',
  'blades',
  'tusks',
  'lamp',
  'choir',
  'stag',
  'crane',
  'square',
];
