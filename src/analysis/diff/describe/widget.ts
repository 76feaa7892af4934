import { widgetEntry } from '../../../definition/widgets/index.ts';

/** How a question is asked, by its widget: "a field for a day". */
export const widgetName = (widget: unknown): string =>
  widgetEntry(String(widget))?.noun ?? `the widget "${widget}"`;
