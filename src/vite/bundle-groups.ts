/**
 * The files for modules that are needed together, instead of some fifty: rich text, which pages and forms share; the page
 * itself; answers as texts, which only some widgets and messages show; every form; text inputs; and check boxes. A
 * module goes into the group of the highest priority that matches it, and its dependencies with it.
 */
export const bundleGroups = [
  { name: 'texts', test: /src.engine.ui.rich-text\W/, priority: 6 },
  { name: 'page', tags: ['$initial' as const], priority: 5 },
  {
    name: 'answer-texts',
    test: /src.(engine.text.(answer-text|count-text|size-text)|core.text.limit-text)\W/,
    priority: 4,
  },
  {
    name: 'form',
    test: /src.engine.(form.(?!checks|choices|count|layout|list|summary)|choices.choices-context|text.text-filler|draft.(?!migrate|questions)|screen.alert\W)|ajv.dist.runtime.ucs2length/,
    priority: 3,
  },
  {
    name: 'inputs',
    test: /@mui.material.(InputBase|FormControl)\W|src.widgets.(text|email|url|parts.(attributes|input|text-input))\W/,
    priority: 2,
  },
  {
    name: 'ticks',
    test: /src.widgets.(checkbox|consent|parts.(box|tick|ticked-label))\W/,
    priority: 1,
  },
];
