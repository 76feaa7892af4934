import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ComponentType, createContext, type ReactNode } from 'react';
import type { FieldUi } from '../../../compiled/form.ts';
import { escapePart, toPointer } from '../../../core/pointer.ts';
import { useAsked } from '../form-context.tsx';

/** The fields that are totals, by their pointers. */
export const TotalsContext = createContext<ReadonlyMap<string, ReactNode>>(new Map());

interface TotalsProps extends ObjectFieldTemplateProps {
  Template: ComponentType<ObjectFieldTemplateProps>;
}

/** Draws an object without the questions that are totals of its tables, and hands these to the tables. */
export function ObjectWithTotals({ Template, ...props }: TotalsProps) {
  const ui = (props.uiSchema ?? {}) as FieldUi;
  const at = toPointer(props.fieldPathId.path);
  const tables = new Map(
    props.properties.flatMap(({ name }) =>
      Object.values(totalsIn(ui[name])).map((total) => [total, `${at}/${escapePart(name)}`]),
    ),
  );
  if (tables.size === 0) return <Template {...props} />;
  const totals = new Map(
    props.properties
      .filter(({ name }) => tables.has(name))
      .map(({ name, content }) => [`${at}/${escapePart(name)}`, content]),
  );
  const properties = props.properties.map((property) => {
    const table = tables.get(property.name);
    if (table === undefined) return property;
    const content = (
      <WithoutTable key={property.name} table={table}>
        {property.content}
      </WithoutTable>
    );
    return { ...property, content };
  });
  return (
    <TotalsContext value={totals}>
      <Template {...props} properties={properties} />
    </TotalsContext>
  );
}

/** Returns the names of the totals in the options of a table, by the names of their columns. */
export const totalsIn = (ui: unknown): Record<string, string> =>
  ((ui as FieldUi | undefined)?.['ui:options']?.totals ?? {}) as Record<string, string>;

/** Draws a total in its own place while its table is not asked. */
function WithoutTable({ table, children }: { table: string; children: ReactNode }) {
  const isInTable = useAsked(table);
  return isInTable ? null : children;
}
