/** Returns a question's pointer as a part of an address: "guests.name" for "/guests/-/name". */
export const pathSegment = (pointer: string): string =>
  pointer
    .split('/')
    .filter((part) => part !== '' && part !== '-')
    .join('.');
