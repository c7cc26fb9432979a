import { playMatch, randomPlayer } from '@banneret/ai';
import { Journal, matchHash, type Match } from '@banneret/kernel';
import { toyGame, type Event, type Setup, type State } from '@banneret/toy';
import { describe, expect, it } from 'vitest';
import { Walk } from './walk.js';

async function playedGame() {
  const setup = toyGame.setupFor({ seats: 4 });
  if (!setup.ok) throw new Error('no set-up');
  const journal = new Journal(toyGame.system, { kind: 'setup', setup: setup.value }, { seats: 4 });
  const places = [{ hash: matchHash(journal.match), events: [...journal.events] }];
  await playMatch<State, Event, Setup>(
    toyGame.system,
    journal.match,
    Array.from({ length: 4 }, () => randomPlayer),
    {
      seed: 2,
      current: () => journal.match,
      submit(input) {
        const told = journal.events.length;
        const ruling = journal.submit(input);
        places.push({ hash: matchHash(journal.match), events: journal.events.slice(told) });
        return ruling;
      },
    },
  );
  return { record: journal.record(), places };
}

const bare = (events: readonly object[]) => events.map(event => ({ ...event, why: undefined }));

describe('a walk through a record', () => {
  it('finds every position and its events, in any order', async () => {
    const { record, places } = await playedGame();
    const walk = new Walk(toyGame, record);
    expect(walk.length).toBe(record.inputs.length);
    expect(walk.length).toBeGreaterThan(64); // several snapshots
    for (let at = walk.length; at >= 0; at--) {
      const { match, events } = walk.at(at);
      expect(matchHash(match as Match<unknown>)).toBe(places[at]?.hash);
      expect(bare(events)).toEqual(bare(places[at]?.events ?? []));
    }
  });

  it('gives reasons from the very beginning', () => {
    const state = toyGame.system.setup({ seats: 2, rounds: 1, lines: [[3], [3]] });
    const stack = [
      { proc: 'main', step: 'begin', vars: {} },
      { proc: 'attack', step: 'count', vars: { attacker: 0, target: 1, faces: [6, 1, 1] } },
    ];
    const journal = new Journal(toyGame.system, { kind: 'position', state, stack }, { seats: 2 });
    const { events, before } = new Walk(toyGame, journal.record()).at(0);
    expect(events[0]).toMatchObject({ type: 'dice.rolled', why: { total: 3 } });
    expect(before).toEqual(state);
  });

  it('stops at the first input that is refused', async () => {
    const { record } = await playedGame();
    const spoilt = { ...record, inputs: [...record.inputs.slice(0, 40), { seat: 3, choice: 'dance' }] };
    const walk = new Walk(toyGame, spoilt);
    expect(walk.length).toBe(40);
    expect(walk.refused?.[0]?.rule).toBeDefined();
  });
});
