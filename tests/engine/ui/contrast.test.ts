// Proves that texts and the edges of inputs stand out from the page and its cards as WCAG asks, light and dark.
import { expect, it } from 'vitest';
import { backgrounds, contrast, minimumContrast } from '../../../src/core/contrast.ts';
import { edge, inks } from '../../../src/engine/ui/tokens.ts';

it.each(['light', 'dark'] as const)('%s: texts by 4.5 to 1, edges by 3 to 1', (scheme) => {
  const { primary, secondary } = inks[scheme];
  const [edgeColour = ''] = edge.match(/#[\da-f]{6}/) ?? [];
  for (const background of backgrounds[scheme]) {
    expect(contrast(primary, background)).toBeGreaterThanOrEqual(minimumContrast);
    expect(contrast(secondary, background)).toBeGreaterThanOrEqual(minimumContrast);
    expect(contrast(edgeColour, background)).toBeGreaterThanOrEqual(3);
  }
});
