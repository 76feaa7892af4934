/** Where a list opens as a sheet over the whole screen: the keyboard of a phone leaves little room beside its box. */
export const onPhone = '@media (max-width: 599.95px) and (pointer: coarse)';

export const isOnPhone = (): boolean => window.matchMedia(onPhone.replace('@media ', '')).matches;
