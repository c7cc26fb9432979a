import type { Rule } from '../rule.js';
import { aircraft } from './aircraft.js';
import { ambush } from './ambush.js';
import { ap } from './ap.js';
import { blast } from './blast.js';
import { blurred } from './blurred.js';
import { caster } from './caster.js';
import { counter } from './counter.js';
import { dazed } from './dazed.js';
import { deadly } from './deadly.js';
import { entrenched } from './entrenched.js';
import { exposed } from './exposed.js';
import { fast } from './fast.js';
import { fear } from './fear.js';
import { fearless } from './fearless.js';
import { flying } from './flying.js';
import { furious } from './furious.js';
import { immobile } from './immobile.js';
import { impact } from './impact.js';
import { indirect } from './indirect.js';
import { lance } from './lance.js';
import { lockOn } from './lockOn.js';
import { poison } from './poison.js';
import { regeneration } from './regeneration.js';
import { relentless } from './relentless.js';
import { reliable } from './reliable.js';
import { rending } from './rending.js';
import { scout } from './scout.js';
import { slow } from './slow.js';
import { sniper } from './sniper.js';
import { stealth } from './stealth.js';
import { steady } from './steady.js';
import { strider } from './strider.js';
import { tough } from './tough.js';
import { transport } from './transport.js';
import { warded } from './warded.js';

/** Every special rule. The list's order has no meaning. */
export const RULES: readonly Rule[] = [
  aircraft,
  ambush,
  ap,
  blast,
  blurred,
  caster,
  counter,
  dazed,
  deadly,
  entrenched,
  exposed,
  fast,
  fear,
  fearless,
  flying,
  furious,
  immobile,
  impact,
  indirect,
  lance,
  lockOn,
  poison,
  regeneration,
  relentless,
  reliable,
  rending,
  scout,
  slow,
  sniper,
  stealth,
  steady,
  strider,
  tough,
  transport,
  warded,
];
