/** Writes a text in groups of four signs, as people read an IBAN: "DE89 3704 0044". */
export const inGroups = (text: string): string => text.replace(/.{4}(?=.)/g, '$& ');
