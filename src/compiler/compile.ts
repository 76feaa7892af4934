import { basename, resolve } from 'node:path';
import { type Diagnostic, type Finding, sortDiagnostics } from './diagnostic.ts';
import { locate } from './locate.ts';
import { fillNames, namesOf } from './names.ts';
import { parseTexts } from './parse.ts';
import { isInside } from './pointer.ts';
import { assembleProduct, type ProductSource } from './product.ts';
import { readForms, type Sources } from './read.ts';
import { rules } from './rules/index.ts';
import { misshapesOfFiles, misshapesOfUi } from './shape/misshapes.ts';
import { withoutMisshapes } from './shape/repair.ts';

export interface Checked {
  /** The product as it was written; to be emitted only where there is no error. */
  product: ProductSource;
  diagnostics: Diagnostic[];
  sources: Sources;
}

/** Reads, parses and checks a forms folder. */
export async function checkForms(folder: string): Promise<Checked> {
  const sources = await readForms(folder);
  return { ...checkSources(basename(resolve(folder)), sources), sources };
}

/** Parses and checks the texts of a forms folder named `root`. */
export function checkSources(
  root: string,
  sources: Sources,
): Pick<Checked, 'product' | 'diagnostics'> {
  const product = readSources(root, sources);
  const found = rules.flatMap(({ id, check }) =>
    check(product)
      .filter((finding) => !isConsequence(finding, product))
      .map((finding) => ({ id, finding })),
  );
  const broken = new Set(
    found.flatMap(({ finding }) => (finding.severity || finding.lastResort ? [] : [finding.file])),
  );
  const diagnostics = found
    .filter(({ finding }) => !finding.lastResort || !broken.has(finding.file))
    .map(({ id, finding }) => locate(finding, id, product.documents));
  return { product, diagnostics: sortDiagnostics(diagnostics) };
}

/** The product that the texts describe, with names filled in and without what is misshapen. */
export function readSources(root: string, { texts, others }: Sources): ProductSource {
  const parsed = parseTexts(texts);
  const written = fillNames(parsed, namesOf(parsed.get(`${root}/app.json`)));
  const ofFiles = misshapesOfFiles(root, written);
  const wellFormed = withoutMisshapes(written, ofFiles);
  const ofUi = misshapesOfUi(assembleProduct(root, wellFormed));
  const sound = withoutMisshapes(wellFormed, ofUi);
  return assembleProduct(root, sound, others, [...ofFiles, ...ofUi]);
}

/** Whether a misshapen value at the same place, or around it, says it already. */
const isConsequence = (finding: Finding, { misshapes }: ProductSource): boolean =>
  misshapes.some(
    ({ file, pointer, message }) =>
      file === finding.file && message !== finding.message && isInside(finding.pointer, pointer),
  );
