import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  getLanguageService,
  type MarkedString,
  type MarkupContent,
  TextDocument,
} from 'vscode-json-languageservice';

const service = getLanguageService({
  schemaRequestService: (address) => readFile(fileURLToPath(address), 'utf8'),
  workspaceContext: { resolveRelativePath: (link, file) => new URL(link, file).href },
});

/** The information that an editor shows about a file. */
export interface OpenedFile {
  /** The keys and values that are offered at the cursor. */
  completions: string[];
  /** The text that is shown on pointing at the cursor's place. */
  hover: string;
  /** The underlined parts of the file. */
  underlined: string[];
}

/**
 * Opens a definition in VS Code's language service for JSON, which finds the schema through "$schema".
 *
 * @param path from the project's folder; the file need not be there
 * @param text its text; "|" marks the cursor
 */
export async function openInEditor(path: string, text: string): Promise<OpenedFile> {
  const uri = pathToFileURL(resolve(path)).href;
  const document = TextDocument.create(uri, 'json', 1, text.replace('|', ''));
  const cursor = document.positionAt(text.indexOf('|'));
  const json = service.parseJSONDocument(document);
  const completions = await service.doComplete(document, cursor, json);
  const hover = await service.doHover(document, cursor, json);
  const problems = await service.doValidation(document, json);
  return {
    completions: (completions?.items ?? []).map(({ label }) => label.replace(/^"|"$/g, '')),
    hover: [hover?.contents ?? []].flat().map(plainText).join('\n'),
    underlined: problems.map(({ range }) => document.getText(range)),
  };
}

/** Markdown without its escapes. */
const plainText = (content: MarkupContent | MarkedString): string =>
  (typeof content === 'string' ? content : content.value).replace(/\\(\W)/g, '$1');
