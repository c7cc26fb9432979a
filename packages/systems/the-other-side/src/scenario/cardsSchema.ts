import {
  ALLEGIANCE_TYPES,
  MODIFIED,
  MOMENTS,
  PERIODS,
  type Ability,
  type AbilityRule,
  type Action,
  type Aim,
  type AllegianceCard,
  type AssetCard,
  type AssetFace,
  type CombinedArmsCard,
  type Condition,
  type EnvoyCard,
  type FireteamSize,
  type GloryCondition,
  type Modifier,
  type Pack,
  type Restriction,
  type StratagemCard,
  type Trigger,
  type UnitCard,
  type UnitSide,
  type Value,
} from '../content/types.js';
import { effects, whom } from './effectForms.js';
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
  SUIT_LIST,
  TOKEN,
  TYPE_LIST,
  whole,
  type Fields,
} from './forms.js';

/** The form of cards of one's own: a JSON Schema for every type of `content/types.ts`. What fits together is checked afterwards. */

const modifier = record<Modifier>(
  {
    of: oneOf(MODIFIED),
    amount: whole(-12, 12),
    suits: SUIT_LIST,
    when: record<Condition>(
      {
        modelsAtMost: whole(1, 12),
        engaged: FLAG,
        types: TYPE_LIST,
        order: oneOf(['march', 'rush', 'concertedEffort']),
        ownFireteam: FLAG,
      },
      ['modelsAtMost', 'engaged', 'types', 'order', 'ownFireteam'],
    ),
  },
  ['suits', 'when'],
);

const trigger = record<Trigger>(
  { id: ID, name: NAME, suits: SUIT_LIST, margin: NUMBER, immediate: FLAG, effects: ref('effects') },
  ['margin', 'immediate'],
);

type RuleOf<K extends AbilityRule['kind']> = Extract<AbilityRule, { readonly kind: K }>;

const rule = {
  anyOf: [
    record<RuleOf<'modify'>>({ kind: only('modify'), modifier: ref('modifier') }),
    record<RuleOf<'aura'>>({ kind: only('aura'), range: whole(1, 24), whom: CONCERNED, modifier: ref('modifier') }),
    record<RuleOf<'soak'>>({ kind: only('soak'), amount: whole(1, 6), least: whole(0, 12) }, ['least']),
    record<RuleOf<'trigger'>>({ kind: only('trigger'), types: TYPE_LIST, trigger: ref('trigger') }),
    record<RuleOf<'when'>>(
      { kind: only('when'), moment: oneOf(MOMENTS), optional: FLAG, effects: ref('effects'), oncePer: oneOf(PERIODS) },
      ['optional', 'oncePer'],
    ),
    record<RuleOf<'slip'>>({ kind: only('slip') }),
  ],
};

const VALUE = record<Value>({ value: whole(0, 16), suits: SUIT_LIST }, ['suits']);

const action = record<Action>(
  {
    id: ID,
    name: NAME,
    types: TYPE_LIST,
    av: VALUE,
    against: { anyOf: [whole(0, 30), oneOf(['df', 'wp'])] },
    range: LENGTH,
    aim: record<Aim>(
      { side: oneOf(['friendly', 'enemy']), titan: FLAG, squad: FLAG, commander: FLAG, other: FLAG, marker: ID },
      ['side', 'titan', 'squad', 'commander', 'other', 'marker'],
    ),
    strength: whole(0, 12),
    piercing: FLAG,
    precise: FLAG,
    blast: FLAG,
    before: ref('effects'),
    effects: ref('effects'),
    triggers: list(ref('trigger')),
    oncePer: oneOf(PERIODS),
    tactics: whole(0, 12),
    unengaged: FLAG,
    ownFireteam: FLAG,
  },
  [
    'av', 'against', 'range', 'aim', 'strength', 'piercing', 'precise', 'blast', 'before', 'effects', 'triggers', 'oncePer',
    'tactics', 'unengaged', 'ownFireteam',
  ], // prettier-ignore
);

const ability = record<Ability>({ id: ID, name: NAME, rules: list(ref('rule'), 1) });
const FACE = { abilities: list(ref('ability')), actions: list(ref('action')) };
const SIDE = record<UnitSide>({ sp: whole(0, 16), df: VALUE, wp: VALUE, ar: whole(0, 16), ...FACE });
const SIZE = record<FireteamSize>(
  {
    base: whole(25, 160),
    models: record<{ count: number; size: number }>({ count: whole(2, 12), size: whole(10, 160) }),
  },
  ['models'],
);
const ALLEGIANCE_TYPE = oneOf(ALLEGIANCE_TYPES);
const ABILITIES = list(ref('ability'));

const glory = {
  anyOf: [
    record<Extract<GloryCondition, { kind: 'kill' }>>({ kind: only('kill') }),
    record<Extract<GloryCondition, { kind: 'tactics' }>>({ kind: only('tactics'), cost: whole(0, 12) }),
    record<Extract<GloryCondition, { kind: 'token' }>>({ kind: only('token'), token: TOKEN, count: whole(1, 12) }),
    record<Extract<GloryCondition, { kind: 'loss' }>>({ kind: only('loss') }),
  ],
};

const restriction = {
  anyOf: [
    record<Extract<Restriction, { kind: 'unit' }>>({ kind: only('unit'), unit: ID }),
    record<Extract<Restriction, { kind: 'type' }>>({
      kind: only('type'),
      type: oneOf(['titan', 'champion', 'commander', 'squad']),
    }),
    record<Extract<Restriction, { kind: 'allegiance' }>>({ kind: only('allegiance'), allegiance: ID }),
  ],
};

const parts: Fields<Pack> = {
  allegiances: list(record<AllegianceCard>({ id: ID, name: NAME, type: ALLEGIANCE_TYPE, abilities: ABILITIES, glory })),
  envoys: list(
    record<EnvoyCard>(
      {
        id: ID,
        name: NAME,
        type: ALLEGIANCE_TYPE,
        allegiance: ID,
        most: whole(1, 12),
        assets: only(true),
        abilities: ABILITIES,
      },
      ['type', 'most', 'assets'],
    ),
  ),
  units: list(
    record<UnitCard>(
      {
        id: ID,
        name: NAME,
        allegiances: list(ID, 1),
        unique: FLAG,
        titan: FLAG,
        champion: FLAG,
        commander: FLAG,
        squad: whole(2, 6),
        fireteam: SIZE,
        reserves: whole(0, 12),
        combinedArms: ID,
        scrip: whole(1, 60),
        tactics: whole(0, 12),
        standard: SIDE,
        glory: SIDE,
      },
      ['unique', 'titan', 'champion', 'commander', 'squad', 'reserves', 'combinedArms', 'tactics'],
    ),
  ),
  combinedArms: list(
    record<CombinedArmsCard>({
      id: ID,
      name: NAME,
      fireteams: whole(1, 6),
      fireteam: SIZE,
      standard: SIDE,
      glory: SIDE,
    }),
  ),
  assets: list(
    record<AssetCard>(
      {
        id: ID,
        name: NAME,
        allegiances: list(ID),
        generic: ALLEGIANCE_TYPE,
        cost: whole(0, 12),
        restrictions: list(restriction),
        slot: ID,
        unique: FLAG,
        most: whole(1, 12),
        adjunct: whole(10, 160),
        deactivate: whole(0, 12),
        abandon: whole(0, 12),
        standard: record<AssetFace>(FACE),
        deactivated: record<AssetFace>(FACE),
      },
      ['generic', 'restrictions', 'slot', 'unique', 'most', 'adjunct', 'deactivate', 'abandon'],
    ),
  ),
  stratagems: list(
    record<StratagemCard>(
      {
        id: ID,
        name: NAME,
        allegiance: ID,
        generic: ALLEGIANCE_TYPE,
        tactics: whole(1, 6),
        effects: ref('effects'),
        stays: FLAG,
      },
      ['allegiance', 'generic', 'stays'],
    ),
  ),
};

export const cardsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: parts,
  description: 'Cards of your own, beside the printed ones.',
};

/** What the forms above point to; effects may hold effects. */
export const cardDefs = {
  whom,
  modifier,
  trigger,
  rule,
  action,
  ability,
  effect: { anyOf: effects },
  effects: list(ref('effect')),
};
