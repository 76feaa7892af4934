import InputBase, { type InputBaseProps } from '@mui/material/InputBase';

/** The frame of every input. Its styles are those of the theme; its class names are those that MUI's lists look for. */
export function Input(props: InputBaseProps) {
  return <InputBase {...props} classes={classes} />;
}

const classes = { root: 'MuiOutlinedInput-root', input: 'MuiOutlinedInput-input' };
