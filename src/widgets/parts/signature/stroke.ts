import { getStroke } from 'perfect-freehand';

/** The size of a pad in the units of its strokes, which its size on a screen does not change. */
export const padSize = { width: 600, height: 240 };

/** One line from where the pointer came down to where it was lifted. */
export interface Stroke {
  /** Left to right, top to bottom, and the pressure from 0 to 1. */
  points: [number, number, number][];
  /** Whether the pressure was measured, by a pen; it follows from the speed otherwise. */
  isPen: boolean;
}

/** Returns the outline of a stroke as the path of an SVG; "" for a stroke without points. */
export function pathOf({ points, isPen }: Stroke): string {
  const outline = getStroke(points, {
    size: 7,
    thinning: 0.6,
    smoothing: 0.5,
    streamline: 0.4,
    simulatePressure: !isPen,
    last: true,
  });
  const [first] = outline;
  if (!first) return '';
  // Curves through the middles of the edges have no corners.
  const curves = outline.map(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? first;
    return `${short(x)} ${short(y)} ${short((x + nextX) / 2)} ${short((y + nextY) / 2)}`;
  });
  return `M${short(first[0])} ${short(first[1])}Q${curves.join(' ')}Z`;
}

const short = (number: number): number => Math.round(number * 100) / 100;
