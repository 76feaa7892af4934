import type { ComponentType, ReactNode } from 'react';
import type { Choice } from '../compiled/question.ts';

/** A choice as a widget shows it. */
export interface ShownChoice extends Choice {
  /** Its picture, which is part of its label. */
  image?: ReactNode;
}

/** The props of a widget. They show nothing of the library that renders the form. */
export interface WidgetProps<Options = Record<string, unknown>> {
  /** Id of the element that takes focus and that the label names. */
  id: string;
  name: string;
  /** JSON Pointer of the answer. */
  pointer: string;
  /** Id of the label's element, for widgets made of several inputs. */
  labelId: string;
  label: string;
  /** Stands for the label where a widget shows it itself; present in the row of a table. */
  drawnLabel?: ReactNode;
  /** The answer; `undefined` where there is none. */
  value: unknown;
  /**
   * Changes the answer; `undefined` clears it.
   *
   * @param isShown whether the widget shows this answer already, so that it need not be rendered for it
   */
  onChange: (value: unknown, isShown?: boolean) => void;
  /** Called when focus leaves the whole widget; its errors show from then on. */
  onBlur: () => void;
  required: boolean;
  /** Says in words whether it is required, after a label that the widget shows itself; absent where most others are alike. */
  mark?: string | undefined;
  invalid: boolean;
  readOnly: boolean;
  /** Ids of the help or error text, for the element that takes focus. */
  describedBy: string | undefined;
  placeholder: string | undefined;
  autoComplete: string | undefined;
  /** JSON Schema type of the answer. */
  type: string | undefined;
  /** The choices that the question offers with the current answers. */
  choices: ShownChoice[];
  /** The most items of an answer, where the schema limits them. */
  maxItems: number | undefined;
  /** "ui:options" of the definition. */
  options: Options;
}

export type Widget = ComponentType<WidgetProps>;

/** The loader of each widget, by the name that definitions use. */
export type WidgetSet = Record<string, () => Promise<{ default: Widget }>>;
