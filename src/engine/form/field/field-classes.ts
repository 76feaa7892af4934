/** The widths of fields that share a row, in columns of twelve. */
export const sharedWidths = { 'two-thirds': 8, half: 6, third: 4 };

/** The classes of fields and their parts, and of what is around several fields. */
export const fieldClasses = {
  grid: 'field-grid',
  group: 'field-group',
  cell: 'field-cell',
  label: 'field-label',
  hint: 'field-hint',
  note: 'field-note',
  mark: 'field-mark',
  marks: 'field-marks',
};
