/** The part of the engine that widgets may import: their props, and hooks. */

export { answerText } from '../core/text/answer-text.ts';
export { sizeText } from '../core/text/size-text.ts';
export { useChoiceSearch } from './choices/choice-search-context.ts';
export { FieldAdvice } from './form/field/field-advice.tsx';
export { useAnswer, useUnlistedText } from './form/form-context.tsx';
export { useHost, useLanguage, useStoredItem, useTexts } from './host.tsx';
export { useAfterHydration } from './state/use-after-hydration.ts';
export { countText } from './text/count-text.ts';
export { Action, IconAction } from './ui/action.ts';
export { afterPaint } from './ui/after-paint.ts';
export {
  ArrowIcon,
  CheckIcon,
  CrossIcon,
  EyeIcon,
  PlusIcon,
} from './ui/icons.tsx';
export { messageSign } from './ui/message-sign.ts';
export { MoveButton } from './ui/move-button.tsx';
export { RichTextView } from './ui/rich-text.tsx';
export { controlHeight, edge, growingTarget, space, target, text, weight } from './ui/tokens.ts';
export { useCover } from './ui/use-cover.ts';
export { VisuallyHidden, visuallyHidden } from './ui/visually-hidden.tsx';
export { whenIdle } from './ui/when-idle.ts';
export type { FileUpload } from './upload/uploads.ts';
export { useUploads } from './upload/use-uploads.ts';
export type { ShownChoice, Widget, WidgetProps, WidgetSet } from './widget-props.ts';
