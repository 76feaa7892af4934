import {
  formatDiagnostics,
  lintShape,
  type ProductSource,
  parseFolder,
  versionOf,
} from '../../compiler/parse-folder.ts';
import { StartProblem } from '../errors/problem.ts';
import { type Senders, sendersOf } from './senders.ts';

/** The calls of app.json, the answers of sandbox.json, where there is one, and the screens that validate bodies. */
export type Definition = Pick<ProductSource, 'app' | 'sandbox'> & {
  /** The version of the definitions, a short hash, as pages read it at "/page/version". */
  version?: string;
  senders?: Senders;
  /** Describes the calls to an address by OpenAPI. The compiler loads with it. */
  openApi?: (host: string) => Promise<object>;
  /** The screens whose drafts calls save. */
  savers?: Senders;
};

/**
 * Reads the definition from a forms folder.
 *
 * @throws StartProblem when the folder can't be read, or app.json or sandbox.json can't be used
 */
export async function readDefinition(folder: string): Promise<Definition> {
  const product = await parseFolder(folder).catch((error: Error) => {
    throw new StartProblem(error.message);
  });
  return definitionOf(product);
}

/**
 * Returns the definition of a parsed product.
 *
 * @throws StartProblem when app.json is missing, or it or sandbox.json is not JSON or not of the right shape
 */
export function definitionOf(product: ProductSource): Definition {
  const { app, appPath, sandbox, sandboxPath, documents } = product;
  if (!documents.has(appPath)) {
    throw new StartProblem(
      `There is no ${appPath}. Set FORMS_DIR to the folder that holds the product's app.json.`,
    );
  }
  const errors = lintShape(product, [appPath, sandboxPath]);
  if (errors.length === 0) {
    const openApi = async (host: string) =>
      (await import('../../openapi/index.ts')).openApiOf(product, host);
    return { app, sandbox, version: versionOf(product), ...sendersOf(product), openApi };
  }
  const texts = new Map([...documents].map(([path, { text }]) => [path, text]));
  throw new StartProblem(
    `The definitions can't be used:\n\n${formatDiagnostics(errors, texts).join('\n\n')}`,
  );
}
