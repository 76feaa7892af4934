/** Begins a text with a capital letter. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
