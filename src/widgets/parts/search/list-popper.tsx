import { styled } from '@mui/material/styles';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { onPhone, placeOfList } from './list-place.ts';

interface Props extends Pick<ComponentProps<'div'>, 'className' | 'style' | 'children'> {
  /** The frame of the input. */
  anchorEl: HTMLElement;
  labelId: string;
}

/**
 * Lays a list at its box. MUI's popper measures the page several times before the list is painted; here it is measured
 * once, and again whenever the page, the box or the list changes its size.
 */
export function ListPopper({ open, ...rest }: Props & { open: boolean }) {
  return open ? <OpenPopper {...rest} /> : null;
}

function OpenPopper({ anchorEl, labelId, className, style, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [{ container, above }] = useState(() => placeOfList(anchorEl, labelId));
  useLayoutEffect(() => {
    const move = () => list.current && follow(list.current, anchorEl, above);
    move();
    const watch = new ResizeObserver(move);
    for (const element of [anchorEl, container, list.current]) if (element) watch.observe(element);
    return () => watch.disconnect();
  }, [anchorEl, container, above]);
  return createPortal(
    <Layer
      ref={list}
      role="presentation"
      className={className}
      // Not in the style sheet, where it would be mirrored.
      style={{ ...style, inset: '0 auto auto 0' }}
    >
      {children}
    </Layer>,
    container,
  );
}

/** Moves a list to its box, wherever both are. */
function follow(list: HTMLElement, box: HTMLElement, above: number | undefined): void {
  const from = list.getBoundingClientRect();
  const to = box.getBoundingClientRect();
  const down = above === undefined ? to.bottom - from.top : to.top - above - from.bottom;
  list.style.left = `${Number.parseFloat(list.style.left) + to.left - from.left}px`;
  list.style.top = `${Number.parseFloat(list.style.top) + down}px`;
}

const Layer = styled('div')({
  position: 'absolute',
  // The box of a sheet stays where it is when the page is scrolled.
  [onPhone]: { position: 'fixed' },
  '@media print': { display: 'none' },
});
