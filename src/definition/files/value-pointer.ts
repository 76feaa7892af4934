/** Matches a JSON Pointer (RFC 6901) to a value below the root of a document. */
export const valuePointerPattern = '^(/([^/~]|~[01])*)+$';
