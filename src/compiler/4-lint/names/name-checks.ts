import type { Finding } from '../../model/diagnostic.ts';
import type { ProductSource } from '../../model/product.ts';
import {
  findRepeated,
  findUnused,
  type NameUse,
  type UnknownName,
  unknownName,
} from './name-findings.ts';

/** The names among which each has one meaning, such as the calls of the product or the definitions of one schema. */
export interface NameSpace {
  declared?: NameUse[];
  /** The possible names, where no file declares them. */
  known?: readonly string[];
  used?: NameUse[];
  /** Whether all uses are known; otherwise no name is reported as unused. */
  isComplete?: boolean;
}

type Kind = (product: ProductSource) => NameSpace[];

type Check = (product: ProductSource) => Finding[];

/** Checks that used names are known. */
export const unknown =
  (
    kind: Kind,
    messageFor: (name: string) => string,
    besides: (name: string) => Partial<UnknownName> = () => ({}),
  ): Check =>
  (product) =>
    kind(product).flatMap(({ declared = [], known = declared.map(nameOf), used = [] }) =>
      used
        .filter(({ name, comparedAs = name }) => !known.includes(comparedAs))
        .map((use) =>
          unknownName(use, { message: messageFor(use.name), known, ...besides(use.name) }),
        ),
    );

/** Checks that declared names are used; a name that is not is a warning. */
export const unused =
  (kind: Kind, messageFor: (name: string) => string): Check =>
  (product) =>
    kind(product).flatMap(({ declared = [], used = [], isComplete }) =>
      (isComplete ? findUnused(declared, used.map(nameOf)) : []).map(
        ({ name, ...place }): Finding => ({
          ...place,
          message: messageFor(name),
          severity: 'warning',
        }),
      ),
    );

/** Checks that each name is declared once. */
export const repeated =
  (
    kind: Kind,
    messageFor: (again: NameUse, first: NameUse) => string,
    fix?: Finding['fix'],
  ): Check =>
  (product) =>
    kind(product).flatMap(({ declared = [] }) =>
      findRepeated(declared).map(({ again, first }) => {
        const { file, pointer, key } = again;
        return { file, pointer, key, message: messageFor(again, first), fix };
      }),
    );

const nameOf = ({ name }: NameUse): string => name;
