import Papa from 'papaparse';
import xliff from 'xliff';

/** A text as it goes to a translator, and comes back. */
export interface ExchangedText {
  /** Path in the forms folder. */
  file: string;
  pointer: string;
  source: string;
  /** Empty where it is to be translated. */
  text: string;
}

interface Languages {
  source: string;
  target: string;
}

interface ExchangeFormat {
  write: (texts: ExchangedText[], languages: Languages) => Promise<string>;
  /** @throws where it can't be read */
  read: (content: string) => Promise<ExchangedText[]>;
}

/** XLIFF 1.2, which translation programs read and write. */
const xliffFormat: ExchangeFormat = {
  async write(texts, { source, target }) {
    const resources: Record<string, Record<string, { source: string; target: string }>> = {};
    for (const { file, pointer, source, text } of texts) {
      resources[file] = { ...resources[file], [pointer]: { source, target: text } };
    }
    const all = { resources, sourceLanguage: source, targetLanguage: target };
    return `<?xml version="1.0" encoding="UTF-8"?>\n${await xliff.jsToXliff12(all)}\n`;
  },
  async read(content) {
    // Of a damaged file it may return nothing.
    const { resources = {} } = await xliff.xliff12ToJs(content);
    return Object.entries(resources).flatMap(([file, units]) =>
      Object.entries(units).map(([pointer, { source, target }]) => ({
        file,
        pointer,
        source: textOf(source),
        text: textOf(target),
      })),
    );
  },
};

/** Some programs turn tags such as <1> into elements, which this library then returns in parts. */
const textOf = (text: unknown): string => {
  if (typeof text === 'string' || text === undefined) return text ?? '';
  throw new Error(`it has elements inside a text: ${JSON.stringify(text)}`);
};

/** Comma-separated values with a line of names, for spreadsheets. */
const csvFormat: ExchangeFormat = {
  // With a byte order mark, spreadsheets read it as UTF-8. Formulas are escaped, so that none runs.
  write: async (texts) =>
    `\uFEFF${Papa.unparse(texts, { columns: ['file', 'pointer', 'source', 'text'], escapeFormulae: true })}\r\n`,
  async read(content) {
    const { data, errors } = Papa.parse<Partial<ExchangedText>>(content, {
      header: true,
      skipEmptyLines: true,
    });
    const [error] = errors;
    if (error) throw new Error(`${error.message}, in line ${(error.row ?? 0) + 2}`);
    return data.map(({ file = '', pointer = '', source = '', text = '' }) => ({
      file,
      pointer,
      source: withoutEscape(source),
      text: withoutEscape(text),
    }));
  },
};

/** Papa Parse puts an apostrophe before a text that a spreadsheet could take for a formula. */
const withoutEscape = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '');

const formats: Record<string, ExchangeFormat> = {
  '.xlf': xliffFormat,
  '.xliff': xliffFormat,
  '.csv': csvFormat,
};

export const exchangeEndings = Object.keys(formats);

/** Returns the format of a file by the end of its name; `undefined` for any other one. */
export const formatOf = (path: string): ExchangeFormat | undefined =>
  formats[exchangeEndings.find((ending) => path.toLowerCase().endsWith(ending)) ?? ''];
