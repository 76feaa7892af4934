import { type WidgetEntry, widgetCatalogue } from '../definition/widgets/index.ts';

/** Modules of MUI, and below of our own widgets, that the widgets of the chunk "inputs" share. */
const muiParts =
  'OutlinedInput|InputBase|InputAdornment|FormControl|NativeSelect|Checkbox|Radio|ButtonBase|IconButton|SvgIcon|internal';
const ownParts =
  'attributes|box|focus-group|icons|input|native-select|radio-group|text-input|ticked-label';

const widgets = Object.entries<WidgetEntry>(widgetCatalogue)
  .filter(([, { chunk }]) => chunk === 'inputs')
  .map(([name]) => name);

/** Puts the modules that nearly every form needs into one file of the build instead of some twenty. */
export const inputs = {
  name: 'inputs',
  test: new RegExp(
    `@mui.material.(${muiParts})|src.widgets.(parts.(${ownParts})|${widgets.join('|')})[./]`,
  ),
};
