import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { allCountries } from 'country-region-data';
import { defineConfig, type Plugin } from 'vite';

/** Countries whose regions the forms know; a table of all regions would outweigh most of the peers. */
const withRegions = [
  ...['Australia', 'Brazil', 'Canada', 'France', 'Germany'],
  ...['India', 'Italy', 'Mexico', 'Spain', 'United States'],
];

/** Gives all peers the same countries and regions. */
function places(): Plugin {
  const id = '\0virtual:places';
  const countries = allCountries.map(([name]) => name);
  const regions = Object.fromEntries(
    allCountries
      .filter(([name]) => withRegions.includes(name))
      .map(([name, , all]) => [name, all.map(([region]) => region)]),
  );
  return {
    name: 'places',
    resolveId: (source) => (source === 'virtual:places' ? id : undefined),
    load: (source) =>
      source === id
        ? `export const countries = ${JSON.stringify(countries)};\n` +
          `export const regions = ${JSON.stringify(regions)};`
        : undefined,
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), places()],
  // Form.io's packages expect the name that Node.js has for it.
  define: { global: 'globalThis' },
  logLevel: 'error',
  build: {
    outDir: process.env.OUT_DIR,
    emptyOutDir: true,
    chunkSizeWarningLimit: 4000,
  },
});
