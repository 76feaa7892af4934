import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { forms, sizeReport } from './src/compiler/index.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const notBundled = path('./src/compiler/no-package.ts');

export default defineConfig({
  root: path('./src'),
  plugins: [
    react(),
    forms({
      folder: process.env.FORMS_DIR ?? path('./forms'),
      providerHost: process.env.PROVIDER_HOST,
    }),
    sizeReport({
      widgetModule: (name) => `/src/widgets/${name}.tsx`,
    }),
  ],
  resolve: {
    alias: { 'markdown-to-jsx/react': notBundled, 'markdown-to-jsx': notBundled, 'fast-uri': notBundled },
  },
  build: {
    outDir: process.env.OUT_DIR ?? path('./dist'),
    emptyOutDir: true,
    // Files of their own, so that the page's policy needs no exception for them.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
  },
});
