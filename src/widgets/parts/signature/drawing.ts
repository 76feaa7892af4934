import { toGreyPng } from './png.ts';
import { padSize, pathOf, type Stroke } from './stroke.ts';

/** What a pad shows: the picture of an earlier drawing, if there is one, and the strokes on it. */
export interface Drawing {
  /** A PNG as a data URL. */
  picture?: string | undefined;
  strokes: Stroke[];
}

/** The colours are the same on light and dark pages. */
export const ink = '#000';
export const paper = '#fff';

/** Pixels for each unit of a pad, the best first; a drawing that is too long takes the next one. */
const resolutions = [2, 1.5, 1, 0.75, 0.5, 0.25];
/** The margin around the ink, which is cut off elsewhere. */
const margin = 8;
/** A smaller drawing is a slip of the hand, or the dot of an "i" without the rest. */
const leastExtent = 20;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns where a picture is on the pad: in the middle, as large as it was drawn. */
export function boxOf({ naturalWidth, naturalHeight }: HTMLImageElement): Box {
  const [best = 1] = resolutions;
  const scale = Math.min(1 / best, padSize.width / naturalWidth, padSize.height / naturalHeight);
  const width = naturalWidth * scale;
  const height = naturalHeight * scale;
  return { x: (padSize.width - width) / 2, y: (padSize.height - height) / 2, width, height };
}

/**
 * Draws what is on a pad as a PNG without empty margins: dark ink on white, at the best resolution at which the data URL
 * has no more than `maxLength` characters.
 *
 * @param image shows the picture of the drawing
 * @returns `undefined` where there is too little for a signature
 */
export function toPicture(
  { picture, strokes }: Drawing,
  image: HTMLImageElement | null,
  maxLength: number,
): string | undefined {
  if (strokes.length === 0) return picture;
  const shown = image && image.naturalWidth > 0 ? { image, box: boxOf(image) } : undefined;
  const box = boxAround(strokes, shown?.box);
  if (Math.max(box.width, box.height) < leastExtent + 2 * margin) return undefined;
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  const { canvas } = context;
  const paths = strokes.map((stroke) => new Path2D(pathOf(stroke)));
  for (const scale of resolutions) {
    canvas.width = Math.ceil(box.width * scale);
    canvas.height = Math.ceil(box.height * scale);
    context.fillStyle = paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
    if (shown) {
      const { x, y, width, height } = shown.box;
      context.drawImage(shown.image, x, y, width, height);
    }
    context.fillStyle = ink;
    for (const path of paths) context.fill(path);
    const png = toGreyPng(context.getImageData(0, 0, canvas.width, canvas.height));
    const url = `data:image/png;base64,${btoa(Array.from(png, (byte) => String.fromCharCode(byte)).join(''))}`;
    if (url.length <= maxLength) return url;
  }
  return undefined;
}

/** Returns the part of the pad that has ink, with a margin. */
function boxAround(strokes: Stroke[], picture: Box | undefined): Box {
  const points = strokes.flatMap((stroke) => stroke.points);
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  if (picture) {
    across.push(picture.x, picture.x + picture.width);
    down.push(picture.y, picture.y + picture.height);
  }
  const x = Math.max(0, Math.min(...across) - margin);
  const y = Math.max(0, Math.min(...down) - margin);
  return {
    x,
    y,
    width: Math.min(padSize.width, Math.max(...across) + margin) - x,
    height: Math.min(padSize.height, Math.max(...down) + margin) - y,
  };
}
