// Every widget of this folder by the name of its file, each in a chunk that comes with the first form that uses it.
import type { WidgetName } from '../definition/widget-catalogue/index.ts';
import type { Widget, WidgetSet } from '../engine/widget.ts';

const byFile = import.meta.glob<{ default: Widget }>('./*.tsx');

export const widgets = Object.fromEntries(
  Object.entries(byFile).map(([file, load]) => [file.slice('./'.length, -'.tsx'.length), load]),
) as Record<WidgetName, WidgetSet[string]>;
