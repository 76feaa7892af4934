/** A question's pointer as a part of an address: "/guests/-/name" is "guests.name". */
export const pathPart = (pointer: string): string =>
  pointer
    .split('/')
    .filter((part) => part !== '' && part !== '-')
    .join('.');
