import { isObject } from '../../../core/is-object.ts';
import type { RichText } from '../../../definition/files/text.ts';

type Link = Exclude<Exclude<RichText, string>[number], string>;

const linksOf = (rich: RichText): Link[] =>
  typeof rich === 'string' ? [] : rich.filter((run): run is Link => isObject(run));

/** Writes a text with links as one sentence for translators: "I agree to the <1>terms</1>". */
export function toMarkup(rich: RichText): string {
  if (typeof rich === 'string') return rich;
  const links = linksOf(rich);
  return rich
    .map((run) => {
      if (typeof run === 'string') return run;
      const number = links.indexOf(run) + 1;
      return `<${number}>${run.text}</${number}>`;
    })
    .join('');
}

/** Returns a translated sentence as a text with the links of its source. */
export function fromMarkup(text: string, source: RichText): RichText {
  const links = linksOf(source);
  if (links.length === 0) return typeof source === 'string' ? text : [text];
  const runs: (string | Link)[] = [];
  let rest = 0;
  for (const match of text.matchAll(/<(\d+)>(.*?)<\/\1>/gs)) {
    const [whole, number, words = ''] = match;
    const link = links[Number(number) - 1];
    if (!link) continue;
    runs.push(text.slice(rest, match.index), { ...link, text: words });
    rest = match.index + whole.length;
  }
  runs.push(text.slice(rest));
  return runs.filter((run) => run !== '');
}

/** Returns the numbers of the links in a sentence, in their order. */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(/<(\d+)>.*?<\/\1>/gs)].map(([, number = '']) => number);
