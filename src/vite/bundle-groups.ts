/** Modules that are needed together. */
interface ModuleGroup {
  name: string;
  /** Source files without their endings, folders, files or folders of packages, and compiled modules. */
  modules: string[];
  /** Of these folders, the files and folders that are loaded on demand. */
  except?: string[];
}

/**
 * The files that a build makes of groups of modules, instead of some fifty. A module goes into the first group that has it,
 * with its dependencies.
 */
export const moduleGroups: ModuleGroup[] = [
  // Only the input of phone numbers runs it.
  { name: 'prop-types', modules: ['prop-types'] },
  // Every screen.
  {
    name: 'start',
    modules: ['src/main', 'src/engine/ui/rich-text', 'src/engine/state/use-after-hydration'],
  },
  // Answers as texts, which only some widgets and messages show.
  {
    name: 'answer-texts',
    modules: [
      'src/core/text/answer-text',
      'src/engine/text/count-text',
      'src/core/text/size-text',
      'src/core/text/limit-text',
    ],
  },
  // Every form.
  {
    name: 'form',
    modules: [
      'src/engine/form',
      'src/engine/choices/choices-context',
      'src/engine/text/text-filler',
      'src/engine/draft',
      'src/engine/screen/alert',
      'src/engine/screen/actions',
      'src/engine/screen/intro-text',
      'src/engine/screen/load-leaving',
      'src/engine/screen/loaded',
      'src/engine/screen/use-environment',
      'src/engine/screen/write-values',
      'src/engine/submit',
      'src/core/form/unlisted-texts',
      'src/core/is-same',
      'src/core/mapping/named-outcomes',
      'ajv/dist/runtime/equal',
      'ajv/dist/runtime/ucs2length',
    ],
    except: [
      ...['checks', 'choices', 'count', 'layout', 'list', 'summary', 'table'].map(
        (folder) => `src/engine/form/${folder}`,
      ),
      'src/engine/draft/migrate-draft',
      'src/engine/draft/questions-to-reanswer',
    ],
  },
  {
    name: 'inputs',
    modules: [
      '@mui/material/InputBase',
      '@mui/material/FormControl',
      'src/widgets/text',
      'src/widgets/email',
      'src/widgets/url',
      'src/widgets/parts/attributes',
      'src/widgets/parts/focus-group',
      'src/engine/ui/icons',
      'src/widgets/parts/input',
      'src/widgets/parts/text-input',
      'src/widgets/parts/use-correct-answer',
    ],
  },
  {
    name: 'ticks',
    modules: [
      'src/widgets/checkbox',
      'src/widgets/consent',
      'src/widgets/parts/box',
      'src/widgets/parts/tick',
      'src/widgets/parts/ticked-label',
    ],
  },
  // Lists that are searched, until they open.
  { name: 'search', modules: ['src/widgets/parts/search/search-box'] },
  { name: 'option-search', modules: ['src/widgets/parts/search/option-search'] },
  {
    name: 'country-names',
    modules: [
      'virtual:forms/country-names',
      'src/core/text/country-names',
      'src/definition/country-names',
    ],
  },
  {
    name: 'places',
    modules: [
      'country-region-data/dist/data',
      'src/widgets/country',
      'src/widgets/region',
      'src/widgets/parts/search/place-select',
    ],
  },
];

/** Returns an expression for the paths of a group's modules, on any system. */
function pathsOf({ modules, except = [] }: ModuleGroup): RegExp {
  const anyOf = (paths: string[]) => `(${paths.join('|').replaceAll('/', '[\\\\/]')})(\\W|$)`;
  const without = except.length > 0 ? `(?!.*[\\\\/]${anyOf(except)})` : '';
  return new RegExp(`^${without}(.*[\\\\/]|\0)${anyOf(modules)}`);
}

/** The groups as Rolldown takes them. */
export const bundleGroups = moduleGroups.map((group, index) => ({
  name: group.name,
  priority: moduleGroups.length - index,
  test: pathsOf(group),
}));
