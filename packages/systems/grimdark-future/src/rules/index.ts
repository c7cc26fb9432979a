import type { Rule } from '../rule.js';
import { ap } from './ap.js';
import { blast } from './blast.js';
import { deadly } from './deadly.js';
import { entrenched } from './entrenched.js';
import { fast } from './fast.js';
import { fearless } from './fearless.js';
import { immobile } from './immobile.js';
import { indirect } from './indirect.js';
import { lockOn } from './lockOn.js';
import { poison } from './poison.js';
import { regeneration } from './regeneration.js';
import { relentless } from './relentless.js';
import { reliable } from './reliable.js';
import { rending } from './rending.js';
import { slow } from './slow.js';
import { stealth } from './stealth.js';
import { strider } from './strider.js';
import { tough } from './tough.js';

/** Every special rule. The list's order has no meaning. */
export const RULES: readonly Rule[] = [
  ap,
  blast,
  deadly,
  entrenched,
  fast,
  fearless,
  immobile,
  indirect,
  lockOn,
  poison,
  regeneration,
  relentless,
  reliable,
  rending,
  slow,
  stealth,
  strider,
  tough,
];
