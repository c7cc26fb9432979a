import { describe, expect, it } from 'vitest';
import { FACTIONS, PLAIN_OPTIONS, theEdgeGame } from '../src/index.js';

const { setupFor, readSetup } = theEdgeGame;
const sayOf = (setup: ReturnType<typeof setupFor>): string => (setup.ok ? 'ok' : setup.problem.say);

describe('set-ups as people ask for them', () => {
  it('two players duel with the starter armies of the first two factions', () => {
    const setup = setupFor({});
    expect(setup).toMatchObject({ ok: true, value: { mode: 'duel', presets: [0, 1], options: PLAIN_OPTIONS } });
    expect(setup.ok && setup.value.factions.map(({ id }) => id)).toEqual(FACTIONS.slice(0, 2).map(({ id }) => id));
  });

  it('the number of players says the mode, and four may team up', () => {
    expect(setupFor({ seats: 3 })).toMatchObject({ ok: true, value: { mode: 'ffa3' } });
    expect(setupFor({ seats: 4 })).toMatchObject({ ok: true, value: { mode: 'ffa4' } });
    expect(setupFor({ seats: 4, options: { mode: 'team' } })).toMatchObject({ ok: true, value: { mode: 'team' } });
    expect(sayOf(setupFor({ seats: 5 }))).toBe('edge.setup.seats');
    expect(sayOf(setupFor({ seats: 3, options: { mode: 'duel' } }))).toBe('edge.setup.seats');
    expect(sayOf(setupFor({ options: { mode: 'chess' } }))).toBe('edge.setup.mode');
  });

  it('who drafts brings no army and sees all factions', () => {
    const setup = setupFor({ options: { draft: true } });
    expect(setup).toMatchObject({ ok: true, value: { presets: [-1, -1] } });
    expect(setup.ok && setup.value.factions).toHaveLength(FACTIONS.length);
  });

  it('R18: the same faction twice only if that is agreed on', () => {
    const [id] = FACTIONS.map(faction => faction.id);
    expect(sayOf(setupFor({ armies: [id, id] }))).toBe('edge.setup.same-faction');
    const agreed = setupFor({ armies: [id, id], options: { sameFaction: true } });
    expect(agreed).toMatchObject({ ok: true, value: { presets: [0, 0] } });
  });

  describe('a faction like a printed one', () => {
    const quiet = {
      name: { fr: 'Rien', en: 'Nothing' },
      user: 'nobody',
      cost: {},
      effects: [{ do: 'draw', count: 1 }],
    };
    const own = { id: 'own-card', name: { fr: 'Carte', en: 'Card' }, copies: 1, upper: quiet, lower: quiet };
    const readWith = (army: object) => setupFor({ armies: [army] });
    const factionIn = (army: object) => {
      const setup = readWith(army);
      if (!setup.ok) throw new Error(setup.problem.say);
      return setup.value.factions[0]!;
    };

    it('has what is its own beside what is printed', () => {
      const printed = FACTIONS.find(({ id }) => id === 'brazen-watch')!;
      const faction = factionIn({ like: 'brazen-watch', cards: [own] });
      expect(faction.id).toBe('own-brazen-watch');
      expect(faction.cards.map(({ id }) => id)).toEqual([...printed.cards.map(({ id }) => id), 'own-card']);
      expect(faction.squads).toEqual(printed.squads);
    });

    it('puts what has the id of something printed in its place', () => {
      const faction = factionIn({ like: 'brazen-watch', id: 'heirs', cards: [{ ...own, id: 'winch', copies: 2 }] });
      expect(faction.id).toBe('heirs');
      const winches = faction.cards.filter(({ id }) => id === 'winch');
      expect(winches).toEqual([{ ...own, id: 'winch', copies: 2 }]);
    });

    it('is refused with its place where it cannot be', () => {
      const problemOf = (army: object) => {
        const setup = readWith(army);
        return setup.ok ? undefined : setup.problem;
      };
      expect(problemOf({ like: 'nobody' })).toMatchObject({
        say: 'edge.setup.unknown-army',
        args: { place: 'armies[0].like', army: 'nobody' },
      });
      expect(problemOf({ like: { faction: 1 } })).toMatchObject({ args: { army: '{"faction":1}' } });
      expect(problemOf({ like: 'brazen-watch', colour: 'red' })).toMatchObject({ args: { place: 'armies[0]' } });
      expect(problemOf({ like: 'brazen-watch', cards: [{ ...own, copies: 0 }] })?.args?.['place']).toContain(
        'armies[0].cards',
      );
    });

    it('cannot bear the name of another at the table', () => {
      const two = setupFor({ armies: [{ like: 'brazen-watch', id: 'salt-veils' }, 'salt-veils'] });
      expect(two.ok ? undefined : two.problem).toMatchObject({
        say: 'edge.setup.two-of-a-name',
        args: { place: 'armies[1]', army: 'salt-veils' },
      });
    });
  });

  it('options are checked one by one', () => {
    expect(sayOf(setupFor({ options: { handSize: 6 } }))).toBe('edge.setup.option');
    expect(sayOf(setupFor({ options: { handSize: 5 } }))).toBe('ok');
    expect(sayOf(setupFor({ options: { handicap: [4] } }))).toBe('edge.setup.option');
    expect(sayOf(setupFor({ options: { handicap: [3, 0] } }))).toBe('ok');
    expect(sayOf(setupFor({ options: { mulligan: 1 } }))).toBe('edge.setup.option');
    expect(sayOf(setupFor({ options: { dragons: true } }))).toBe('edge.setup.unknown-option');
    expect(sayOf(setupFor({ armies: ['nobody'] }))).toBe('edge.setup.unknown-army');
  });
});

describe('set-ups out of a record', () => {
  const fromRecord = (change: (setup: Record<string, unknown>) => void): string => {
    const setup = setupFor({});
    if (!setup.ok) throw new Error(setup.problem.say);
    const copy = JSON.parse(JSON.stringify(setup.value)) as Record<string, unknown>;
    change(copy);
    return sayOf(readSetup!(copy));
  };

  it('are read as they were written', () => {
    expect(fromRecord(() => {})).toBe('ok');
  });

  it.each<[string, (setup: Record<string, unknown>) => void]>([
    ['a field too many', setup => (setup['extra'] = 1)],
    ['a field too few', setup => delete setup['presets']],
    ['another mode', setup => (setup['mode'] = 'ffa3')],
    ['a faction that is not there', setup => (setup['presets'] = [0, 7])],
    ['the same faction twice', setup => (setup['presets'] = [0, 0])],
    ['no factions', setup => (setup['factions'] = [])],
    ['a missing option', setup => delete (setup['options'] as Record<string, unknown>)['handSize']],
  ])('are refused with %s', (_what, change) => {
    expect(fromRecord(change)).not.toBe('ok');
  });

  it.each([undefined, null, 3, 'duel', [], {}])('are refused when they are %j', raw => {
    expect(sayOf(readSetup!(raw))).toBe('edge.setup.not-a-setup');
  });
});
