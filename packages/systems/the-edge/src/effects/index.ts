import type { Procedure } from '@banneret/kernel';
import type { EffectName } from '../effect.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { activate } from './activate.js';
import { addPower } from './addPower.js';
import { banner } from './banner.js';
import { bonus } from './bonus.js';
import { cancel } from './cancel.js';
import { charge } from './charge.js';
import { choose } from './choose.js';
import { cleanse } from './cleanse.js';
import { crystals } from './crystals.js';
import { detach } from './detach.js';
import { discard } from './discard.js';
import { drain } from './drain.js';
import { draw } from './draw.js';
import { grant } from './grant.js';
import { mode } from './mode.js';
import { recover } from './recover.js';
import { reposition } from './reposition.js';
import { reroll } from './reroll.js';
import { restore } from './restore.js';
import { revive } from './revive.js';
import { rob } from './rob.js';
import { sacrifice } from './sacrifice.js';
import { setRoll } from './setRoll.js';
import { shot } from './shot.js';
import { sneak } from './sneak.js';
import { status } from './status.js';
import { swap } from './swap.js';
import { test } from './test.js';
import { token } from './token.js';
import { vp } from './vp.js';
import { combat } from './combat.js';
import { move } from './move.js';
import { strike } from './strike.js';
import { wound } from './wound.js';

/** Everything a card can do: one procedure for each verb of the vocabulary. */
export const effects = {
  'effect.activate': activate,
  'effect.add-power': addPower,
  'effect.banner': banner,
  'effect.bonus': bonus,
  'effect.cancel': cancel,
  'effect.charge': charge,
  'effect.choose': choose,
  'effect.cleanse': cleanse,
  'effect.crystals': crystals,
  'effect.detach': detach,
  'effect.discard': discard,
  'effect.drain': drain,
  'effect.draw': draw,
  'effect.grant': grant,
  'effect.mode': mode,
  'effect.recover': recover,
  'effect.reposition': reposition,
  'effect.reroll': reroll,
  'effect.restore': restore,
  'effect.revive': revive,
  'effect.rob': rob,
  'effect.sacrifice': sacrifice,
  'effect.set-roll': setRoll,
  'effect.shot': shot,
  'effect.sneak': sneak,
  'effect.status': status,
  'effect.swap': swap,
  'effect.test': test,
  'effect.token': token,
  'effect.vp': vp,
  'effect.combat': combat,
  'effect.move': move,
  'effect.strike': strike,
  'effect.wound': wound,
} satisfies Record<`effect.${EffectName}`, Procedure<State, Event>>;
