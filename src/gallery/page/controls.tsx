export type Widths = 'both' | 'phone' | 'desktop';
type Scheme = 'system' | 'light' | 'dark';

interface ControlsProps {
  searchable: boolean;
  filter: string;
  setFilter: (filter: string) => void;
  widths: Widths;
  setWidths: (widths: Widths) => void;
  scheme: Scheme;
  setScheme: (scheme: Scheme) => void;
}

export function Controls(props: ControlsProps) {
  return (
    <div className="controls">
      {props.searchable && (
        <input
          type="search"
          aria-label="Show only states with"
          placeholder="Filter: a field, a message, “offline” …"
          value={props.filter}
          onChange={(event) => props.setFilter(event.target.value)}
        />
      )}
      <Choice
        label="Widths"
        value={props.widths}
        set={props.setWidths}
        values={{ both: 'Both', phone: 'Phone', desktop: 'Desktop' }}
      />
      <Choice
        label="Colours"
        value={props.scheme}
        set={props.setScheme}
        values={{ system: 'System', light: 'Light', dark: 'Dark' }}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  values: Record<T, string>;
  set: (value: T) => void;
}

function Choice<T extends string>({ label, value, values, set }: ChoiceProps<T>) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {(Object.keys(values) as T[]).map((each) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => set(each)}>
          {values[each]}
        </button>
      ))}
    </fieldset>
  );
}
