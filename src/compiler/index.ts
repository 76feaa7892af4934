/**
 * The compiler: turns a folder of definitions into diagnostics and into modules for the browser. Its phases, in order:
 *
 * 1-read      reads the files of the folder
 * 2-parse     makes a product of them, without the values of a wrong shape
 * 3-analyze   derives texts, mappings, calculations, conditions and the plan of each form from the definitions together
 * 4-lint      checks the product by every rule
 * 5-emit      makes forms and screens that work in this process, and writes modules with them
 *
 * schema/ and model/ are shared by the phases: tools for JSON Schemas, and the product with its forms and screens.
 * compile.ts runs the phases, and workspace.ts stores the result of a folder.
 */

export {
  isDefinition,
  readForms,
  type Sources,
} from './1-read/read-folder.ts';
export { parseProduct } from './2-parse/parse-product.ts';
export {
  answersTakenBy,
  calculatedQuestionsOf,
} from './3-analyze/calculations/calculated-questions.ts';
export { entrancesOf } from './3-analyze/mappings/page-values.ts';
export { findSandboxMappings } from './3-analyze/mappings/sandbox-mappings.ts';
export { answersSchemaOf } from './3-analyze/mappings/scopes.ts';
export type { PointerSource } from './3-analyze/mappings/screen-mappings.ts';
export { findPageTextPointers, type TextPointer } from './3-analyze/mappings/text-pointers.ts';
export { compiledSchemaOf } from './3-analyze/plan/condition-table.ts';
export { sortFields } from './3-analyze/plan/order-questions.ts';
export { type FormPlan, planForm } from './3-analyze/plan/plan-form.ts';
export { pointersOfScreen, queryNamesIn } from './3-analyze/screen-pointers.ts';
export { placeholdersIn } from './3-analyze/texts/texts-at.ts';
export { textUnitsOf } from './3-analyze/translations/text-units.ts';
export { type LanguageFile, languageFilesOf } from './3-analyze/translations/translations.ts';
export { applyFixes } from './4-lint/apply-fixes.ts';
export { rules } from './4-lint/registered-rules.ts';
export { compileStrictForm, instantiateForm } from './5-emit/compile-form.ts';
export { instantiateScreen } from './5-emit/compile-screen.ts';
export { repeatedList } from './5-emit/compile-steps.ts';
export { evaluateLimit, evaluateMapping } from './5-emit/evaluate.ts';
export { countryNamesModule, type EmitOptions, modulePrefix } from './5-emit/module-ids.ts';
export {
  type Compilation,
  compileFolder,
  compileSources,
  createCompiler,
} from './compile.ts';
export {
  formatDiagnostic,
  formatDiagnostics,
} from './format-diagnostic.ts';
export { sourcePrefix } from './imported-sources.ts';
export { KeyedCache } from './model/cache.ts';
export { calculationNames, isWrittenValue, testedItems } from './model/calculation.ts';
export { type Diagnostic, type Finding, sortDiagnostics } from './model/diagnostic.ts';
export { milliseconds } from './model/duration.ts';
export { isExamples, translationTag } from './model/file-layout.ts';
export { choicePicturesOf } from './model/form/choice-pictures.ts';
export { isSearchSource } from './model/form/choice-sources.ts';
export { answerSchemaOf, choicesOf, otherAnswerOf } from './model/form/choices.ts';
export { schemaOfCondition } from './model/form/data-condition.ts';
export {
  type FieldSource,
  fieldsOf,
  type ObjectSource,
  objectOf,
  objectsOf,
  placesOf,
  questionsOf,
} from './model/form/form-fields.ts';
export type { BranchCondition } from './model/form/schema-parts.ts';
export { groupBy } from './model/group-by.ts';
export { listLanguages } from './model/list-languages.ts';
export { locate } from './model/locate.ts';
export { memoizeByObject } from './model/memoize.ts';
export { versionOf } from './model/page-version.ts';
export {
  type ExamplesSource,
  type FormSource,
  formsOf,
  formsOfScreen,
  isFullyParsed,
  type ProductSource,
  type ScreenSource,
  screenOf,
} from './model/product.ts';
export {
  answeredIn,
  answeredQuestions,
  type ExampleSource,
  examplesOf,
  journeySourcesOf,
} from './model/screen/examples.ts';
export { expectedBody } from './model/screen/expected-body.ts';
export { normalizeSteps, type Step } from './model/screen/normalize-steps.ts';
export { periodOf } from './model/screen/period.ts';
export { requestHeaders } from './model/screen/request-headers.ts';
export {
  callsOf,
  type QuestionRequest,
  questionRequestsOf,
  type RequestSource,
  requestsOf,
} from './model/screen/requests.ts';
export { sentFileQuestionsOf } from './model/screen/sent-files.ts';
export { suggest } from './model/suggest.ts';
export { textValuesIn } from './model/text-values.ts';
export { textsOf } from './model/texts.ts';
export { combineSchemas } from './schema/combine-schemas.ts';
export { compileSchema } from './schema/compile-validators.ts';
export { inlineReferences, pointerOfReference, referenceTo } from './schema/inline-references.ts';
export { limitCalculationOf } from './schema/limit-calculations.ts';
export { describesSameValue, everySchemaIn, mapSubschemas } from './schema/map-subschemas.ts';
export { validatedSchema } from './schema/object-shapes.ts';
export { parsePattern } from './schema/regex/parse.ts';
export { resolvePointer } from './schema/resolve-pointer.ts';
export { schemaWithout } from './schema/schema-without.ts';
export { uniqueNamesIn } from './schema/unique-names.ts';
export { openWorkspace, type Workspace } from './workspace.ts';
