/** Charges for unit shields, drawn on a square from -6 to 6. A unit keeps its charge for the whole battle. */
const CHARGES: readonly string[] = [
  'M-5 1 0-4 5 1v3L0-1-5 4z',
  'M-1.500-5h3v3.500H5v3H1.500V5h-3V1.500H-5v-3h3.500z',
  'M0-5.500 1.500-1.700 5.500-1.700 2.300.800 3.500 4.800 0 2.400-3.500 4.800-2.300.800-5.500-1.700-1.500-1.700z',
  'M-4-5h2v2h1v-2h2v2h1v-2h2v4l-1 1v5h-6v-5l-1-1z',
  'M0-5 5 0 0 5-5 0z',
  'M-5-2.500C-2-5 2-5 5-2.500 3-1 1.500 2 0 5-1.500 2-3-1-5-2.500z',
  'M-5-4h10v2.500H-5zM-5 0h10v2.500H-5z',
  'M3-4.500A5.200 5.200 0 1 0 3 4.500 4 4 0 1 1 3-4.500z',
  'M0-5 4.800 4H-4.800z',
  'M-5-1h3V-5h4v4h3v2H2v4h-4V1h-3z',
  'M-4-4 4 4M4-4-4 4',
  'M0-5a5 5 0 1 0 .1 0zM0-2a2 2 0 1 1-.1 0z',
];

const known = new Map<string, string>();

/**
 * A unit's charge in the size of a base. It is drawn in that size and not scaled by a transform: a browser keeps account of every
 * transform in a drawing, and with hundreds of models that is most of its work.
 */
export function chargeOf(unit: number, scale: number): string {
  const index = unit % CHARGES.length;
  const key = `${index} ${scale}`;
  const drawn = known.get(key) ?? scaledPath(CHARGES[index] as string, scale);
  known.set(key, drawn);
  return drawn;
}

/** An arc has two radii, a turn, two flags and a point. */
const ARC_NUMBERS = 7;
const ARC_LENGTHS: readonly number[] = [0, 1, 5, 6];

export function scaledPath(path: string, scale: number): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const isArc = command.toLowerCase() === 'a';
    const scaled = (numbers.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map((number, i) =>
      isArc && !ARC_LENGTHS.includes(i % ARC_NUMBERS)
        ? number
        : String(Math.round(Number(number) * scale * 1000) / 1000),
    );
    return `${command}${scaled.join(' ')}`;
  });
}
