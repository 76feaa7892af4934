/** All that a widget may know of the engine: what it is given, and what it can ask for. */
export { useAnswer } from './form/form-context.tsx';
export { useStoredItem, useTexts } from './host.tsx';
export { RichText } from './rich-text.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
export type { Widget, WidgetProps, WidgetSet } from './widget-props.ts';
