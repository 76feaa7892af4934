import type { ImportContext } from './node.ts';
import type { UiEntry } from './ui-entry.ts';
import { noCounterpart } from './words.ts';

/** The options of RJSF that are keys here. */
const keys: Record<string, string> = {
  title: 'ui:title',
  description: 'ui:description',
  help: 'ui:help',
  placeholder: 'ui:placeholder',
  autocomplete: 'ui:autocomplete',
  readonly: 'ui:readonly',
  disabled: 'ui:readonly',
  order: 'ui:order',
  widget: 'ui:widget',
};

/** The options of RJSF, and of this import, that are options here. */
const options: Record<string, string> = {
  rows: 'rows',
  inline: 'inline',
  orderable: 'orderable',
  accept: 'accept',
  maxSize: 'maxSize',
  disabledChoices: 'disabled',
};

/** Options that nobody will miss. */
const withoutEffect = ['autofocus', 'rootFieldId', 'duplicateKeySuffixSeparator'];

/** Values that ask for the default of every question and list here. */
const usualValues: Record<string, boolean> = {
  addable: true,
  removable: true,
  orderable: true,
  label: true,
  copyable: false,
  readonly: false,
  disabled: false,
  hideError: false,
  filePreview: false,
};

/** Returns the entry of ui.json for the rest of an imported one, and lists its keys that have no counterpart. */
export function writeUi(
  ui: UiEntry,
  { remarks }: ImportContext,
  fields: Record<string, unknown> = {},
): Record<string, unknown> {
  const ofKeys: Record<string, unknown> = {};
  const ofOptions: Record<string, unknown> = {};
  for (const [name, { value, pointer }] of ui.left) {
    if (withoutEffect.includes(name) || usualValues[name] === value) continue;
    if (keys[name] !== undefined) ofKeys[keys[name]] = value;
    else if (options[name] !== undefined) ofOptions[options[name]] = value;
    else remarks.add('ui', pointer, noCounterpart('ui', name, `ui:${name}`));
  }
  // The checker knows whether there are fields for them.
  const others = Object.fromEntries(ui.fields.map((name) => [name, {}]));
  const hasOptions = Object.keys(ofOptions).length > 0;
  return { ...ofKeys, ...(hasOptions && { 'ui:options': ofOptions }), ...others, ...fields };
}
