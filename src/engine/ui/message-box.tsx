import type { ComponentProps } from 'react';

/** The box around a message; red unless `data-tone` says otherwise. */
export const MessageBox = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={`message-box ${className}`} />
);
