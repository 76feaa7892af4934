// Builds products one after the other, as `npm run build` does: the first one reads the libraries for all of them.
//
// node build-products.mjs '[{ "FORMS_DIR": "forms", "OUT_DIR": "dist" }]'
import { createBuilder } from 'vite';

for (const settings of JSON.parse(process.argv[2])) {
  Object.assign(process.env, settings);
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
}
