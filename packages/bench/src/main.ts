import { boardgameioSkirmish } from './skirmish/boardgameio.js';
import { kernelSkirmish } from './skirmish/kernel.js';
import { measure } from './measure.js';
import { pokemonBattles } from './pokemon.js';
import { boardgameioTrivial, kernelTrivial } from './trivial.js';
const pk = pokemonBattles();
console.log(
  measure([kernelTrivial, boardgameioTrivial, kernelSkirmish(), boardgameioSkirmish(), pk], {
    rounds: 3,
    warmUpMs: 500,
    roundMs: 1000,
  }),
  pk.games(),
);
