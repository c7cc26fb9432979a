import { describe, expect, it } from 'vitest';
import { catalogued, WORDING_CHECKS, type WordedRule } from '../src/ruleTexts.js';

const good: WordedRule = { id: 'TOY-ONE-01', fr: 'Deux joueurs : l’un commence.', en: 'Two players: one begins.' };

/** The titles of the checks that a rule fails. */
const failed = (...rules: WordedRule[]): string[] =>
  WORDING_CHECKS.filter(({ fails }) => fails(rules).length > 0).map(({ title }) => title.split(/[:,]/)[0]!);

describe('the checks of rules in words', () => {
  it('let good words through, quotation marks, numbers and brackets included', () => {
    const more = { ...good, id: 'TOY-ONE-02', fr: '2D6 : « deux » dés, PA(4).', en: '2D6: “two” dice, AP(4).' };
    expect(failed(good, more)).toEqual([]);
  });

  it.each([
    ['are whole sentences in both languages', { fr: '' }],
    ['are whole sentences in both languages', { en: 'Two players' }],
    ['are whole sentences in both languages', { en: 'two players.' }],
    ['are translated', { fr: 'Impact.', en: 'Impact.' }],
    ['are typeset with care', { fr: 'Deux joueurs: bien.' }],
    ['are typeset with care', { fr: 'C\'est "bien".' }],
    ['are typeset with care', { fr: 'On dit «bien ».' }],
    ['are typeset with care', { en: 'Two players : good.' }],
    ['are typeset with care', { en: "A player's turn." }],
    ['stand on their own', { en: 'As in TOY-ONE-02.' }],
    ['stand on their own', { fr: 'Voir R-12.' }],
    ['stand on their own', { en: 'By ruling R05 it holds.' }],
    ['stand on their own', { en: 'See L305.' }],
  ])('find words that do not meet “%s”', (title, words) => {
    expect(failed({ ...good, ...words })).toEqual([title]);
  });

  it('find a rule said twice', () => {
    expect(failed(good, good)).toEqual(['are each said once']);
  });

  it('compare with the catalogue whatever is missing or out of place, and leave what the book does not have', () => {
    const rules = ['TOY-ONE-02', 'TOY-OWN-01', 'TOY-ONE-01'].map(id => ({ ...good, id }));
    expect(catalogued(rules, ['TOY-ONE-01', 'TOY-ONE-02', 'TOY-ONE-03'])).toEqual(['TOY-ONE-02', 'TOY-ONE-01']);
  });
});
