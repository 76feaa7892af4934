import { slug } from 'github-slugger';

/** Lists the names that the headings of a page have in addresses, as code hosts make them. */
export const anchorsIn = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    slug(heading),
  );
