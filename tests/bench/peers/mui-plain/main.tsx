import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { choiceItems } from '../shared/choices.tsx';
import { extra, type Field, fields } from '../shared/definition.ts';
import { show } from '../shared/show.tsx';
import { useUncontrolledForm } from '../shared/use-uncontrolled-form.ts';

interface RowProps {
  field: Field;
  error: string | undefined;
  country?: string | undefined;
  onChoose?: (choice: string) => void;
}

const Row = memo(function Row({ field, error, country = '', onChoose }: RowProps) {
  const isSelect = field.kind !== 'text';
  return (
    <TextField
      id={field.name}
      name={field.name}
      label={field.label}
      required={field.required}
      error={error !== undefined}
      helperText={error}
      select={isSelect}
      defaultValue=""
      onChange={(event) => onChoose?.(event.target.value)}
      fullWidth
    >
      {isSelect ? choiceItems(field, { country }) : undefined}
    </TextField>
  );
});

function Form() {
  const { errors, country, setCountry, hasExtra, formProps } = useUncontrolledForm();
  return (
    <Stack component="form" spacing={2} {...formProps}>
      {[...fields, ...(hasExtra ? [extra] : [])].map((field) => (
        <Row
          key={field.name}
          field={field}
          error={errors[field.name]}
          country={field.kind === 'region' ? country : undefined}
          onChoose={field.kind === 'country' ? setCountry : undefined}
        />
      ))}
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
