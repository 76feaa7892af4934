import { styled } from '@mui/material/styles';
import { type ComponentProps, cloneElement, type ReactElement } from 'react';
import { space, target, text } from '../../../engine/widget.ts';
import { isOnPhone, onPhone } from './list-place.ts';
import { useDrawnBlocks } from './use-drawn-blocks.ts';

/** Rows that are drawn together; a multiple of them fills a list. */
const blockSize = 8;

/** Pixels that the box and its title take from a list that fills a phone's screen. */
const aboveSheet = 136;

/** The greatest height of any other list, in pixels. */
const greatestHeight = 336;

/** Is seen with more contrast, and with forced colours, which leave no shadows and backgrounds. */
export const contrastLine = '2px solid var(--contrast-line, transparent)';

/** Some of the props that MUI gives a row. */
interface RowProps {
  'aria-selected'?: boolean;
  'aria-setsize'?: number;
  'aria-posinset'?: number;
  'data-option-index': number;
}

/**
 * The list that MUI gives all rows. It draws those in sight, and others as they come near: several hundred rows at once
 * take a slow phone a third of a second. A gap as high as its rows stands in the place of the others.
 */
export function ListRows({
  children,
  id,
  full,
  ...rest
}: ComponentProps<'ul'> & {
  /** Says that no more can be chosen. */
  full?: string | undefined;
}) {
  const rows = children as ReactElement<RowProps>[];
  const height = isOnPhone() ? window.innerHeight - aboveSheet : greatestHeight;
  const fitting = Math.floor(height / target);
  // The list scrolls to one of its chosen rows when it opens.
  const chosen = rows.flatMap(({ props }, row) => (props['aria-selected'] ? row : []));
  const isDrawn = useDrawnBlocks({
    id: id ?? '',
    identity: rows.map(({ key }) => key).join('\n'),
    rows: rows.length,
    blockSize,
    seen: (chosen.length > 0 ? chosen : [0]).map((row) => [row - fitting, row + fitting - 1]),
  });
  return (
    <Rows id={id} {...rest}>
      {full && <Full role="none">{full}</Full>}
      {rows.map((row, index) => {
        const block = Math.floor(index / blockSize);
        // Keys by position let a search change the first rows, and move none.
        if (isDrawn(block)) {
          return cloneElement(row, {
            // biome-ignore lint/suspicious/noArrayIndexKey: the row at a position may change.
            key: index,
            'aria-setsize': rows.length,
            'aria-posinset': index + 1,
          });
        }
        if (index % blockSize > 0) return null;
        const gap = Math.min(blockSize, rows.length - index) * target;
        return <li key={`gap-${block}`} aria-hidden data-block={block} style={{ height: gap }} />;
      })}
    </Rows>
  );
}

/** Stays in sight above the rows, and in the same place as they are scrolled. */
const Full = styled('li')(({ theme }) => ({
  ...text.small,
  position: 'sticky',
  top: `calc(-1 * ${space.s})`,
  zIndex: 1,
  marginTop: `calc(-1 * ${space.s})`,
  padding: `${space.s} ${space.m}`,
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  background: `var(--Paper-overlay) ${theme.vars?.palette.background.paper}`,
  color: theme.vars?.palette.text.secondary,
}));

const Rows = styled('ul')(({ theme }) => ({
  '&&': {
    maxHeight: `min(${greatestHeight}px, 45vh)`,
    paddingBlock: space.s,
    overscrollBehavior: 'contain',
  },
  // Below two lines of title and the box, above a keyboard that takes its room from the page or lies over it.
  [onPhone]: {
    '&&': { maxHeight: `calc(var(--seen-height, 100dvh) - ${aboveSheet}px)` },
    '&&[aria-multiselectable]': {
      maxHeight: `calc(var(--seen-height, 100dvh) - ${aboveSheet + 48}px)`,
    },
  },
  '&& .MuiAutocomplete-option': {
    '--ring-offset': '-2px',
    minHeight: target,
    paddingInline: space.m,
    paddingBlock: 8,
    overflowWrap: 'anywhere',
  },
  '&& .Mui-focused': { backgroundColor: theme.vars?.palette.action.hover },
  '&& .Mui-focused:not(.Mui-focusVisible)': { outline: contrastLine, outlineOffset: -2 },
}));
