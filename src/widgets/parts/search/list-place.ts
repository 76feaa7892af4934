/** Matches where a list opens as a sheet over the whole screen: a phone's keyboard leaves little room beside its box. */
export const onPhone = '@media (max-width: 599.95px) and (pointer: coarse)';

export const isOnPhone = (): boolean => window.matchMedia(onPhone.replace('@media ', '')).matches;

/** The room in pixels that a list needs. */
const enoughRoom = 260;

/** The place where a list opens, as props of MUI's popper. */
export interface ListPlace {
  /** The main part of the page, so that screen readers find the list there; `undefined` for its end. */
  container?: HTMLElement | undefined;
  placement: 'bottom-start' | 'top-start';
  modifiers: object[];
}

const below: ListPlace = {
  placement: 'bottom-start',
  modifiers: [
    // The list is as wide as its box and stays where it is; looking for room takes a fifth of the time to open.
    { name: 'flip', enabled: false },
    { name: 'preventOverflow', enabled: false },
    { name: 'hide', enabled: false },
  ],
};

/**
 * Decides once where a list opens, so that it stays there while the visitor types: below its box, or above the label
 * of the box where there is little room below.
 */
export function placeOfList(box: HTMLElement | null, labelId: string): ListPlace {
  const container = box?.closest('main') ?? undefined;
  if (isOnPhone()) return { ...below, container };
  const { top = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {};
  const labelTop = document.getElementById(labelId)?.getBoundingClientRect().top ?? top;
  const roomBelow = (window.visualViewport?.height ?? window.innerHeight) - bottom;
  const isBelow = roomBelow >= enoughRoom || roomBelow >= labelTop;
  const distance = Math.max(0, top - labelTop);
  if (isBelow) return { ...below, container };
  const offset = { name: 'offset', options: { offset: [0, distance] } };
  return { container, placement: 'top-start', modifiers: [...below.modifiers, offset] };
}
