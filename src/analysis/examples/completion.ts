import {
  type Diagnostic,
  type ExamplesSource,
  groupBy,
  locate,
  type ProductSource,
} from '../../compiler/index.ts';
import { fieldOf, getAt, isInside, setAt, toQuestionPointer } from '../../core/pointer.ts';
import type { ExamplesFile } from '../../definition/files/examples.ts';
import { joinExamples } from './join-equal.ts';
import { outermost } from './missing-answers.ts';
import { rule } from './rule.ts';

/** Something that an example lacks. */
export interface Addition {
  /** Pointer of the field that it is about, from the root of the answers. */
  field: string;
  /** Its place in the file. */
  pointer: string;
  value: unknown;
}

interface Change extends Addition {
  file: string;
  /** Name of the example or journey, and its place in the file. */
  name: string;
  example: string;
}

/** The examples of a product, and the changes that complete them: each place that has one solution. */
export class Completion {
  readonly #product: ProductSource;
  readonly #files = new Map<string, ExamplesFile>();
  readonly #changes: Change[] = [];

  readonly #withUnknown: string[];

  /** @param diagnostics those of the definitions */
  constructor(product: ProductSource, diagnostics: Diagnostic[]) {
    this.#product = product;
    this.#withUnknown = diagnostics
      .filter((one) => one.rule === 'unknown-example-field' && !one.fix)
      .map(({ file }) => this.#screenOf(file));
  }

  /** Returns whether the examples in a file of a screen wait for a person: a new question may be one with a new name. */
  waits(file: string): boolean {
    return this.#withUnknown.includes(this.#screenOf(file));
  }

  /** Returns the examples of a file, with all additions so far. */
  readonly examplesIn = ({ examplesPath, examples = {} }: ExamplesSource): ExamplesFile => {
    const known = this.#files.get(examplesPath) ?? structuredClone(examples);
    this.#files.set(examplesPath, known);
    return known;
  };

  /** Adds to an example or journey. */
  add(file: string, example: string, additions: Addition[]): void {
    const examples = this.#files.get(file) ?? {};
    for (const addition of additions) {
      setAt(examples, addition.pointer, addition.value);
      const name = String(getAt(examples, `${example}/name`));
      this.#changes.push({ ...addition, file, example, name });
    }
  }

  /** Returns whether something is added to a file: an example can be a change of another one. */
  changes(file: string): boolean {
    return this.#changes.some((one) => one.file === file);
  }

  /** Returns the fields that were added to the first answers of a file. */
  addedTo(file: string): string[] {
    return this.#changes
      .filter((one) => one.file === file && one.pointer.startsWith('/accepted/'))
      .map(({ field }) => field);
  }

  /** Returns one diagnostic for each field that examples lack, whose fix completes them all. */
  diagnostics(): Diagnostic[] {
    const { documents } = this.#product;
    const keyOf = ({ file, pointer }: Change) => `${file}${pointer}`;
    const sorted = [...this.#changes].sort((one, other) =>
      keyOf(one).localeCompare(keyOf(other), 'en', { numeric: true }),
    );
    const fields = new Set(sorted.map(({ field }) => toQuestionPointer(field)));
    const labelOf = ({ field }: Addition) =>
      fieldOf(outermost(toQuestionPointer(field), (holder) => fields.has(holder)));
    const byField = groupBy(sorted, (one) => `${this.#screenOf(one.file)} ${labelOf(one)}`);
    return [...byField.values()].flatMap((changes) => {
      const fixes = changes.map(({ file, example, pointer, value }) =>
        locate(
          { file, pointer: example, message: '', fix: { do: 'add', pointer, value } },
          rule,
          documents,
        ),
      );
      const [first] = changes;
      if (!first) return [];
      const names = [...new Set(changes.map(({ name }) => name))];
      const message = `${joinExamples(names)} ${names.length === 1 ? 'lacks' : 'lack'} "${labelOf(first)}". --fix adds a sample answer, or what is read or sent without one.`;
      const finding = { file: first.file, pointer: first.example, message };
      const fix = { do: 'several', fixes } as const;
      return [{ ...locate({ ...finding, fix }, rule, documents), severity: 'warning' as const }];
    });
  }

  #screenOf(file: string): string {
    return this.#product.screens.find(({ folder }) => isInside(file, folder))?.id ?? '';
  }
}
