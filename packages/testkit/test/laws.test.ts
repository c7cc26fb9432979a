import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import {
  checkLaws,
  LAWS,
  reportViolation,
  runGames,
  runLaws,
  type LawId,
  type LawOptions,
  type Violation,
} from '@banneret/testkit';
import { toy, toyGame, type Event, type Setup } from '@banneret/toy';
import { describe, expect, it } from 'vitest';
import * as broken from './brokenToys.js';

const lines = [
  [3, 3, 3],
  [4, 2],
  [2, 2, 2],
];

const options: LawOptions<Event, Setup> = {
  setups: [2, 3].map(seats => ({ seats, rounds: 3, lines })),
  games: 20,
  mostInputs: 200,
  words: [strictTranslator('fr', kernelText, toyGame.text), strictTranslator('en', kernelText, toyGame.text)],
};

/** Each law with variants that break it, and what its report must speak of. */
const cases: readonly [LawId, string, broken.Toy, RegExp][] = [
  ['replay', 'a set-up that depends on how often it was called', broken.hiddenClock(), /differ|refused/],
  ['fold', 'a step that writes the state', broken.stepWritesState, /folded board.*coins/],
  ['fold', 'a reducer that reads reasons', broken.reduceReadsWhy, /reduce reads `why`/],
  ['fold', 'an event with undefined in it', broken.eventWithUndefined, /not plain data: \$\.why/],
  ['fork', 'a clone that shares an array', broken.cloneSharesHands, /shares a part.*hand/],
  ['fork', 'a clone that forgets a number', broken.cloneForgets, /clone differs.*stopped/],
  ['fork', 'a question that holds a live part of the state', broken.liveBagInQuestion, /changed/],
  ['json', 'variables with undefined', broken.undefinedInVars, /notes\[0\] is undefined/],
  ['json', 'variables that hold a live part of the state', broken.liveSideInVars, /restored match differs/],
  ['json', 'a Map in the state', broken.mapInState, /seen is not a plain object/],
  ['json', 'a class in the variables', broken.classInVars, /order is not a plain object/],
  ['shapes', 'a judge that mutates', broken.judgeMutates, /changed the match|differs/],
  ['shapes', 'a judge that changes the choice', broken.judgeSortsChoice, /judge changed the choice/],
  ['shapes', 'a list that misses choices', broken.listMisses, /legal but not listed/],
  ['shapes', 'a list with an illegal choice', broken.listOffersIllegal, /listed choice is illegal/],
  ['shapes', 'a list with a choice twice', broken.listRepeats, /listed twice/],
  ['shapes', 'a list in unstable order', broken.listUnstable(), /listing twice/],
  ['shapes', 'an illegal sample', broken.sampleIllegal, /sampled choice is illegal|refused/],
  ['shapes', 'a question without a legal choice', broken.noLegalChoice, /has no legal choice/],
  ['shapes', 'a refusal without a reason', broken.refusalWithoutReason, /gives no reason/],
  ['shapes', 'a refusal without a rule', broken.refusalWithoutRule, /names no rule/],
  ['shapes', 'a refusal without words', broken.refusalWithoutWords, /toy\.unwritten.*cannot be said/],
  [
    'shapes',
    'a refusal whose words lack arguments',
    broken.refusalWithoutArgs,
    /kernel\.amount\.range.*cannot be said/,
  ],
  ['shapes', 'a refusal that peeks', broken.refusalPeeks, /verdict on .* from the view differs/],
  ['shapes', 'a parser that is not idempotent', broken.parseDrifts, /parsing twice/],
  ['shapes', 'a parser that keeps points that change nothing', broken.parseCountsPoints, /keeps a point/],
  ['views', 'a redaction that leaks', broken.redactLeaks, /not what it was told.*hand/],
  ['views', 'a view that leaks hands', broken.viewLeaksHands, /hand/],
  ['views', 'a view that shares the state', broken.viewShares, /not what it was told.*played|shares a part/],
  ['views', 'an imagination that forgets its own hand', broken.imagineForgetsOwnHand, /would see differently/],
  ['views', 'an imagination that writes its view', broken.imagineWritesView, /imagining changed the view/],
  ['secrecy', 'a redaction that leaks', broken.redactLeaks, /events told to/],
  ['secrecy', 'hands that every view agrees to show', broken.handsAreOpen, /can tell the worlds apart/],
  ['secrecy', 'a hidden card in the variables', broken.secretInVars, /view of.*best/],
  ['secrecy', 'a window that is skipped for lack of cards', broken.silenceTells, /can tell the worlds apart/],
  ['secrecy', 'a forgotten veil', broken.veilForgotten, /whether the table answers toy\.shield/],
  ['sole', 'one answer of several called the only one', broken.soleTooSoon, /is legal too/],
  ['sole', 'an only answer that is illegal', broken.soleIllegal, /sole answer to toy\.bid is illegal/],
  ['secrecy', 'a judge that knows the enemy hand', broken.judgeTells, /judge tells/],
  ['sealed', 'sealed answers used in arrival order', broken.firstAnswerWins(), /who answered first/],
  ['refusals', 'a judge that mutates', broken.judgeMutates, /changed the match/],
  ['refusals', 'a parser that trusts its input', broken.parseTrusts, /TypeError/],
  ['refusals', 'a parser that lets anything in', broken.parseLetsAnythingIn, /left the match damaged|threw/],
  ['ending', 'a game that never ends', broken.neverEnds, /no end after 200 inputs/],
  ['ending', 'a winner who does not play', broken.oddResult, /odd winners/],
  ['explain', 'an event made only when explaining', broken.explainingChangesEvents, /explaining changed/],
  ['explain', 'an explanation nobody asked for', broken.explainsUnasked, /although nobody asked/],
  ['undo', 'a clone that forgets a number', broken.cloneForgets, /gave another match|fails|ends elsewhere/],
  ['guard', 'a step that writes the state', broken.stepWritesState, /written outside reduce.*coins/],
  ['guard', 'a judge that writes the state', broken.judgeMutates, /written outside reduce.*stopped/],
  ['guard', 'variables changed in place', broken.varsChangedInPlace, /TypeError/],
  ['guard', 'a question that holds a live part of the state', broken.liveBagInQuestion, /holds a live part/],
  ['guard', 'variables that hold a live part of the state', broken.liveSideInVars, /holds a live part/],
  ['guard', 'a reducer that keeps the event’s list', broken.reduceKeepsEventList, /TypeError/],
  ['guard', 'an imagination that writes its view', broken.imagineWritesView, /written outside reduce.*stopped/],
];

function firstViolation(system: broken.Toy, law: LawId): Violation | undefined {
  for (const { violation } of runLaws(system, { ...options, laws: [law] })) if (violation) return violation;
  return undefined;
}

describe('each law catches what breaks it', () => {
  it.each(cases)('%s: %s', (law, _what, system, report) => {
    const violation = firstViolation(system, law);
    expect(violation?.law).toBe(law);
    expect(violation?.what).toMatch(report);
  });

  it('content: an event that never happens, and one that is not listed', () => {
    const content = { ids: ['round.began', 'peace.made'], touched: (event: Event) => [event.type], mostGames: 5 };
    const [violation] = checkLaws(toy, { ...options, laws: ['content'], content });
    expect(violation?.what).toMatch(/never happened in 5 games: peace\.made/);
    expect(violation?.what).toMatch(/not listed: .*card\.drawn/);
  });
});

describe('a campaign, where all laws look at the same game and copy it seldom', () => {
  const campaign = { ...options, everyCopy: 3, games: 60 };

  it('finds nothing wrong with the toy, law by law and game by game', () => {
    const checks = [...runGames(toy, { ...campaign, games: 4 })];
    expect(checks.filter(({ violation }) => violation)).toEqual([]);
    expect(checks.map(({ seed }) => seed)).toEqual([1, 2, 3, 4].flatMap(seed => LAWS.map(() => seed)));
  });

  it.each(cases)('%s: %s', (law, _what, system, report) => {
    // Whatever law sees it first: behind the same script another may stumble before the one that is meant.
    const found = [...runGames(system, { ...campaign, laws: ['ending', law] })].find(({ violation }) => violation);
    expect(found?.violation && reportViolation(found.violation)).toMatch(found?.law === law ? report : /./);
  });
});

describe('parts that are replaced whole', () => {
  const replaced = ['sides.*.line'];
  const laws: readonly LawId[] = ['fork', 'views', 'guard'];

  it('may be shared by copies, if the laws are told so', () => {
    expect(checkLaws(broken.linesAreReplaced, { ...options, laws, replaced })).toEqual([]);
    expect(firstViolation(broken.linesAreReplaced, 'fork')?.what).toMatch(/shares a part.*line/);
  });

  it('must not be changed in place', () => {
    const [violation] = checkLaws(toy, { ...options, laws: ['guard'], replaced });
    expect(violation?.what).toMatch(/TypeError.*read only/);
  });
});

describe('reports', () => {
  it('lets one seed reproduce a violation, with its inputs and its place in the rules', () => {
    const [found] = checkLaws(broken.neverEnds, { ...options, laws: ['ending'] });
    const again = checkLaws(broken.neverEnds, { ...options, laws: ['ending'], firstSeed: found?.seed ?? 0, games: 1 });
    expect(again).toEqual([found]);
    expect(reportViolation(again[0] as NonNullable<typeof found>)).toMatch(
      /law 'ending'.*\n {2}at main\..*\n {2}seed 1, after 200 inputs\n {2}inputs: \[/,
    );
  });

  it('goes game by game, so that a campaign can stop at any time', () => {
    const run = runLaws(toy, { ...options, laws: ['replay', 'ending'], games: 2 });
    expect([...run]).toEqual([
      { law: 'replay', seed: 1 },
      { law: 'replay', seed: 2 },
      { law: 'ending', seed: 1 },
      { law: 'ending', seed: 2 },
    ]);
  });
});
