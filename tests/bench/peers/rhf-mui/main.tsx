import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  Controller,
  FormProvider,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { choiceItems } from '../shared/choices.tsx';
import {
  type Answers,
  asksExtra,
  extra,
  type Field,
  fields,
  requiredMessage,
} from '../shared/definition.ts';
import { show } from '../shared/show.tsx';

const rules = ({ required }: Field) => (required ? { required: requiredMessage } : {});

function TextRow({ field }: { field: Field }) {
  const { register, control } = useFormContext<Answers>();
  const { errors } = useFormState({ control, name: field.name, exact: true });
  const { ref, ...props } = register(field.name, rules(field));
  const message = errors[field.name]?.message;
  return (
    <TextField
      {...props}
      inputRef={ref}
      id={field.name}
      label={field.label}
      required={field.required}
      error={message !== undefined}
      helperText={message}
      fullWidth
    />
  );
}

function SelectRow({ field }: { field: Field }) {
  const { control } = useFormContext<Answers>();
  const country = useWatch({ control, name: 'country' });
  return (
    <Controller
      name={field.name}
      control={control}
      rules={rules(field)}
      render={({ field: { ref, ...props }, fieldState }) => (
        <TextField
          {...props}
          value={props.value ?? ''}
          inputRef={ref}
          id={field.name}
          label={field.label}
          required={field.required}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
          select
          fullWidth
        >
          {choiceItems(field, { country: country ?? '' })}
        </TextField>
      )}
    />
  );
}

function Extra() {
  const f0 = useWatch<Answers>({ name: 'f0' });
  return asksExtra({ f0: f0 ?? '' }) && <TextRow field={extra} />;
}

function Form() {
  const form = useForm<Answers>({ shouldUnregister: true });
  return (
    <FormProvider {...form}>
      <Stack component="form" spacing={2} noValidate onSubmit={form.handleSubmit(() => {})}>
        {fields.map((field) =>
          field.kind === 'text' ? (
            <TextRow key={field.name} field={field} />
          ) : (
            <SelectRow key={field.name} field={field} />
          ),
        )}
        <Extra />
        <Button type="submit" variant="contained">
          Submit
        </Button>
      </Stack>
    </FormProvider>
  );
}

show(
  <>
    <CssBaseline />
    <Form />
  </>,
);
