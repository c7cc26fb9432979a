import { BOX_INKS, COMMON_INKS, DRY_LEAVES, FURTHER_SIDES } from '../../paint/commonInks.js';
import type { Theme } from '../../paint/theme.js';

/** Basalt by night; crystals light what is near. */
export const theme: Theme = {
  id: 'the-edge',
  sides: ['#4aa3ff', '#ff8a2a', ...FURTHER_SIDES],
  accent: '#6ff0e0',
  beyond: '#070a0f',
  shade: 0.55,
  ground: {
    ramp: ['#141a22', '#1b232d', '#232d38', '#2c3844', '#384653'],
    relief: 8,
    grain: 60,
    warp: 0.5,
    grit: 0,
  },
  terrain: {
    dark: '#05070a',
    rim: '#a48f6d',
    base: '#2a333d',
    line: '#bfe8ff',
    stone: '#8a8276',
    stoneDark: '#57514a',
    floor: '#645d55',
    wall: '#a89f92',
    roof: '#565a5c',
    road: '#35332f',
    ...COMMON_INKS,
    hill: '#5c5238',
    hillTop: '#8a7a52',
    deep: '#12324a',
    shallow: '#3b6f7c',
    shore: '#5b5136',
    marsh: '#3f4a2c',
    leaves: DRY_LEAVES,
    boxes: BOX_INKS,
  },
};
