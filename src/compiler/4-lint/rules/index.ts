/** Every rule that definitions are checked by. A new one is a file of its own, a line here, and a folder of tests. */
import { autocompleteToken } from './autocomplete-token.ts';
import { callParams } from './call-params.ts';
import { circularRef } from './circular-ref.ts';
import { deadCondition } from './dead-condition.ts';
import { deadEnd } from './dead-end.ts';
import { duplicateChoice } from './duplicate-choice.ts';
import { duplicateDraftKey } from './duplicate-draft-key.ts';
import { duplicateExample } from './duplicate-example.ts';
import { duplicateField } from './duplicate-field.ts';
import { duplicateRoute } from './duplicate-route.ts';
import { duplicateStep } from './duplicate-step.ts';
import { duplicateTitle } from './duplicate-title.ts';
import { emptyText } from './empty-text.ts';
import { exampleAnswers } from './example-answers.ts';
import { exampleEnd } from './example-end.ts';
import { exampleReply } from './example-reply.ts';
import { fieldName } from './field-name.ts';
import { idleBranch } from './idle-branch.ts';
import { idleMessage } from './idle-message.ts';
import { idleMigration } from './idle-migration.ts';
import { idleOutcome } from './idle-outcome.ts';
import { ifWithoutRequired } from './if-without-required.ts';
import { impossibleLimits } from './impossible-limits.ts';
import { impossibleValue } from './impossible-value.ts';
import { incompleteChoice } from './incomplete-choice.ts';
import { invalidDefault } from './invalid-default.ts';
import { jsonDuplicateKey } from './json-duplicate-key.ts';
import { jsonSyntax } from './json-syntax.ts';
import { keptDraft } from './kept-draft.ts';
import { linkScheme } from './link-scheme.ts';
import { literalPointer } from './literal-pointer.ts';
import { lostAnswer } from './lost-answer.ts';
import { lowContrast } from './low-contrast.ts';
import { mappingKeys } from './mapping-keys.ts';
import { markup } from './markup.ts';
import { migrationOrder } from './migration-order.ts';
import { misplacedRule } from './misplaced-rule.ts';
import { missingChoices } from './missing-choices.ts';
import { missingFile } from './missing-file.ts';
import { missingFrozenDraft } from './missing-frozen-draft.ts';
import { missingKey } from './missing-key.ts';
import { missingMessage } from './missing-message.ts';
import { missingPicture } from './missing-picture.ts';
import { missingSandboxCall } from './missing-sandbox-call.ts';
import { missingTitle } from './missing-title.ts';
import { patternSyntax } from './pattern-syntax.ts';
import { regionCountry } from './region-country.ts';
import { reservedRoute } from './reserved-route.ts';
import type { Rule } from './rule.ts';
import { secretField } from './secret-field.ts';
import { slowPattern } from './slow-pattern.ts';
import { unaskedField } from './unasked-field.ts';
import { unfilledWord } from './unfilled-word.ts';
import { unknownCall } from './unknown-call.ts';
import { unknownConditionField } from './unknown-condition-field.ts';
import { unknownCountry } from './unknown-country.ts';
import { unknownData } from './unknown-data.ts';
import { unknownExampleField } from './unknown-example-field.ts';
import { unknownExampleStep } from './unknown-example-step.ts';
import { unknownField } from './unknown-field.ts';
import { unknownFormat } from './unknown-format.ts';
import { unknownKey } from './unknown-key.ts';
import { unknownName } from './unknown-name.ts';
import { unknownOption } from './unknown-option.ts';
import { unknownOutcomeField } from './unknown-outcome-field.ts';
import { unknownPointer } from './unknown-pointer.ts';
import { unknownRef } from './unknown-ref.ts';
import { unknownRequiredField } from './unknown-required-field.ts';
import { unknownRoute } from './unknown-route.ts';
import { unknownWidget } from './unknown-widget.ts';
import { unreachableScreen } from './unreachable-screen.ts';
import { unreachableStep } from './unreachable-step.ts';
import { unreadFile } from './unread-file.ts';
import { unsupportedSchema } from './unsupported-schema.ts';
import { unusedCall } from './unused-call.ts';
import { unusedDefinition } from './unused-definition.ts';
import { unusedName } from './unused-name.ts';
import { unusedStep } from './unused-step.ts';
import { widgetType } from './widget-type.ts';
import { wrongExample } from './wrong-example.ts';
import { wrongSchemaLink } from './wrong-schema-link.ts';
import { wrongValue } from './wrong-value.ts';

export const rules: Rule[] = [
  autocompleteToken,
  callParams,
  circularRef,
  deadCondition,
  deadEnd,
  duplicateChoice,
  duplicateDraftKey,
  duplicateExample,
  duplicateField,
  duplicateRoute,
  duplicateStep,
  duplicateTitle,
  emptyText,
  exampleAnswers,
  exampleEnd,
  exampleReply,
  fieldName,
  idleBranch,
  idleMessage,
  idleMigration,
  idleOutcome,
  ifWithoutRequired,
  impossibleLimits,
  impossibleValue,
  incompleteChoice,
  invalidDefault,
  jsonDuplicateKey,
  jsonSyntax,
  keptDraft,
  linkScheme,
  literalPointer,
  lostAnswer,
  lowContrast,
  mappingKeys,
  markup,
  migrationOrder,
  misplacedRule,
  missingChoices,
  missingFile,
  missingFrozenDraft,
  missingKey,
  missingMessage,
  missingPicture,
  missingSandboxCall,
  missingTitle,
  patternSyntax,
  regionCountry,
  reservedRoute,
  secretField,
  slowPattern,
  unaskedField,
  unfilledWord,
  unknownCall,
  unknownConditionField,
  unknownCountry,
  unknownData,
  unknownExampleField,
  unknownExampleStep,
  unknownField,
  unknownFormat,
  unknownKey,
  unknownName,
  unknownOption,
  unknownOutcomeField,
  unknownPointer,
  unknownRef,
  unknownRequiredField,
  unknownRoute,
  unknownWidget,
  unreachableScreen,
  unreachableStep,
  unreadFile,
  unsupportedSchema,
  unusedCall,
  unusedDefinition,
  unusedName,
  unusedStep,
  widgetType,
  wrongExample,
  wrongSchemaLink,
  wrongValue,
];
