import type { ComponentProps, ElementType } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  as?: ElementType;
  variant?: 'contained' | 'outlined';
}

/**
 * The button of every screen: "contained" for the primary action, "outlined" for others. `as` makes it a link, and
 * `data-harmful` marks one that deletes.
 */
export const Button = ({ as: Element = 'button', variant = 'contained', ...rest }: ButtonProps) => (
  <Element {...rest} className={`button ${variant}`} />
);
