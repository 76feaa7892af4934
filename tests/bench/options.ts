import { parseArgs } from 'node:util';

export interface Options {
  /** Parts of the bench that run. */
  parts: ('definitions' | 'browser')[];
  /** Names of the candidates that are compared in the browser; without it all of them. */
  only: string[] | undefined;
  repeats: number;
  /** Sizes of the form of texts. */
  sizes: number[];
  /** File that gets all values of the browser. */
  json: string | undefined;
}

/** Reads the options of the command line. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      browser: { type: 'boolean', default: false },
      definitions: { type: 'boolean', default: false },
      only: { type: 'string' },
      repeats: { type: 'string', default: '3' },
      sizes: { type: 'string', default: '10,100,500' },
      json: { type: 'string' },
    },
  });
  const { browser, definitions } = values;
  const chosen = [
    ...(definitions || !browser ? ['definitions' as const] : []),
    ...(browser || !definitions ? ['browser' as const] : []),
  ];
  return {
    parts: chosen,
    only: values.only?.split(','),
    repeats: Number(values.repeats),
    sizes: values.sizes.split(',').map(Number),
    json: values.json,
  };
}
