// Builds a product, as `npm run build` does, and prints as JSON how long the size report took, in milliseconds, and the
// most memory that the process has taken, in kB.
import { createBuilder } from 'vite';

const builder = await createBuilder({ logLevel: 'error' });
const report = builder.config.plugins.find(({ name }) => name === 'size-report');
const { handler } = report.generateBundle;
let sizeReport = 0;
report.generateBundle.handler = async function (...bundle) {
  const start = performance.now();
  await handler.apply(this, bundle);
  sizeReport += performance.now() - start;
};
await builder.buildApp();
console.log(JSON.stringify({ sizeReport, maxRSS: process.resourceUsage().maxRSS }));
