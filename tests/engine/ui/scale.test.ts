// Proves that the styles of the pages take distances from the scale of 4 px, and the heights of controls from tokens.
import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from '../../support/source-imports.ts';

/** A distance is a key of a style with a literal: `margin: -12`, `gap: '4px 16px'`. */
const distance =
  /\b((?:padding|margin)\w*|gap|columnGap|rowGap)'?: (-?[\d.]+|(['"`]).*?\3)(?=,|\s*[}\n])/g;

/** Lists the distances in some code that are off the scale; a pixel makes edges meet. */
const findOffScale = (code: string): string[] =>
  [...code.matchAll(distance)].flatMap(([found, , value = '', quote]) => {
    const pixels = quote ? [...value.matchAll(/-?[\d.]+(?=px)/g)].flat() : [value];
    const isOff = pixels.map(Number).some((one) => one % 4 !== 0 && Math.abs(one) !== 1);
    return isOff ? [found] : [];
  });

const styled = sourceFiles.filter((file) => /^(engine|widgets|runtime)\//.test(file));

describe('A distance', () => {
  it('is on the scale in every file', () => {
    const found = styled.flatMap((file) =>
      findOffScale(readSource(file)).map((one) => `${file}: ${one}`),
    );
    expect(found).toEqual([]);
  });

  it.each(['padding: 9,', "margin: '0 6px',", "'& > a': { gap: 2 }", 'padding: `2px 10px`,'])(
    'is off it: %s',
    (code) => expect(findOffScale(code)).toHaveLength(1),
  );

  it.each(['padding: 8,', "margin: '0 -4px 1rem',", 'margin: -1,', 'gap: space.s,'])(
    'is on it: %s',
    (code) => expect(findOffScale(code)).toEqual([]),
  );
});

it('a distance is negative by a product: tokens are calc(), before which browsers ignore a minus', () => {
  expect(styled.filter((file) => readSource(file).includes('-${space.'))).toEqual([]);
});

it('a control has the height of a token, which the density of a theme can change', () => {
  const literal = /\b(?:minHeight|height): (?:44|48),|lineHeight: '4[48]px'/;
  expect(styled.filter((file) => literal.test(readSource(file)))).toEqual([]);
});
