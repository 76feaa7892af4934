import { createAjv, type JsonSchema, type UISchemaElement } from '@jsonforms/core';
import { materialCells, materialRenderers } from '@jsonforms/material-renderers';
import { JsonForms } from '@jsonforms/react';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  countries,
  extra,
  type Field,
  fields,
  regions,
  requiredMessage,
} from '../shared/definition.ts';

/** JSON Forms has no choices that depend on an answer: each country has a region of its own. */
const regionNames = Object.keys(regions).map((country) => [`region ${country}`, country] as const);

const isLong = fields.some(({ name }) => name === 'f0');

const properties = Object.fromEntries([
  ...[...fields, ...(isLong ? [extra] : [])]
    .filter(({ kind }) => kind !== 'region')
    .map(({ name, label, kind }) => [
      name,
      { type: 'string', title: label, ...(kind === 'country' && { enum: countries }) },
    ]),
  ...(isLong ? [] : regionNames).map(([name, country]) => [
    name,
    { type: 'string', title: 'Region', enum: regions[country] },
  ]),
]);

const schema: JsonSchema = {
  type: 'object',
  properties,
  required: fields.filter(({ required }) => required).map(({ name }) => name),
  ...(isLong && {
    if: { properties: { f0: { const: 'x' } }, required: ['f0'] },
    then: { required: [extra.name] },
  }),
};

const control = (name: string) => ({ type: 'Control', scope: `#/properties/${name}` });

const shownWhen = (name: string, value: string) => ({
  rule: {
    effect: 'SHOW',
    condition: {
      scope: '#',
      schema: { properties: { [name]: { const: value } }, required: [name] },
    },
  },
});

const controlsOf = ({ name, kind }: Field) =>
  kind === 'region'
    ? regionNames.map(([own, country]) => ({ ...control(own), ...shownWhen('country', country) }))
    : [control(name)];

const layout = {
  type: 'VerticalLayout',
  elements: [
    ...fields.flatMap(controlsOf),
    ...(isLong ? [{ ...control(extra.name), ...shownWhen('f0', 'x') }] : []),
  ],
} as UISchemaElement;

const ajv = createAjv();
const i18n = { translateError: () => requiredMessage };

function Form() {
  const [data, setData] = useState({});
  const [isSubmitted, setSubmitted] = useState(false);
  return (
    <>
      <JsonForms
        schema={schema}
        uischema={layout}
        data={data}
        ajv={ajv}
        i18n={i18n}
        renderers={materialRenderers}
        cells={materialCells}
        validationMode={isSubmitted ? 'ValidateAndShow' : 'ValidateAndHide'}
        onChange={({ data: changed }) => setData(changed)}
      />
      <Button variant="contained" onClick={() => setSubmitted(true)}>
        Submit
      </Button>
    </>
  );
}

// Not the other peers' function: this one has packages of its own.
createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <CssBaseline />
    <Form />
  </>,
);
