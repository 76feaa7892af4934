import {
  type WidgetEntry,
  type WidgetName,
  widgetEntry,
} from '../../src/definition/widget-catalogue/index.ts';
import { channels } from './choices.ts';
import type { Question } from './show-widget.tsx';

/** Widgets that need more than an answer of their type. */
const special: Partial<Record<WidgetName, Partial<Question>>> = {
  number: { options: { unit: 'kg' } },
  'yes-no': { choices: [], value: true },
  consent: {
    options: { text: ['I agree to the ', { text: 'terms', href: '/terms', newTab: true }] },
  },
  file: {
    type: 'array',
    maxItems: 3,
    value: [
      { id: 'a', name: 'cv.pdf', size: 12_345 },
      { name: 'lost.pdf', size: 5 },
    ],
    options: { accept: ['.pdf'], maxSize: '5 MB' },
  },
  region: {
    value: 'Ontario',
    answers: { country: 'Canada' },
    options: { country: '/answers/country' },
  },
};

const byType: Record<string, unknown> = { string: 'Acme', number: 5, integer: 4, boolean: true };

/** A question that the widget can answer, with an answer. */
export function questionFor(widget: WidgetName): Question {
  const { types, sample, choices, ownList } = widgetEntry(widget) as WidgetEntry;
  const [type = ''] = types;
  const value = type === 'array' ? [11, 12] : choices ? 12 : (sample ?? byType[type]);
  // Choices would narrow a list of the widget's own.
  return { widget, choices: ownList ? [] : channels, value, ...special[widget] };
}
