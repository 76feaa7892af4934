/** The types of answers in words. */
export const typeNouns: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of answers',
  null: 'nothing',
};
