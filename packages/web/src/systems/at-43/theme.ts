import { COMMON_INKS, FURTHER_SIDES } from '../../paint/commonInks.js';
import type { Theme } from '../../paint/theme.js';

/** Snow on slabs, cold and bright. */
export const theme: Theme = {
  id: 'at-43',
  sides: ['#0f62c4', '#d9411e', ...FURTHER_SIDES],
  accent: '#ffb020',
  beyond: '#0b1116',
  shade: 0.42,
  air: 'snow',
  ground: {
    ramp: ['#7f929f', '#a3b3bd', '#c3cfd6', '#dce5e9', '#eef4f6'],
    relief: 5,
    grain: 130,
    warp: 1.1,
    grit: 0,
    worked: 'slabs',
    cover: ['drifts', 'tracks'],
  },
  terrain: {
    dark: '#3c4c58',
    rim: '#f2f8fb',
    base: '#62707a',
    line: '#24323c',
    stone: '#8e9aa2',
    stoneDark: '#5f6a72',
    floor: '#7c878e',
    wall: '#8d99a1',
    roof: '#6a757d',
    road: '#5c666d',
    ...COMMON_INKS,
    hill: '#b8c6ce',
    hillTop: '#f0f6f8',
    deep: '#1e4a66',
    shallow: '#6fa9bf',
    shore: '#e6f2f6',
    marsh: '#8aa0a0',
    leaves: ['#3d5c50', '#54705f'],
    boxes: ['#b5482f', '#2f5f8f', '#c08a2a', '#55636c'],
    hazard: '#e9b82a',
  },
};
