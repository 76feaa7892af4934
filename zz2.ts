import { metaSchemas } from './src/definition/meta/meta-schemas.ts';
const seen = new Set<string>(); let total = 0, ex = 0;
for (const [file, schema] of Object.entries(metaSchemas())) {
  const walk = (v: any, path: string) => {
    if (typeof v !== 'object' || v === null) return;
    if (v.properties && v.type === 'object' && !path.endsWith('/if')) for (const [k, p] of Object.entries<any>(v.properties)) {
      total++;
      if (p.examples || p.default !== undefined || p.const !== undefined || p.type === 'boolean') ex++;
      else if (!path.includes('definitions/page') && !path.includes('definitions/form')) console.log('noexample', file, path, k);
      if (!p.description) console.log('NODESC', file, path, k);
    }
    for (const [k, e] of Object.entries(v)) walk(e, `${path}/${k}`);
  };
  walk(schema, '');
}
console.log(total, ex);
