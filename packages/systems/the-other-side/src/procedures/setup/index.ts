import { deployment } from './deployment.js';
import { encounter } from './encounter.js';
import { exploration } from './exploration.js';
import { hire } from './hire.js';
import { initiativeCards } from './initiativeCards.js';

export const setupProcedures = { encounter, hire, exploration, deployment, initiativeCards };
