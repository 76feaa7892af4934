/** The roots of pointers that texts can show values of; a file of its own, since pages need no more of the data sources. */
export const textRoots: readonly string[] = ['answers', 'loaded', 'steps', 'response', 'query'];
