import '@formio/js/dist/formio.form.min.css';
import { Formio } from '@formio/js/form';
import 'bootstrap/dist/css/bootstrap.min.css';
import {
  countries,
  extra,
  type Field,
  fields,
  regions,
  requiredMessage,
} from '../shared/definition.ts';

const option = (name: string) => ({ label: name, value: name });

const component = ({ name, label, required, kind }: Field) => ({
  key: name,
  label,
  input: true,
  validate: { required },
  errors: { required: requiredMessage },
  ...(kind === 'text' && { type: 'textfield' }),
  ...(kind === 'country' && {
    type: 'select',
    dataSrc: 'values',
    data: { values: countries.map(option) },
  }),
  ...(kind === 'region' && {
    type: 'select',
    dataSrc: 'custom',
    refreshOn: 'country',
    clearOnRefresh: true,
    data: { custom: `values = (${JSON.stringify(regions)})[data.country] || [];` },
  }),
});

const isLong = fields.some(({ name }) => name === 'f0');

const components = [
  ...fields.map(component),
  ...(isLong
    ? [{ ...component(extra), conditional: { show: true, when: 'f0', eq: 'x' }, clearOnHide: true }]
    : []),
  { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
];

void Formio.createForm(
  document.getElementById('root') as HTMLElement,
  { display: 'form', components },
  { noAlerts: true },
);
