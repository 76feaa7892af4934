import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useFormik } from 'formik';
import { object, string } from 'yup';
import { choiceItems } from '../shared/choices.tsx';
import {
  type Answers,
  askedFields,
  asksExtra,
  extra,
  fields,
  requiredMessage,
} from '../shared/definition.ts';
import { show } from '../shared/show.tsx';

const rules = Object.fromEntries(
  fields.map(({ name, required }) => [
    name,
    required ? string().required(requiredMessage) : string(),
  ]),
);

const schema = object({
  ...rules,
  [extra.name]: string().when('f0', ([f0], rule) =>
    asksExtra({ f0 }) ? rule.required(requiredMessage) : rule,
  ),
});

const noAnswers: Answers = Object.fromEntries([...fields, extra].map(({ name }) => [name, '']));

function Form() {
  const form = useFormik({
    initialValues: noAnswers,
    validationSchema: schema,
    onSubmit: () => {},
  });
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={form.handleSubmit}>
      {askedFields(form.values).map((field) => {
        const message = form.touched[field.name] ? form.errors[field.name] : undefined;
        return (
          <TextField
            key={field.name}
            {...form.getFieldProps(field.name)}
            id={field.name}
            label={field.label}
            required={field.required}
            error={message !== undefined}
            helperText={message}
            select={field.kind !== 'text'}
            fullWidth
          >
            {field.kind === 'text' ? undefined : choiceItems(field, form.values)}
          </TextField>
        );
      })}
      <Button type="submit" variant="contained">
        Submit
      </Button>
    </Stack>
  );
}

show(
  <>
    <CssBaseline />
    <Form />
  </>,
);
