/** Every rule that definitions are checked by. A new one is a file of its own and a line here. */
import { duplicateRoute } from './duplicate-route.ts';
import { fileShape } from './file-shape.ts';
import { linkScheme } from './link-scheme.ts';
import { missingFile } from './missing-file.ts';
import type { Rule } from './rule.ts';
import { uiShape } from './ui-shape.ts';
import { unknownCall } from './unknown-call.ts';
import { unknownField } from './unknown-field.ts';
import { unknownName } from './unknown-name.ts';
import { unknownRoute } from './unknown-route.ts';
import { unsupportedSchema } from './unsupported-schema.ts';
import { unusedStep } from './unused-step.ts';
import { widgetType } from './widget-type.ts';

export const rules: Rule[] = [
  missingFile,
  fileShape,
  uiShape,
  unknownField,
  widgetType,
  unsupportedSchema,
  unusedStep,
  unknownCall,
  unknownRoute,
  linkScheme,
  duplicateRoute,
  unknownName,
];
