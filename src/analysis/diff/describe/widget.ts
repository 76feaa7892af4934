import { widgetEntry } from '../../../definition/widgets/index.ts';

/** Names a widget's control: "a field for a day". */
export const widgetName = (widget: unknown): string =>
  widgetEntry(String(widget))?.noun ?? `the widget "${widget}"`;
