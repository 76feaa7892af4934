/** Matches where a list opens as a sheet over the whole screen: a phone's keyboard leaves little room beside its box. */
export const onPhone = '@media (max-width: 599.95px) and (pointer: coarse)';

export const isOnPhone = (): boolean => window.matchMedia(onPhone.replace('@media ', '')).matches;

/** The room in pixels that a list needs. */
const enoughRoom = 260;

/** The place where a list opens. */
export interface ListPlace {
  /** The main part of the page, so that screen readers find the list there. */
  container: Element;
  /** The pixels between the box and a list above it; `undefined` for a list below it. */
  above: number | undefined;
}

/**
 * Decides once where a list opens, so that it stays there while the visitor types: below its box, or above the label
 * of the box where there is little room below.
 */
export function placeOfList(box: HTMLElement, labelId: string): ListPlace {
  const container = box.closest('main') ?? document.body;
  if (isOnPhone()) return { container, above: undefined };
  const { top, bottom } = box.getBoundingClientRect();
  const labelTop = document.getElementById(labelId)?.getBoundingClientRect().top ?? top;
  const roomBelow = (window.visualViewport?.height ?? window.innerHeight) - bottom;
  const isBelow = roomBelow >= enoughRoom || roomBelow >= labelTop;
  return { container, above: isBelow ? undefined : Math.max(0, top - labelTop) };
}
