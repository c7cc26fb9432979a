import { attach, deactivate, restore } from './assets.js';
import { create } from './create.js';
import { fade, glory } from './glory.js';
import { marker, unmarker } from './markers.js';
import { objective } from './objective.js';
import { reinforceEffect } from './reinforce.js';
import { summon } from './summon.js';

/** Effects on cards, Markers, terrain and the strength of a Company. */
export const companyEffects = {
  'effect.attach': attach,
  'effect.create': create,
  'effect.deactivate': deactivate,
  'effect.fade': fade,
  'effect.glory': glory,
  'effect.marker': marker,
  'effect.objective': objective,
  'effect.reinforce': reinforceEffect,
  'effect.restore': restore,
  'effect.summon': summon,
  'effect.unmarker': unmarker,
};
