import { rememberedChoice } from '../app/memory.js';

/** Are the names of all scenery shown, or only of what is pointed at? */
export const sceneryNames = rememberedChoice('sceneryNames', ['pointed', 'all'], () => 'pointed');

export const toggleSceneryNames = (): void => sceneryNames.set(sceneryNames.get() === 'all' ? 'pointed' : 'all');
