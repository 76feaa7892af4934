import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { objectsOf } from '../../model/form/form-fields.ts';
import type { PartSource } from '../../model/form/schema-parts.ts';
import type { FormSource } from '../../model/product.ts';
import { isShape, shapeQuestionOf, shapesOf } from '../../schema/object-shapes.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'The shapes that an object can have ("oneOf") are distinguished by a question with a "const" in each.',
  checkForm: (form) =>
    objectsOf(form)
      .flatMap(({ parts }) => parts)
      .flatMap((part) => shapeFindings(form, part)),
};

function shapeFindings(form: FormSource, { written }: PartSource): Finding[] {
  const shapes = written && shapesOf(written.schema, form.schema.definitions);
  if (!shapes) return [];
  const file = form.schemaPath;
  const list = written.pointerOf('oneOf');
  const others = shapes.flatMap((shape, index): Finding[] => {
    if (isShape(shape)) return [];
    const message =
      'Each shape of an object has "properties", as the others here do. Add them, or remove this one.';
    return [{ file, pointer: `${list}/${index}`, message }];
  });
  if (others.length > 0) return others;
  const question = shapeQuestionOf(shapes);
  if (!question) {
    const message = `Nothing tells these shapes apart. Give each the same question under "properties", with a "const" of its own: "kind": { "const": "person" }, "kind": { "const": "company" }.`;
    return [{ file, pointer: list, key: true, message }];
  }
  const { name } = question;
  if (isRequired(name, written.schema)) return [];
  return shapes.flatMap((shape, index): Finding[] => {
    if (isRequired(name, shape)) return [];
    const message = `This shape has to require "${name}", which tells it apart. Add "required": ["${name}"].`;
    return [{ file, pointer: `${list}/${index}/required`, message }];
  });
}

const isRequired = (name: string, { required }: JsonSchema): boolean =>
  Array.isArray(required) && required.includes(name);
