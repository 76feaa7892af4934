import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answersPart, bytesIn } from '../../definition/file-kinds.ts';
import { RequestError } from '../errors/request-error.ts';
import type { SendingScreen } from '../validate/validate-body.ts';

/** A form that came with its files. */
export type ReadForm = {
  /** The JSON of its answers. */
  answers: string;
  /** By the names of their parts. */
  files: Map<string, File>;
};

/** Returns whether a request has a form with files as its body. */
export const isForm = (c: Context): boolean =>
  /^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? '');

/** The most files of a question that limits them by none of its rules. */
const mostFiles = 10;

/** Returns the most bytes of the files that go with a form of these screens; 0 where none do. */
export const fileBytesOf = (screens: readonly SendingScreen[]): number =>
  Math.max(
    0,
    ...screens.map(({ forms }) =>
      Object.values(forms)
        .flatMap(({ questions }) => questions)
        .reduce((sum, { sentFiles, type, itemLimits, pointer }) => {
          if (!sentFiles) return sum;
          const count = type === 'array' ? (itemLimits?.max ?? mostFiles) : 1;
          const items = pointer.includes('/-') ? mostFiles : 1;
          return sum + bytesIn(sentFiles.maxSize) * count * items;
        }, 0),
    ),
  );

/**
 * Reads a form with its files.
 *
 * @param most the most bytes of its body
 * @throws RequestError where it is larger, is no form, or has two parts of one name
 */
export async function readForm(c: Context, most: number): Promise<ReadForm> {
  const tooLarge = () => {
    throw new RequestError(
      413,
      `The files are too large together. Send at most ${Math.floor(most / 1024)} kB.`,
    );
  };
  await bodyLimit({ maxSize: most, onError: tooLarge })(c, async () => {});
  const form = await c.req.formData().catch((error: unknown) => {
    if (error instanceof RequestError) throw error;
    throw new RequestError(400, 'The body must be a form (multipart/form-data).');
  });
  const parts = new Map(form);
  if (parts.size < [...form.keys()].length) {
    throw new RequestError(400, 'Two parts have the same name. Give each a name of its own.');
  }
  const answers = parts.get(answersPart);
  parts.delete(answersPart);
  if (answers === undefined || [...parts.values()].some((part) => typeof part === 'string')) {
    const sentence = `The form must have its answers as JSON in the part "${answersPart}", and a file in each other part.`;
    throw new RequestError(400, sentence);
  }
  return {
    answers: typeof answers === 'string' ? answers : await answers.text(),
    files: parts as Map<string, File>,
  };
}
