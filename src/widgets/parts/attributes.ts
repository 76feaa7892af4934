import type { WidgetProps } from '../../engine/widget.ts';

/** Attributes of the one element of a widget that takes focus. It says "required" without the browser's own checks. */
export function attributes(field: WidgetProps) {
  return {
    ...states(field),
    id: field.id,
    'aria-describedby': field.describedBy,
    name: field.name,
    autoComplete: field.autoComplete,
  };
}

/** Returns the ARIA attributes for the state of an input, or of a group of them. */
export function states({ invalid, required }: WidgetProps) {
  return { 'aria-invalid': invalid, 'aria-required': required || undefined };
}
