import type { ComponentProps, FocusEvent } from 'react';

interface Props extends ComponentProps<'div'> {
  /** Called when focus leaves the group, not when it moves inside. */
  onLeave: (event: FocusEvent<HTMLElement>) => void;
}

/** Several elements that take focus, and are left as one. */
export function FocusGroup({ onLeave, ...rest }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the elements inside.
    <div
      {...rest}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave(event);
      }}
    />
  );
}
