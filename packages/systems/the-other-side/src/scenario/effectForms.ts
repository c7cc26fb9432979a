import { SUITS } from '../content/types.js';
import { LASTS, type CreatedTerrain, type Effect, type Whom } from '../effect.js';
import { TRAITS, type Trait } from '../ground/traits.js';
import {
  CONCERNED,
  FLAG,
  ID,
  LENGTH,
  list,
  NAME,
  NUMBER,
  oneOf,
  only,
  record,
  ref,
  TOKEN,
  TYPE_LIST,
  whole,
  type Fields,
  type Optional,
} from './forms.js';

/** The form of effects: a JSON Schema for every kind of `effect.ts`. */

type Of<D extends Effect['do']> = Omit<Extract<Effect, { readonly do: D }>, 'do'>;
type EffectForms = { readonly [D in Effect['do']]: readonly [Fields<Of<D>>, readonly Optional<Of<D>>[]] };

const WHOM = ref('whom');

/** One for each kind of effect: the compiler misses whatever is not here. */
const EFFECTS: EffectForms = {
  hit: [
    { whom: WHOM, strength: whole(0, 12), piercing: FLAG, precise: FLAG, uncheatable: only(true) },
    ['piercing', 'precise', 'uncheatable'],
  ],
  damage: [{ whom: WHOM, amount: whole(1, 12) }, []],
  token: [{ whom: WHOM, token: TOKEN, count: whole(1, 6) }, []],
  untoken: [{ whom: WHOM, token: TOKEN, count: whole(1, 6) }, []],
  tactics: [{ count: whole(1, 6), rob: FLAG }, ['rob']],
  draw: [{ count: whole(1, 12) }, []],
  mill: [{ count: whole(1, 12), strengthPer: oneOf(SUITS) }, ['strengthPer']],
  flip: [{ value: whole(0, 30), suit: oneOf(SUITS), success: ref('effects') }, ['value', 'suit']],
  push: [{ whom: WHOM, distance: LENGTH, direction: oneOf(['toward', 'away', 'free']) }, []],
  move: [{ whom: WHOM, distance: LENGTH }, []],
  place: [{ whom: WHOM, within: LENGTH, of: oneOf(['actor', 'self']), single: FLAG }, ['single']],
  strength: [{ amount: whole(-12, 12) }, []],
  enhance: [{ piercing: only(true), precise: only(true), blast: only(true) }, ['piercing', 'precise', 'blast']],
  act: [{ whom: WHOM, again: only(true), types: TYPE_LIST }, ['again', 'types']],
  lend: [{ whom: WHOM, modifier: ref('modifier'), lasts: oneOf(LASTS) }, []],
  glory: [{ whom: WHOM }, []],
  fade: [{ whom: WHOM }, []],
  marker: [{ kind: ID, within: LENGTH }, []],
  unmarker: [{ kind: ID, within: LENGTH }, []],
  create: [
    {
      within: LENGTH,
      terrain: record<CreatedTerrain>({
        name: NAME,
        side: { ...LENGTH, maximum: 12, exclusiveMinimum: 0 },
        traits: list(
          record<Trait>({ trait: oneOf(TRAITS), only: oneOf(['low', 'high']), strength: whole(0, 12) }, [
            'only',
            'strength',
          ]),
        ),
      }),
    },
    [],
  ],
  summon: [{ unit: ID, within: LENGTH }, []],
  attach: [{ asset: ID, whom: WHOM }, []],
  restore: [{ whom: WHOM }, []],
  deactivate: [{ whom: WHOM }, []],
  reinforce: [{ whom: WHOM, models: whole(1, 12) }, []],
  climb: [{ zone: NUMBER }, []],
  enter: [{ zone: NUMBER }, []],
  objective: [{ what: oneOf(['claim', 'remove', 'trap', 'pushOn']) }, []],
};

export const effects = Object.entries(EFFECTS).map(([word, [fields, optional]]) =>
  record({ do: only(word), ...fields } as Record<string, object>, optional as never),
);

type WhomOf<F extends string> = Extract<Whom, { readonly [K in F]: unknown }>;
const pulse = (of: object): object => record<WhomOf<'pulse'>>({ pulse: whole(1, 24), of, whom: CONCERNED });

export const whom = {
  anyOf: [
    oneOf(['actor', 'target']),
    pulse({ anyOf: [oneOf(['actor', 'target']), record<{ markers: string }>({ markers: ID })] }),
    record<WhomOf<'choose'>>({ choose: CONCERNED, range: LENGTH, other: FLAG, titan: FLAG }, [
      'range',
      'other',
      'titan',
    ]),
    record<WhomOf<'all'>>({ all: CONCERNED }),
  ],
};
