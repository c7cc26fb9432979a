import { acquire } from './acquire.js';
import { gloryOffer } from './gloryOffer.js';
import { killed } from './killed.js';
import { moments } from './moments.js';
import { refresh } from './refresh.js';
import { reinforce } from './reinforce.js';
import { score } from './score.js';
import { stratagem } from './stratagem.js';

/** What happens between and around Activations. */
export const chapterProcedures = { acquire, gloryOffer, killed, moments, refresh, reinforce, score, stratagem };
