import { readBasePath } from '../core/base-path.ts';
import { readProviderHost } from '../core/provider-host.ts';
import { openApiOf } from '../openapi/index.ts';
import { type Arguments, type Command, CommandError, exitCodes, type Terminal } from './command.ts';
import { readProduct } from './forms-folder.ts';

/** `npm run forms:openapi` */
export const openApiCommand: Command<never> = {
  name: 'forms:openapi',
  flags: [],
  maxOperands: 1,
  help: `Prints a description of the calls that the pages make, by OpenAPI 3.1, for the authors of the provider.

  npm run -s forms:openapi -- [folder] > openapi.json

folder    A folder of definitions. Default: FORMS_DIR, or else forms/.
--help    Prints this help.

Its server is PROVIDER_HOST or the host in app.json, or else BASE_PATH.
The local provider serves it at /sandbox/openapi.json.
Exit codes: ${exitCodes.success} if it is printed, ${exitCodes.badArguments} for bad arguments,
${exitCodes.badDefinitions} for errors in the definitions, ${exitCodes.unreadable} if the folder can't be read.`,
  run,
};

async function run({ operands: [named] }: Arguments<never>, terminal: Terminal): Promise<number> {
  const product = await readProduct(terminal, named);
  if (!product) return exitCodes.badDefinitions;
  const address = addressOfCalls(product.app.provider.host, terminal);
  terminal.print(JSON.stringify(openApiOf(product, address), null, 2));
  return exitCodes.success;
}

function addressOfCalls(host: string, { env }: Terminal): string {
  try {
    return (readProviderHost(env.PROVIDER_HOST) ?? host) || readBasePath(env.BASE_PATH);
  } catch (error) {
    throw new CommandError(exitCodes.badArguments, (error as Error).message);
  }
}
