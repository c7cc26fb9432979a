import { createRequire } from 'node:module';
import { seededRng, type Rng } from '@banneret/kernel';
import type { Subject } from './measure.js';

/** The part of @pkmn/sim that a random battle needs. */
interface Battle {
  readonly ended: boolean;
  readonly sides: readonly Side[];
  setPlayer(slot: string, options: { team: unknown }): void;
  commitChoices(): void;
}
interface Side {
  readonly activeRequest: Request | null;
  isChoiceDone(): boolean;
  choose(choice: string): boolean;
  autoChoose(): void;
}
interface Request {
  readonly wait?: boolean;
  readonly forceSwitch?: readonly boolean[];
  readonly active?: readonly {
    readonly moves: readonly { readonly disabled?: boolean | string }[];
    readonly trapped?: boolean;
  }[];
  readonly side?: { readonly pokemon: readonly { readonly condition: string; readonly active: boolean }[] };
}

const FORMAT = 'gen9randombattle';
const require = createRequire(import.meta.url);

/** Random choices in default random battles; one operation is one player's choice. Games are counted beside. */
export function pokemonBattles(): Subject & { readonly choicesPerGame: () => number } {
  const { Battle, Teams } = require('@pkmn/sim') as {
    Battle: new (options: object) => Battle;
    Teams: { setGeneratorFactory(factory: unknown): void; generate(format: string, options: object): unknown };
  };
  Teams.setGeneratorFactory((require('@pkmn/randoms') as { TeamGenerators: unknown }).TeamGenerators);
  let seed = 0;
  let games = 0;
  let allChoices = 0;
  return {
    name: '@pkmn/sim, gen 9 random battle',
    choicesPerGame: () => allChoices / games,
    run() {
      const rng = seededRng('pokemon', ++seed);
      const battle = new Battle({ formatid: FORMAT, seed: [seed, 2, 3, 4] });
      for (const [i, slot] of ['p1', 'p2'].entries())
        battle.setPlayer(slot, { team: Teams.generate(FORMAT, { seed: [seed, i, 1, 1] }) });
      let choices = 0;
      while (!battle.ended) {
        for (const side of battle.sides) {
          if (side.activeRequest === null || side.activeRequest.wait === true || side.isChoiceDone()) continue;
          chooseAtRandom(side, side.activeRequest, rng);
          choices++;
        }
        battle.commitChoices();
      }
      games++;
      allChoices += choices;
      return choices;
    },
  };
}

/** A move or a switch, whatever the request offers; its own default where the random pick is refused. */
function chooseAtRandom(side: Side, request: Request, rng: Rng): void {
  const bench = (request.side?.pokemon ?? []).flatMap((p, i) =>
    p.active || p.condition.endsWith(' fnt') ? [] : [`switch ${i + 1}`],
  );
  const active = request.active?.[0];
  const moves = (active?.moves ?? []).flatMap((m, i) => (m.disabled ? [] : [`move ${i + 1}`]));
  const options = request.forceSwitch || !active ? bench : active.trapped ? moves : [...moves, ...bench];
  const choice = options[options.length > 0 ? rng.below(options.length) : 0];
  if (choice === undefined || !side.choose(choice)) side.autoChoose();
}
