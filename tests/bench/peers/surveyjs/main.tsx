import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
// The complete stylesheet asks another host for a font.
import 'survey-core/survey-core.fontless.css';
import {
  countries,
  extra,
  type Field,
  fields,
  regions,
  requiredMessage,
} from '../shared/definition.ts';
import { show } from '../shared/show.tsx';

const question = ({ name, label, required, kind }: Field) => ({
  name,
  title: label,
  isRequired: required,
  requiredErrorText: requiredMessage,
  ...(kind === 'text' && { type: 'text' }),
  ...(kind === 'country' && { type: 'dropdown', choices: countries }),
  ...(kind === 'region' && {
    type: 'dropdown',
    choices: Object.entries(regions).flatMap(([country, names]) =>
      names.map((name) => ({ value: name, visibleIf: `{country} = '${country}'` })),
    ),
  }),
});

const isLong = fields.some(({ name }) => name === 'f0');

const survey = new Model({
  // Like the other libraries; by default a text is taken over when its field is left.
  textUpdateMode: 'onTyping',
  completeText: 'Submit',
  elements: [
    ...fields.map(question),
    ...(isLong ? [{ ...question(extra), visibleIf: "{f0} = 'x'" }] : []),
  ],
});

show(<Survey model={survey} />);
