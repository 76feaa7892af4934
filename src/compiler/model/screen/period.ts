import type { Period } from '../../../compiled/app.ts';
import type { ScreenFile } from '../../../definition/files/screen.ts';
import { momentOf } from '../zoned-time.ts';

/** Returns the period in which a screen is open; `undefined` where it always is. */
export function periodOf(screen: ScreenFile): Period | undefined {
  if (screen.kind === 'page' || !(screen.opens || screen.closes)) return undefined;
  const { opens, closes } = screen;
  return { opens: opens && momentOf(opens.at), closes: closes && momentOf(closes.at) };
}
