import { BOX_INKS, COMMON_INKS, DRY_LEAVES, FURTHER_SIDES, PALE_LINE } from '../../paint/commonInks.js';
import type { Theme } from '../../paint/theme.js';

/** Gritty ash under a low warm sun. */
export const theme: Theme = {
  id: 'grimdark-future',
  sides: ['#3f9be8', '#f07f2e', ...FURTHER_SIDES],
  accent: '#f0b43c',
  beyond: '#0f0d0c',
  shade: 0.55,
  air: 'dust',
  ground: {
    ramp: ['#2c2620', '#443a2f', '#5d4e3c', '#6f5b42', '#857052'],
    relief: 8,
    grain: 78,
    warp: 0.5,
    grit: 0.16,
    cover: ['stains', 'cracks', 'pebbles'],
  },
  terrain: {
    dark: '#1d1814',
    rim: '#a48f6d',
    base: '#4d463c',
    line: PALE_LINE,
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
