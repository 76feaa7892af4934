import MenuItem from '@mui/material/MenuItem';
import type { Answers, Field } from './definition.ts';
import { countries, regionsOf } from './definition.ts';

/** Items of a Material UI select for a country or a region. */
export const choiceItems = (field: Field, { country }: Answers) =>
  choicesOf(field, country).map((choice) => (
    <MenuItem key={choice} value={choice}>
      {choice}
    </MenuItem>
  ));

const choicesOf = ({ kind }: Field, country: string | undefined) =>
  kind === 'country' ? countries : regionsOf(country);
