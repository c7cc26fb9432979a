import { brushOn, sheetOf, type Sheet } from '../core/brush.js';
import { randomFrom } from '../core/random.js';

const PEBBLES = 260;
const REACH = 5;

/** A square of fine grain and pebbles that fits its own neighbour: a grey that lightens and darkens what it is laid over. */
export function paintGrain(size: number, seed: number): Sheet {
  const sheet = sheetOf(size, size);
  const brush = brushOn(sheet);
  const heights = grainHeights(size, seed);
  const image = brush.createImageData(size, size);
  for (let y = 0, to = 0; y < size; y++)
    for (let x = 0; x < size; x++, to += 4) {
      const here = heights[y * size + x] as number;
      const beyond = heights[((y + 1) % size) * size + ((x + 1) % size)] as number;
      image.data.fill(128 + (beyond - here) * 46, to, to + 3);
      image.data[to + 3] = 255;
    }
  brush.putImageData(image, 0, 0);
  return sheet;
}

function grainHeights(size: number, seed: number): Float32Array {
  const random = randomFrom(seed);
  const heights = Float32Array.from({ length: size * size }, random);
  for (let pebble = 0; pebble < PEBBLES; pebble++) {
    const [x, y] = [Math.floor(random() * size), Math.floor(random() * size)];
    const radius = 1 + random() * random() * 3.4;
    for (let down = -REACH; down <= REACH; down++)
      for (let across = -REACH; across <= REACH; across++) {
        const away = Math.hypot(across, down * 1.2);
        if (away >= radius) continue;
        const at = ((y + down + size) % size) * size + ((x + across + size) % size);
        heights[at] = 0.5 + (radius - away) * 0.4;
      }
  }
  return heights;
}
