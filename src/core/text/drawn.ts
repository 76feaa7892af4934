/** Returns whether a signature is a drawing, as a data URL, and no typed name. */
export const isDrawn = (signature: unknown): signature is string =>
  typeof signature === 'string' && signature.startsWith('data:image/png;base64,');
