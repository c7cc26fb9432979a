import { randomChoice } from '@banneret/ai';
import { strictTranslator, type Locale } from '@banneret/i18n';
import { awaited, drawOutcome, kernelText, kindOf, promptOf, seededRng, start, submit } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { theOtherSide, theOtherSideGame, type Event } from '../src/index.js';
import { scene, cards } from './scene.js';

const { text, show, tell, tellChoice, setupFor } = theOtherSideGame;
const translator = (locale: Locale) => strictTranslator(locale, kernelText, text);

/** French has narrow spaces before its signs. */
const plain = (line: string): string => line.replaceAll(/[\u202F\u00A0]/g, ' ');

/** Plays a random game and says everything that can be said about it. */
function chronicle(locale: Locale, seed: number, options: Readonly<Record<string, unknown>>): readonly string[] {
  const t = translator(locale);
  const setup = setupFor({ options });
  if (!setup.ok) throw new Error(setup.problem.say);
  const lines: string[] = [];
  const rng = seededRng(seed);
  const events: Event[] = [];
  const run = { sink: (event: Event) => void events.push(event) };
  const match = start(theOtherSide, setup.value, run);
  for (let wait = 0; match.pending.kind !== 'over'; wait++) {
    const { pending } = match;
    if (pending.kind === 'chance')
      submit(theOtherSide, match, { kind: 'chance', wait: match.wait, outcome: drawOutcome(pending.chance, rng) }, run);
    else {
      const seat = awaited(match)[0]!;
      const prompt = promptOf(match, seat)!;
      let told = 0;
      if (wait % 5 === 0 || prompt.shape.kind !== 'pick')
        for (const choice of kindOf(theOtherSide, prompt.shape).enumerate(match.state, prompt.shape, seat)) {
          lines.push(tellChoice(match.state, prompt, choice, t));
          if (++told === 8) break;
        }
      submit(
        theOtherSide,
        match,
        { kind: 'choice', wait: match.wait, seat, choice: randomChoice(theOtherSide, match, seat, rng) },
        run,
      );
    }
    for (const event of events.splice(0)) {
      const line = tell(event, match.state, t);
      if (line !== undefined) lines.push(line);
    }
    if (wait % 40 === 0) lines.push(...show(theOtherSide.view(match.state, 1), t).split('\n'));
  }
  return lines;
}

describe('telling', () => {
  it.each([
    ['fr', 3, { operation: 'supplyCache' }],
    ['en', 4, { draft: true, climb: true, enter: true, pileOrder: true }],
    ['fr', 5, { encounter: 'conquest' }],
  ] as const)('a whole game in %s (seed %i) leaves nothing unsaid', (locale, seed, options) => {
    const lines = chronicle(locale, seed, options);
    expect(lines.length).toBeGreaterThan(200);
    for (const line of lines) {
      expect(line.trim()).not.toBe('');
      expect(line).not.toMatch(/undefined|\[object|\{[a-z]+\}|tos\./);
    }
  });

  it('says what a Duel and a Hit came to, in both languages', () => {
    const t = scene({
      seats: [{ units: [{ card: 'mystic', at: [[10, 10]] }] }, { units: [{ card: 'gunners', at: [[16, 10]] }] }],
    });
    t.order(0, 0, 'concertedEffort')
      .do('none')
      .act(t.fireteam(0, 0), 'card.hex', t.fireteam(1, 0))
      .do(cards('9 tomes', '6 masks'), 'done', cards('6 rams'));
    const said = (locale: Locale) =>
      [...t.events('duel.decided'), ...t.events('hit.resolved')].map(event =>
        plain(tell(event, t.state, translator(locale)) ?? ''),
      );
    expect(said('fr')).toEqual([
      'Duel : 15 contre 11, réussi (Marge 4).',
      'gunners (Groupe 1) : 8 contre Armure 8, 1 dommage (Force 2).',
    ]);
    expect(said('en')).toEqual([
      'Duel: 15 against 11, won (Margin 4).',
      'gunners (Fireteam 1): 8 against Armour 8, 1 damage (Strength 2).',
    ]);
  });

  it('names cheats, Triggers and Actions in lists of options', () => {
    const t = scene({
      seats: [
        { units: [{ card: 'mystic', at: [[10, 10]] }], hand: ['13 crows'] },
        { units: [{ card: 'gunners', at: [[16, 10]] }] },
      ],
    });
    const en = translator('en');
    t.order(0, 0, 'concertedEffort').do('none');
    expect(tellChoice(t.state, t.prompt, 'act:0:card.hex', en)).toBe('mystic (Fireteam 0): hex');
    t.act(t.fireteam(0, 0), 'card.hex', t.fireteam(1, 0)).do(cards('9 tomes', '6 masks'));
    expect(t.open.map(id => tellChoice(t.state, t.prompt, id, en))).toEqual(['Nothing more', 'Cheat with 13 of Crows']);
    t.do('done');
    expect(tellChoice(t.state, t.prompt, 'burn', en)).toBe('Trigger “burn”');
  });
});
