import type {
  ArrayFieldTemplateProps,
  FieldProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
} from '@rjsf/utils';
import { type ComponentProps, type ComponentType, type ReactNode, useContext } from 'react';
import type { FieldUi } from '../../../compiled/form.ts';
import { escapePart, toPointer } from '../../../core/pointer.ts';
import { fill } from '../../../definition/texts.ts';
import { useTexts } from '../../host.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.tsx';
import { AnswerField } from '../field/answer-field.tsx';
import { FieldLabel, FieldTemplate } from '../field/field.tsx';
import { Hint } from '../field/hint.tsx';
import { Note } from '../field/note.tsx';
import { ObjectFieldTemplate } from '../field/object.tsx';
import { useAsked, useGroup, useQuestion } from '../form-context.tsx';
import { ItemFrameContext, RemovedContext } from '../list/list-context.ts';
import type { ReadyForm } from '../ready-form.ts';
import { columnNames } from './columns.ts';
import { Table, withEmptyCells } from './table.tsx';
import { ColumnsContext, RowTitleContext } from './table-context.ts';
import { ObjectWithTotals } from './totals.tsx';

/** Draws lists and groups whose widget is a table as one, where there is room for it. */
export function addTo(ready: ReadyForm): ReadyForm {
  const { templates, fields } = ready;
  const List = templates.ArrayFieldTemplate as ComponentType<ArrayFieldTemplateProps>;
  const Template = templates.ObjectFieldTemplate ?? ObjectFieldTemplate;
  const Field = templates.FieldTemplate ?? FieldTemplate;
  const Answer = fields.answer ?? AnswerField;
  return {
    ...ready,
    templates: {
      ...templates,
      ArrayFieldTemplate: (props) =>
        isTable(props.uiSchema) ? <ListTable {...props} List={List} /> : <List {...props} />,
      ObjectFieldTemplate: (props) => {
        const isRow = useContext(ColumnsContext) !== undefined;
        if (isRow) return <Row {...props} />;
        return isTable(props.uiSchema) ? (
          <GroupTable {...props} Template={Template} />
        ) : (
          <ObjectWithTotals {...props} Template={Template} />
        );
      },
      FieldTemplate: (props) => {
        const isInTable = useContext(ColumnsContext) !== undefined;
        return isInTable ? <FieldInTable {...props} /> : <Field {...props} />;
      },
    },
    fields: {
      ...fields,
      answer: (props: FieldProps) => {
        const isInTable = useContext(ColumnsContext) !== undefined;
        const pointer = toPointer(props.fieldPathId.path);
        return (
          <Answer {...props} drawnLabel={isInTable ? <CellLabel pointer={pointer} /> : undefined} />
        );
      },
    },
  };
}

const isTable = (ui: unknown): boolean =>
  (ui as FieldUi | undefined)?.['ui:arrangement'] === 'table';

interface ListTableProps extends ArrayFieldTemplateProps {
  List: ComponentType<ArrayFieldTemplateProps>;
}

/** A list of groups, each of which is a row. */
function ListTable({ List, ...props }: ListTableProps) {
  const pointer = toPointer(props.fieldPathId.path);
  const question = useQuestion(pointer);
  const items = props.uiSchema?.items as FieldUi | undefined;
  const table = (
    <ItemFrameContext key="" value={ItemRow}>
      <Table
        pointer={pointer}
        label={question?.label}
        ui={props.uiSchema}
        rows={((props.formData ?? []) as unknown[]).map((_, index) => `${pointer}/${index}`)}
        names={columnNames(props.schema.items as RJSFSchema, items)}
        columnUi={(items ?? {}) as ComponentProps<typeof Table>['columnUi']}
        hasButtons={!props.readonly && question?.forEach === undefined}
      >
        <ItemRows rows={props.items} />
      </Table>
    </ItemFrameContext>
  );
  return <List {...props} items={[table]} />;
}

/** The rows of a list, and one over all columns in the place of the row that was removed last. */
function ItemRows({ rows }: { rows: ReactNode[] }) {
  const removed = useContext(RemovedContext);
  const columns = useContext(ColumnsContext) ?? [];
  if (!removed) return rows;
  const row = (
    <tr key="removed" data-removed>
      {/* The title of the row and its buttons have columns of their own. */}
      <td colSpan={columns.length + 2}>{removed.line}</td>
    </tr>
  );
  return rows.toSpliced(removed.index, 0, row);
}

/** An item of a list, with its buttons in the last cell. */
function ItemRow({ title, actions, children }: ComponentProps<ItemFrame>) {
  return (
    <tr data-item>
      <th scope="row">{title}</th>
      <RowTitleContext value={title}>{children}</RowTitleContext>
      {actions && <td data-buttons>{actions}</td>}
    </tr>
  );
}

type ItemFrame = NonNullable<React.ContextType<typeof ItemFrameContext>>;

interface GroupTableProps extends ObjectFieldTemplateProps {
  Template: ComponentType<ObjectFieldTemplateProps>;
}

/** A group of groups of one shape, each of which is a row. */
function GroupTable({ Template, ...props }: GroupTableProps) {
  const { properties, schema, uiSchema } = props;
  const pointer = toPointer(props.fieldPathId.path);
  const group = useGroup(pointer);
  const [first = ''] = properties.map(({ name }) => name);
  const ui = uiSchema?.[first] as FieldUi | undefined;
  const content = (
    <Table
      key=""
      pointer={pointer}
      label={group?.label}
      ui={uiSchema}
      rows={properties.map(({ name }) => `${pointer}/${escapePart(name)}`)}
      names={columnNames(schema.properties?.[first] as RJSFSchema, ui)}
      columnUi={(ui ?? {}) as ComponentProps<typeof Table>['columnUi']}
    >
      {properties.map((row) => row.content)}
    </Table>
  );
  const table = { content, name: '', disabled: false, readonly: false, hidden: false };
  return <Template {...props} properties={[table]} />;
}

/** The cells of a row; of one that is a group, with its title. */
function Row({ properties, fieldPathId }: ObjectFieldTemplateProps) {
  const columns = useContext(ColumnsContext) ?? [];
  const group = useGroup(toPointer(fieldPathId.path));
  const fields = new Map(properties.map(({ name, content }) => [name, content]));
  const cells = withEmptyCells(columns, fields);
  // An item of a list brings the row around its cells.
  if (typeof fieldPathId.path.at(-1) === 'number') return cells;
  return (
    <tr>
      <th scope="row">
        {group?.label}
        {group?.description && <p>{group.description}</p>}
      </th>
      <RowTitleContext value={group?.label}>{cells}</RowTitleContext>
    </tr>
  );
}

/** A question as a cell of its row, or the row itself. */
function FieldInTable(props: FieldTemplateProps) {
  const { id, children } = props;
  const ui = props.uiSchema as FieldUi;
  const pointer = toPointer(props.fieldPathId.path);
  const isAsked = useAsked(pointer);
  const question = useQuestion(pointer);
  if (ui['ui:field'] !== 'answer') return isAsked ? children : null;
  if (!isAsked || !question) return <td />;
  return (
    <td data-cell data-read-only={props.readonly || undefined}>
      <FieldLabel {...{ id, pointer, question }} label={<CellLabel pointer={pointer} />} />
      <Hint id={id} pointer={pointer} description={question.description} help={ui['ui:help']} />
      {children}
      {/* The header shows the help: no message can take its place. */}
      <Note id={id} pointer={pointer} help={undefined} isNoted={question.noted} />
    </td>
  );
}

/** The label of a cell: the title of its column, and for screen readers that of its row too. */
function CellLabel({ pointer }: { pointer: string }) {
  const texts = useTexts();
  const row = useContext(RowTitleContext);
  const label = useQuestion(pointer)?.label;
  if (!row) return label;
  return (
    <>
      <span aria-hidden>{label}</span>
      {/* As a whole: screen readers pause before and after words that are hidden. */}
      <span style={visuallyHidden}>{fill(texts.inRow, { label, row })}</span>
    </>
  );
}
