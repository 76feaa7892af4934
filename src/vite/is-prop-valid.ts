const ofStyles = new Set(['as', 'theme', 'sx', 'ownerState']);

/**
 * Returns whether a styled element gets an attribute. Emotion has a table of all attributes, 2 kB; here, elements with
 * other properties of their own say themselves which they forward.
 */
export default function isPropValid(name: string): boolean {
  return !ofStyles.has(name);
}
