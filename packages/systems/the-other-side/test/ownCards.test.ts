import { gameText, readScenario, tellFault } from '@banneret/game';
import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { pack } from '../src/content/index.js';
import { theOtherSideGame } from '../src/index.js';

/** Cards of one's own in a file: whatever has another form than the printed ones is told with its place, in both languages. */

const said = (['fr', 'en'] as const).map(locale =>
  strictTranslator(locale, kernelText, gameText, theOtherSideGame.text),
);

function faultOf(cards: unknown): { readonly place: string; readonly say: string } | undefined {
  const players = ['tidewall', 'hunt'].map((allegiance, i) => ({
    allegiance,
    units: [{ unit: i === 0 ? 'tidewall.rook' : 'hunt.wisp', at: [[20 + 20 * i, 20]] }],
  }));
  const read = readScenario(structuredClone({ system: 'the-other-side', position: { players, cards } }), [
    theOtherSideGame,
  ]);
  if (read.ok) return undefined;
  for (const t of said) expect(tellFault(read.fault, t)).toMatch(/^position\.cards.*\S/);
  return { place: read.fault.place, say: read.fault.problem.say };
}

const press = (part: object) => ({
  stratagems: [
    {
      id: 'own.press',
      name: { fr: 'Presse', en: 'Press Gang' },
      allegiance: 'tidewall',
      tactics: 1,
      effects: [{ do: 'draw', count: 1 }],
      ...part,
    },
  ],
});
const effect = (one: object) => press({ effects: [one] });
const flip = (success: unknown) => effect({ do: 'flip', value: 5, success });

describe('cards of one’s own', () => {
  it('the printed ones have the form that is asked for', () =>
    expect(faultOf(JSON.parse(JSON.stringify(pack)))).toEqual({ place: 'position.cards', say: 'tos.cards.twice' }));

  it('what fits is taken', () => {
    expect(faultOf(press({}))).toBeUndefined();
    expect(faultOf(flip([{ do: 'flip', suit: 'rams', success: [{ do: 'draw', count: 2 }] }]))).toBeUndefined();
  });

  const at = (place: string): string => `position.cards.stratagems[0]${place}`;
  it.each([
    [effect({ do: 'drew', count: 1 }), at('.effects[0]'), 'schema.no-form'],
    [effect({ count: 1 }), at('.effects[0]'), 'schema.missing-field'],
    [effect({ do: 'draw', count: 0 }), at('.effects[0].count'), 'schema.minimum'],
    [effect({ do: 'draw', count: '1' }), at('.effects[0].count'), 'schema.type'],
    [effect({ do: 'draw', count: 1, whom: 'actor' }), at('.effects[0]'), 'schema.unknown-field'],
    [
      effect({ do: 'token', whom: 'actor', token: 'constructor', count: 1 }),
      at('.effects[0].token'),
      'schema.one-of-values',
    ],
    [
      effect({ do: 'hit', whom: { choose: 'enemy', rage: 3 }, strength: 1 }),
      at('.effects[0].whom'),
      'schema.unknown-field',
    ],
    [flip([{ do: 'draw', count: 1.5 }]), at('.effects[0].success[0].count'), 'schema.type'],
    [flip({ do: 'draw' }), at('.effects[0].success'), 'schema.type'],
    [press({ tactics: 7 }), at('.tactics'), 'schema.maximum'],
    [press({ name: 'Press Gang' }), at('.name'), 'schema.type'],
    [press({ effects: undefined }), at(''), 'schema.missing-field'],
    [{ stratagem: [] }, 'position.cards', 'schema.unknown-field'],
    [{ units: [{ id: 'x' }] }, 'position.cards.units[0]', 'schema.missing-field'],
    [{ assets: 3 }, 'position.cards.assets', 'schema.type'],
    [effect({ do: 'attach', asset: 'nothing', whom: { choose: 'friendly' } }), 'position.cards', 'tos.cards.unknown'],
    [effect({ do: 'flip', success: [] }), 'position.cards', 'tos.cards.no-comparison'],
    [effect({ do: 'glory', whom: 'target' }), 'position.cards', 'tos.cards.nobody-aimed'],
    [press({ generic: 'earth' }), 'position.cards', 'tos.cards.either'],
  ])('%j is refused at %s by %s', (cards, place, say) =>
    expect(faultOf(JSON.parse(JSON.stringify(cards)))).toEqual({ place, say }),
  );
});
