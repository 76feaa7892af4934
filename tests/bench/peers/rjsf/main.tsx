import CssBaseline from '@mui/material/CssBaseline';
import Form from '@rjsf/mui';
import type { RJSFSchema, RJSFValidationError } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { requiredMessage } from '../shared/definition.ts';
import { jsonSchema } from '../shared/json-schema.ts';
import { show } from '../shared/show.tsx';

const withMessages = (errors: RJSFValidationError[]) =>
  errors
    .filter(({ name }) => name !== 'if')
    .map((error) => ({ ...error, message: requiredMessage, stack: requiredMessage }));

show(
  <>
    <CssBaseline />
    <Form
      schema={jsonSchema as RJSFSchema}
      validator={validator}
      transformErrors={withMessages}
      showErrorList={false}
      noHtml5Validate
      experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
    />
  </>,
);
