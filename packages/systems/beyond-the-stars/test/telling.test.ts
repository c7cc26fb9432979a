import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events/index.js';
import { beyondTheStarsGame, numberOf, unitWho, who } from '../src/index.js';
import { MANOEUVRES } from '../src/manoeuvres/index.js';
import { ORDERS, SPELLS } from '../src/names.js';
import { actionRules } from '../src/rules/actions/index.js';
import { cheatedDeath } from '../src/rules/states/cheatedDeath.js';
import { immobilised } from '../src/rules/states/immobilised.js';
import { UNDAMAGED, UNDECIDED } from '../src/state.js';
import { MORE_CHOICES } from '../src/telling/moreChoices.js';
import { stateOf } from './battle.js';

const [fr, en] = (['fr', 'en'] as const).map(locale =>
  strictTranslator(locale, kernelText, beyondTheStarsGame.text),
) as [ReturnType<typeof strictTranslator>, ReturnType<typeof strictTranslator>];

const LONE = [{ leader: { profile: 'rank-3' } }];
const state = stateOf({ armies: [LONE, LONE] });
const told = (event: Event): readonly (string | undefined)[] =>
  [fr, en].map(t => beyondTheStarsGame.tell(event, state, t));
const gained = (id: string, x?: number): readonly (string | undefined)[] =>
  told({ type: 'effect.gained', figure: 0, effect: { id, until: 'turn', ...(x !== undefined && { x }) } });

describe('effects in words', () => {
  const IDS = [...actionRules.map(({ id }) => id), ...ORDERS, ...SPELLS, immobilised.id, cheatedDeath.id, 'srAgile'];

  it.each(IDS)('%s is called by its name, and not the same as any other', id => {
    for (const lines of [gained(id), told({ type: 'effect.ended', figure: 0, id })])
      for (const line of lines) {
        expect(line).not.toMatch(/BTS-|[a-z][A-Z]/);
        expect(line).not.toContain('effet particulier');
        expect(line).not.toContain('special effect');
      }
    expect(IDS.filter(other => gained(other)[0] === gained(id)[0])).toEqual([id]);
  });

  it('tells what an Action has added by its die, and what a state is', () => {
    expect(gained('actStrength', 2)).toEqual([
      expect.stringMatching(/\s: Force Légendaire est en vigueur \(\+2\)\.$/),
      expect.stringMatching(/: Legendary Strength is in force \(\+2\)\.$/),
    ]);
    expect(gained('immobilised')[0]).toMatch(/ est Immobilisée\.$/);
    expect(gained('champion')[1]).toMatch(/a special effect is in force/);
  });
});

describe('numbers of the engine in words', () => {
  it('storeys count from the ground floor', () => {
    const on = (storey: number): readonly (string | undefined)[] =>
      told({ type: 'storey.changed', figure: 0, storey }).map(line => line?.replace(/^.* (est|is) /, ''));
    expect([on(0), on(1), on(2)]).toEqual([
      ['au rez-de-chaussée.', 'on the ground floor.'],
      ['au 1er étage.', 'on the first floor.'],
      ['au 2e étage.', 'on the second floor.'],
    ]);
  });

  it('the result of the damage table is said, and what is broken', () => {
    const hurt = (result: number): string | undefined =>
      told({ type: 'damage.rolled', victim: 0, face: 3, result })[0]?.replace(/^.*total \d, /, '');
    expect([1, 2, 3, 4, 5, 6].map(hurt)).toEqual([
      'secouée sans plus.',
      'équipage sonné.',
      'une arme touchée.',
      'moteur touché.',
      'équipage touché.',
      'détruite.',
    ]);
    const damage = { ...UNDAMAGED, weapons: [0], engine: true, silent: true };
    expect(told({ type: 'vehicle.damaged', figure: 0, damage })[1]).toMatch(
      /: 1 weapon destroyed, engine destroyed, full crew; it shoots no more\.$/,
    );
  });

  it('a roll that was bound to succeed shows no gap, and neither does a charge into a building', () => {
    const penetration = { victim: 0, by: 1, side: 'front', armour: 9, bonus: 9, faces: [], penetrated: true } as const;
    expect(told({ type: 'penetration.rolled', ...penetration })[1]).toMatch(/: for certain; pierced\.$/);
    expect(told({ type: 'figure.charged', figure: 0, links: [], rough: false })[0]).toMatch(
      / charge à l’assaut du bâtiment\.$/,
    );
  });

  it('what was chosen in secret is told when it is shown', () => {
    const nothing = { ownChampion: UNDECIDED, enemyTarget: UNDECIDED, objective: UNDECIDED };
    const [line] = told({ type: 'secrets.revealed', secrets: [{ ...nothing, objective: 2 }, nothing] });
    expect(line?.replace(/\s/g, ' ')).toBe('Les choix secrets sont révélés : joueur 1, l’objectif 3 ; joueur 2, rien.');
  });
});

describe('what figures can do', () => {
  const PLAIN = ['walk', 'group', 'charge', 'stand', 'lie'];

  it('has a sentence for every manoeuvre', () => {
    const ids = MANOEUVRES.map(manoeuvre => manoeuvre.do).filter(id => !PLAIN.includes(id));
    expect(ids.filter(id => MORE_CHOICES[`act.${id}`] === undefined)).toEqual([]);
  });
});

describe('who is who', () => {
  const [men, rover] = [{ profile: 'warrior' }, { profile: 'rover' }];
  const band = (rank: 2 | 3 | 4, ...members: readonly { profile: string }[]) => ({
    leader: { profile: `rank-${rank}` },
    members,
  });
  const named = (armies: Parameters<typeof stateOf>[0]['armies']): readonly string[] => {
    const table = stateOf({ armies });
    return table.battle.sheets.map((_, figure) => who(table, figure).fr);
  };

  it('figures of one name are counted within their army, whoever is alone is not', () => {
    expect(named([[band(3, men, men), band(2, men)], [band(4)]])).toEqual([
      'rang 3',
      'guerrier 1',
      'guerrier 2',
      'rang 2',
      'guerrier 3',
      'rang 4',
    ]);
  });

  it('the player is named where both armies have the name', () => {
    expect(named([[band(3, men)], [band(2, men, men, rover)]])).toEqual([
      'rang 3',
      'guerrier (joueur 1)',
      'rang 2',
      'guerrier 1 (joueur 2)',
      'guerrier 2 (joueur 2)',
      'rôdeur',
    ]);
  });

  it('the number alone is for those who have one', () => {
    const table = stateOf({ armies: [[band(3, men, men)], [band(2)]] });
    expect([0, 1, 2, 3].map(figure => numberOf(table, figure))).toEqual([undefined, 1, 2, undefined]);
  });

  it('units likewise, in the story and in options', () => {
    const table = stateOf({ armies: [[band(3, men), band(3)], [band(2)]] });
    expect([0, 1, 2].map(unit => unitWho(table, unit).en)).toEqual(['rank 3 1', 'rank 3 2', 'rank 2']);
    const event: Event = { type: 'unit.changed', unit: 2, to: { place: 'reserve' } };
    expect([fr, en].map(t => beyondTheStarsGame.tell(event, table, t))).toEqual([
      'L’unité rang 2 reste en réserve.',
      'The rank 2 unit stays in reserve.',
    ]);
  });
});
