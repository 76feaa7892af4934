/** The part of the engine that widgets may import: their props, and hooks. */
export { useChoiceSearch } from './choices/choice-search-context.ts';
export { focusRing } from './focus-ring.ts';
export { FieldAdvice } from './form/field-advice.tsx';
export { useAnswer } from './form/form-context.tsx';
export { messageSign } from './form/message-sign.ts';
export { useLanguage, useStoredItem, useTexts } from './host.tsx';
export { RichTextView } from './rich-text.tsx';
export { sizeText } from './size-text.ts';
export { answerText } from './text/answer-text.ts';
export { countText } from './text/count-text.ts';
export type { Upload } from './upload/uploads.ts';
export { useUploads } from './upload/use-uploads.ts';
export { VisuallyHidden, visuallyHidden } from './visually-hidden.tsx';
export { whenIdle } from './when-idle.ts';
export type { Widget, WidgetProps, WidgetSet } from './widget-props.ts';
