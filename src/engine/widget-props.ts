import type { ComponentType } from 'react';
import type { Choice } from '../compiled/form.ts';

/** What the engine hands to a widget: everything it needs, and nothing of the library that renders the form. */
export interface WidgetProps<Options = Record<string, unknown>> {
  /** Id of the element that takes focus and that the label names. */
  id: string;
  name: string;
  /** Id of the label's element, for widgets made of several inputs. */
  labelId: string;
  label: string;
  /** The answer; `undefined` where there is none. */
  value: unknown;
  /** Gives an answer; `undefined` takes it back. */
  onChange: (value: unknown) => void;
  /** To be called when focus leaves the whole widget: from then on its errors show. */
  onBlur: () => void;
  required: boolean;
  invalid: boolean;
  readOnly: boolean;
  /** Ids of the help or error text; to be set on the element that takes focus. */
  describedBy: string | undefined;
  placeholder: string | undefined;
  autoComplete: string | undefined;
  /** JSON Schema type of the answer. */
  type: string | undefined;
  /** The choices offered, for widgets that offer some. */
  choices: Choice[];
  /** "ui:options" of the definition. */
  options: Options;
}

export type Widget = ComponentType<WidgetProps>;

/** The loader of each widget, by the name that definitions use. */
export type WidgetSet = Record<string, () => Promise<{ default: Widget }>>;
