import { memo } from 'react';
import { countries, extra, type Field, fields, regionsOf } from '../shared/definition.ts';
import { show } from '../shared/show.tsx';
import { useUncontrolledForm } from '../shared/use-uncontrolled-form.ts';

interface RowProps {
  field: Field;
  error: string | undefined;
  choices?: string[];
  onChoose?: (choice: string) => void;
}

const Row = memo(function Row({ field, error, choices, onChoose }: RowProps) {
  const { name, label, required } = field;
  const props = {
    id: name,
    name,
    required,
    'aria-invalid': error !== undefined,
    style: { display: 'block', width: '100%', height: 56, boxSizing: 'border-box' as const },
  };
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      {choices ? (
        <select {...props} onChange={(event) => onChoose?.(event.target.value)}>
          <option value="" />
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input type="text" {...props} />
      )}
      {error && <span>{error}</span>}
    </p>
  );
});

function Form() {
  const { errors, country, setCountry, hasExtra, formProps } = useUncontrolledForm();
  return (
    <form {...formProps}>
      {[...fields, ...(hasExtra ? [extra] : [])].map((field) => {
        const props = { field, error: errors[field.name] };
        if (field.kind === 'country')
          return <Row key={field.name} {...props} choices={countries} onChoose={setCountry} />;
        if (field.kind === 'region')
          return <Row key={field.name} {...props} choices={regionsOf(country)} />;
        return <Row key={field.name} {...props} />;
      })}
      <button type="submit">Submit</button>
    </form>
  );
}

show(<Form />);
