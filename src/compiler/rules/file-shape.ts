import type { ErrorObject } from 'ajv';
import { AppFile } from '../../definition/files/app.ts';
import { SandboxFile } from '../../definition/files/sandbox.ts';
import { FormFile, PageFile, WizardFile } from '../../definition/files/screen.ts';
import type { Finding } from '../diagnostic.ts';
import { isObject } from '../product.ts';
import { compileSchema } from '../validators.ts';
import type { Rule } from './rule.ts';
import { shapeFindings } from './shape-findings.ts';

const kinds = {
  page: compileSchema(PageFile),
  form: compileSchema(FormFile),
  wizard: compileSchema(WizardFile),
};
const appShape = compileSchema(AppFile);
const sandboxShape = compileSchema(SandboxFile);

/** Judges a value by a compiled meta-schema. */
function judge(shape: typeof appShape, file: string, value: unknown): Finding[] {
  return shape(value) ? [] : shapeFindings(file, value, shape.errors as ErrorObject[]);
}

export const fileShape: Rule = {
  id: 'file-shape',
  description: 'app.json, screen.json and sandbox.json hold the keys and kinds of values they should.',
  check: ({ root, documents, app, appPath, screens }) => {
    const sandbox = documents.get(`${root}/sandbox.json`);
    return [
      ...(documents.get(appPath)?.value === undefined ? [] : judge(appShape, appPath, app)),
      ...screens.flatMap(({ path, screen }) => {
        const value = documents.get(path)?.value;
        if (value === undefined) return [];
        const shape = isObject(value) ? kinds[screen.kind] : undefined;
        if (shape) return judge(shape, path, value);
        const message = '"kind" says what the screen is: "page", "form" or "wizard".';
        return [{ file: path, pointer: '/kind', message }];
      }),
      ...(sandbox?.value === undefined ? [] : judge(sandboxShape, sandbox.path, sandbox.value)),
    ];
  },
};
