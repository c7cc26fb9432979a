import { BOX_INKS, COMMON_INKS, FURTHER_SIDES, PALE_LINE } from '../../paint/commonInks.js';
import type { Theme } from '../../paint/theme.js';

/** Steppe in late afternoon. */
export const theme: Theme = {
  id: 'beyond-the-stars',
  sides: ['#f2a53a', '#8a6cf0', ...FURTHER_SIDES],
  accent: '#c9a8ff',
  beyond: '#0d0b16',
  shade: 0.5,
  air: 'clouds',
  ground: {
    ramp: ['#28331f', '#3a4a2a', '#4f5f35', '#697344', '#8d8556'],
    relief: 7,
    grain: 95,
    warp: 0.35,
    grit: 0.12,
    cover: ['heather'],
    tufts: ['#5f7a34', '#86904a', '#40582c', '#a59a5c'],
  },
  terrain: {
    dark: '#1a2016',
    rim: '#97935f',
    base: '#50503a',
    line: PALE_LINE,
    stone: '#90887c',
    stoneDark: '#5c564e',
    floor: '#6f665a',
    wall: '#b0a38f',
    roof: '#7a4638',
    road: '#5a5040',
    ...COMMON_INKS,
    hill: '#5c6a3c',
    hillTop: '#92945c',
    deep: '#123a5a',
    shallow: '#3f8aa0',
    shore: '#8d8050',
    marsh: '#465a34',
    leaves: ['#3c7a4e', '#5f8f3f', '#2f6a58', '#8a9a3c'],
    boxes: BOX_INKS,
    boards: true,
  },
};
