/** Modules that are needed together. */
interface ModuleGroup {
  name: string;
  /** Source files without their endings, folders, and files or folders of packages. */
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
      'src/widgets/parts/input',
      'src/widgets/parts/text-input',
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
];

/** Returns an expression for the paths of a group's modules, on any system. */
function pathsOf({ modules, except = [] }: ModuleGroup): RegExp {
  const anyOf = (paths: string[]) => `(${paths.join('|').replaceAll('/', '[\\\\/]')})\\W`;
  const without = except.length > 0 ? `(?!.*[\\\\/]${anyOf(except)})` : '';
  return new RegExp(`^${without}.*[\\\\/]${anyOf(modules)}`);
}

/** The groups as Rolldown takes them. */
export const bundleGroups = moduleGroups.map((group, index) => ({
  name: group.name,
  priority: moduleGroups.length - index,
  test: pathsOf(group),
}));
