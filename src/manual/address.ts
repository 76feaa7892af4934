/** Returns the address of a page on the development server, such as "/manual/texts" or "/manual/reference/". */
export const addressOf = (file: string, base: string): string =>
  `${base}manual/${file.replace(/(^|(?<=\/))README\.md/, '').replace(/\.md(?=#|$)/, '')}`;

/** Returns the file at an address below /manual. */
export function fileAt(path: string): string {
  const page = path.replace(/^\/manual\/?/, '');
  return page === '' || page.endsWith('/') ? `${page}README.md` : `${page}.md`;
}

/** Returns the file of the manual that a link on a page leads to, with its anchor; nothing for links out of the manual. */
export function targetOf(href: string, file: string): string | undefined {
  if (href.startsWith('#')) return `${file}${href}`;
  if (/^[a-z]+:/.test(href)) return undefined;
  const root = 'http://manual/in/';
  const target = new URL(href, `${root}${file}`).href;
  return target.startsWith(root) ? target.slice(root.length) : undefined;
}
