/** A question's pointer as a part of an address: "/guests/-/name" is "guests.name". */
export const pathSegment = (pointer: string): string =>
  pointer
    .split('/')
    .filter((part) => part !== '' && part !== '-')
    .join('.');
