import { type FormEvent, useState } from 'react';
import { type Answers, asksExtra, errorsOf } from './definition.ts';

const answersOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Answers;

/** State of a form whose inputs keep their own values: it renders only when errors, country or conditions change. */
export function useUncontrolledForm() {
  const [errors, setErrors] = useState<Answers>({});
  const [country, setCountry] = useState('');
  const [hasExtra, setExtra] = useState(false);
  const onChange = (event: FormEvent<HTMLFormElement>) =>
    setExtra(asksExtra(answersOf(event.currentTarget)));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErrors(errorsOf(answersOf(event.currentTarget)));
  };
  return {
    errors,
    country,
    setCountry,
    hasExtra,
    formProps: { onChange, onSubmit, noValidate: true },
  };
}
