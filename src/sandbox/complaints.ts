import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { SandboxFile } from '../definition/files/sandbox.ts';

/** What is wrong with a value, one line for each: a JSON Pointer to it, then what was expected. */
export function complaintsAbout(schema: TSchema, value: unknown, at = ''): string[] {
  const errors = Errors(schema, value).filter(({ keyword }) => keyword !== 'anyOf');
  const lines = errors.map((error) => {
    const place = `${at}${error.instancePath}` || 'the file';
    if (error.keyword === 'const') return `${place}: must be one of ${choices(errors, error)}`;
    if (error.keyword === 'boolean') return `${place}: there is no such entry`;
    return `${place}: ${error.message}`;
  });
  return [...new Set(lines)];
}

/** The same for a sandbox.json: each call is held against the kind its "do" names, not against every kind. */
export function complaintsAboutSandbox(file: unknown): string[] {
  const { calls } = SandboxFile.properties;
  const kinds = Object.values(calls.patternProperties).flatMap((union) => union.anyOf);
  const loose = { ...SandboxFile, properties: { ...SandboxFile.properties, calls: anyCalls } };
  const outer = complaintsAbout(loose as TSchema, file);
  if (outer.length > 0) return outer;
  return Object.entries((file as SandboxFile).calls).flatMap(([name, step]) => {
    const kind = kinds.find((candidate) => candidate.properties.do.const === step.do);
    if (kind) return complaintsAbout(kind, step, `/calls/${name}`);
    const known = kinds.map((candidate) => `"${candidate.properties.do.const}"`);
    return [`/calls/${name}/do: must be one of ${known.join(', ')}`];
  });
}

const anyCalls = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['do'],
    properties: { do: { type: 'string' } },
  },
};

type Complaint = ReturnType<typeof Errors>[number];

function choices(errors: Complaint[], { instancePath }: Complaint): string {
  return errors
    .flatMap((e) => (e.keyword === 'const' && e.instancePath === instancePath ? [e.params] : []))
    .map(({ allowedValue }) => JSON.stringify(allowedValue))
    .join(', ');
}
