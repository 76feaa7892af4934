/**
 * The files for modules that are needed together, instead of some fifty: rich text, which pages and forms share, the
 * page itself, every form, text inputs, and check boxes and radio buttons. A module goes into the group of the highest
 * priority that matches it, and its dependencies with it.
 */
export const bundleGroups = [
  { name: 'texts', test: /src.engine.(rich-text|new-tab)\W/, priority: 5 },
  { name: 'page', tags: ['$initial' as const], priority: 4 },
  {
    name: 'form',
    test: /src.engine.(form.(?!rjsf.templates.list)|text.answer-text)/,
    priority: 3,
  },
  {
    name: 'inputs',
    test: /@mui.material.(InputBase|FormControl)\W|src.widgets.parts.(attributes|input|text-input)\W/,
    priority: 2,
  },
  {
    name: 'ticks',
    test: /@mui.material.(Checkbox|Radio|ButtonBase|internal)\W|src.widgets.parts.(box|radio-group|ticked-label)\W/,
    priority: 1,
  },
];
