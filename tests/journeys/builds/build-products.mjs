// Builds products one after the other, as `npm run build` does: the first one reads the libraries for all of them.
//
// node build-products.mjs '[{ "FORMS_DIR": "forms", "OUT_DIR": "dist" }]'
import { createBuilder } from 'vite';

const inherited = { ...process.env };

for (const settings of JSON.parse(process.argv[2])) {
  // Replaced as a whole, so that no product is built with a setting of the one before.
  process.env = { ...inherited, ...settings };
  const isDevelopment = settings.NODE_ENV === 'development';
  const builder = await createBuilder({
    logLevel: 'warn',
    ...(isDevelopment && { mode: 'development', build: { minify: false } }),
  });
  await builder.buildApp();
}
