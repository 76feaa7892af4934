import { Type } from 'typebox';
import { CalculationJson } from '../files/calculation.ts';
import { QuestionCondition } from '../files/condition.ts';
import { Check } from '../files/request.ts';
import { atListInstead, atQuestion, onlyAt } from '../places.ts';
import { pointer, type UiKeyEntry } from '../ui-key-entry.ts';
import { answerWidths, type FieldWidth, rowShares } from '../widget-catalogue/entry.ts';

/** The rules whose breach a note can say: the input itself keeps to others, or has to. */
const remarkingRules = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'pattern',
  'minLength',
  'formatMinimum',
  'formatMaximum',
  'formatExclusiveMinimum',
  'formatExclusiveMaximum',
  'weekdays',
] as const;

const atTable = 'Only a list or a group with "ui:widget": "table" has it.';

const ofLists = { ...onlyAt('list', 'Only a list has it.'), item: atListInstead };

/** The options that fields have with every widget, and those of lists; they stand under "ui:options". */
export const fieldOptions = {
  width: {
    schema: Type.Unsafe<FieldWidth>(
      Type.Union(
        [...rowShares, ...answerWidths].map((width) => Type.Literal(width)),
        {
          description:
            'Share of the row on wide screens; `"short"` and `"medium"` are the room of such an answer, in a row of its own. By default, the widget and the longest answer decide.',
        },
      ),
    ),
    refusedAt: onlyAt('question', 'Only questions share a row.'),
    label: 'width',
    words: { unset: '"by its answer"' },
  },
  when: {
    schema: QuestionCondition,
    refusedAt: {
      form: 'For a step, write "when" in screen.json; for a form, write it at each question.',
      item: atListInstead,
    },
  },
  clearedBy: {
    schema: pointer(
      'The answer is emptied when the visitor changes the answer at this pointer.',
      '/answers/country',
    ),
    refusedAt: { form: atQuestion, group: atQuestion, item: atQuestion },
    label: 'the answer whose change empties {it}',
    pointsTo: 'any',
    inQuestion: true,
  },
  check: {
    schema: Type.Literal('last', {
      description:
        'The field is checked only by Next or Submit, and only once all other fields are valid.',
    }),
    refusedAt: onlyAt('question', atQuestion),
    label: '{it}',
    words: {
      last: 'validated only once all other answers are right',
      unset: 'validated together with the other answers',
    },
    inQuestion: true,
  },
  remarks: {
    schema: Type.Array(Type.Union(remarkingRules.map((rule) => Type.Literal(rule))), {
      minItems: 1,
      uniqueItems: true,
      description:
        'Rules of schema.json that refuse no answer: once the field is left, their message is a note below it, and Next goes on.',
      examples: [['maximum']],
    }),
    refusedAt: onlyAt('question', atQuestion),
    label: 'the list of the rules of {it} that only remark',
    inQuestion: true,
  },
  checkWith: { schema: Check, refusedAt: onlyAt('question', atQuestion) },
  calculated: {
    schema: CalculationJson,
    refusedAt: onlyAt('question', atQuestion),
    label: 'the calculation of {it}',
  },
  proposed: {
    schema: {
      ...CalculationJson,
      description:
        'Proposes the answer, which follows the other values until the visitor changes it. Written as "calculated" is. In a group that may stay empty, a proposed answer counts: the required questions of the group then have to be answered too.',
      examples: [{ difference: [100, '/answers/first_share'] }],
    },
    refusedAt: onlyAt('question', atQuestion),
    label: 'the calculation that proposes {it}',
  },
  shown: {
    schema: Type.Boolean({
      description: 'Whether visitors see a calculated answer.',
      default: true,
      examples: [false],
    }),
    refusedAt: onlyAt('question', 'Only a calculated answer has it.'),
    label: 'whether {it} is shown',
  },
  addText: {
    schema: Type.String({
      description: 'Text of the button that adds an item.',
      examples: ['Add another pet'],
    }),
    refusedAt: ofLists,
    label: 'the button that adds to {it}',
    holds: 'text',
    inQuestion: true,
  },
  forEach: {
    schema: Type.String({
      description:
        'Name of a question of the items: the list has one item for each choice of it, in that order, which nobody adds or removes. The title of the choice heads the item, and the choice is sent with it.',
      examples: ['channel'],
    }),
    refusedAt: ofLists,
    label: 'the question for whose choices {it} has items',
    part: 'list/choice-items.tsx',
    inQuestion: true,
  },
  orderable: {
    schema: Type.Boolean({
      description: 'Whether items can be moved up and down.',
      default: true,
    }),
    refusedAt: ofLists,
    label: 'whether the items of {it} can be moved up and down',
  },
  totals: {
    schema: Type.Record(Type.String(), Type.String(), {
      description:
        'Calculated answers in the last row of a table: by the name of a column, the name of a question beside the table.',
      examples: [{ cost: 'all_costs' }],
      minProperties: 1,
    }),
    refusedAt: { form: atTable, question: atTable, item: atListInstead },
    label: 'the list of the totals of {it}',
  },
} as const satisfies Record<string, UiKeyEntry>;
