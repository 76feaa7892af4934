/** The longest stored name, in characters. */
const longest = 120;

/**
 * Returns the name of a file without the folders before it, and without characters that change how it is read: control
 * characters, and those that change the direction of text.
 */
export function fileNameOf(sent: string): string {
  const name = sent
    .normalize('NFC')
    .replace(/^.*[\\/]/su, '')
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '')
    .trim();
  if (name.length <= longest) return name;
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return name.slice(0, longest - ending.length) + ending;
}
