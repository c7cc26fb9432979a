import { randomChoice } from '@banneret/ai';
import { tellAsk, tellReason } from '@banneret/game';
import { strictTranslator, type Locale } from '@banneret/i18n';
import {
  awaited,
  drawOutcome,
  kernelText,
  kindOf,
  pickOption,
  promptOf,
  seededRng,
  start,
  submit,
} from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { fireteamName, theOtherSide, theOtherSideGame, unitName, type Event } from '../src/index.js';
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
      lines.push(tellAsk(theOtherSideGame, match.state, prompt, t));
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
      // No engine's number, and no word twice.
      expect(line).not.toMatch(
        /n° \d|\bunité \d|\bunit \d|(?:Groupe|Fireteam|[Mm]arqueur|Marker) 0\b|(\p{L}{4,}) \1\b/iu,
      );
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
      'gunners : 8 contre Armure 8, 1 dommage (Force 2).',
    ]);
    expect(said('en')).toEqual([
      'Duel: 15 against 11, won (Margin 4).',
      'gunners: 8 against Armour 8, 1 damage (Strength 2).',
    ]);
  });

  it('calls units of one card by numbers from 1, Fireteams of a Squad by letters, and whatever is alone by its name', () => {
    const t = scene({
      seats: [
        {
          units: [
            {
              card: 'infantry',
              at: [
                [10, 10],
                [12, 10],
                [14, 10],
              ],
            },
            { card: 'mystic', at: [[10, 20]] },
          ],
        },
        {
          units: [
            {
              card: 'infantry',
              at: [
                [30, 10],
                [32, 10],
                [34, 10],
              ],
            },
          ],
        },
      ],
      markers: [{ at: [20, 20] }],
    });
    const [fr, en] = [translator('fr'), translator('en')];
    expect([0, 1, 2].map(unit => unitName(t.state, unit, en))).toEqual(['infantry 1', 'mystic', 'infantry 2']);
    const third = t.state.units[2]!.fireteams[1]!;
    expect([fr, en].map(words => fireteamName(t.state, third, words))).toEqual([
      'infantry 2 (Groupe B)',
      'infantry 2 (Fireteam B)',
    ]);
    expect(fireteamName(t.state, t.state.units[1]!.fireteams[0]!, fr)).toBe('mystic');
    expect(
      [fr, en].map(words =>
        show(t.state, words)
          .split('\n')
          .find(line => line.startsWith('Mar')),
      ),
    ).toEqual(
      ['Marqueur 1 (Objectif) en (20 ; 20), libre', 'Marker 1 (Objective) at (20, 20), unclaimed'].map(line =>
        expect.stringMatching(line.replace(/[()]/g, '\\$&').replaceAll(' ', '\\s')),
      ),
    );
    const marker = { id: 1, say: 'tos.choice.marker', args: { marker: 1 } };
    const claim = { seat: 0, ask: 'tos.ask.claim', rule: 'TOS-SCO-01', shape: pickOption([marker]) };
    expect([fr, en].map(words => tellChoice(t.state, claim, 1, words))).toEqual(['Marqueur 2', 'Marker 2']);
  });

  it('a Unique unit bears no number; its player is named where another has it too', () => {
    const captain = { card: 'captain', at: [[10, 10]] as [number, number][] };
    const pair = scene({ seats: [{ units: [captain] }, { units: [{ ...captain, at: [[30, 10]] }] }] });
    expect([0, 1].map(unit => unitName(pair.state, unit, translator('fr')))).toEqual([
      'captain (Joueur 1)',
      'captain (Joueur 2)',
    ]);
    const lone = scene({ seats: [{ units: [captain] }, { units: [{ card: 'gunners', at: [[30, 10]] }] }] });
    expect(unitName(lone.state, 0, translator('en'))).toBe('captain');
  });

  it('names whom a question or a refusal is about', () => {
    const t = scene({
      seats: [
        {
          units: [
            {
              card: 'infantry',
              at: [
                [10, 10],
                [12, 10],
                [14, 10],
              ],
            },
          ],
        },
        { units: [{ card: 'gunners', at: [[30, 10]] }] },
      ],
    });
    const en = translator('en');
    const ask = { seat: 0, ask: 'tos.ask.step', rule: 'TOS-ORD-13', shape: { kind: 'pick' }, args: { unit: 0 } };
    expect(tellAsk(theOtherSideGame, t.state, ask, en)).toBe('What does infantry do?');
    const reason = { rule: 'TOS-MOV-02', say: 'tos.no.too-far', args: { fireteam: t.fireteam(0, 0, 2) } };
    expect(tellReason(theOtherSideGame, t.state, reason, en)).toBe('infantry (Fireteam C) goes too far.');
    const twice = { rule: 'TOS-UNT-01', say: 'tos.hire.unique', args: { unit: 'mystic' } };
    expect(plain(tellReason(theOtherSideGame, t.state, twice, translator('fr')))).toBe(
      'mystic est unique et déjà présent.',
    );
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
    expect(tellChoice(t.state, t.prompt, 'act:0:card.hex', en)).toBe('mystic: hex');
    t.act(t.fireteam(0, 0), 'card.hex', t.fireteam(1, 0)).do(cards('9 tomes', '6 masks'));
    expect(t.open.map(id => tellChoice(t.state, t.prompt, id, en))).toEqual(['Nothing more', 'Cheat with 13 of Crows']);
    t.do('done');
    expect(tellChoice(t.state, t.prompt, 'burn', en)).toBe('Trigger “burn”');
  });
});
