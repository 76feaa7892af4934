import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { type RJSFSchema, toFieldPathId, type UiSchema } from '@rjsf/utils';
import {
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useHost } from '../../host.tsx';
import { TextFillerContext } from '../../text/text-filler.ts';
import { MarksExplained } from '../field/marks.tsx';
import { FormContext } from '../form-context.tsx';
import type { FormStore } from '../form-store.ts';
import { LockedContext } from '../locked.ts';
import type { FormChecks, ReadyForm } from '../ready-form.ts';
import { globalFormOptions, registryFor } from './registry.ts';
import { useFirstPress } from './use-first-press.ts';
import { useListLengths } from './use-list-lengths.ts';
import { typedInto, useLock } from './use-lock.ts';
import { useSummary } from './use-summary.tsx';
import { useTouch } from './use-touch.ts';

const fieldPathId = toFieldPathId('', globalFormOptions);
const ignore = () => {};

interface FormViewProps {
  ready: ReadyForm;
  store: FormStore;
  /** Called when the form is submitted and every answer is valid. Returns a promise of the end of their call. */
  onValid: () => Promise<unknown> | undefined;
  autoComplete?: 'on' | 'off';
  /** Whether the answers are being sent, or the visitor waits for another step. */
  isLocked?: boolean;
  /** The contents below the fields: alerts and buttons. */
  children: ReactNode;
}

/**
 * A form on the screen. RJSF's fields lay it out, and know no more of the answers than how many items each list has;
 * everything else is in the store, so RJSF's own form, which stores and validates answers, is not used.
 *
 * These parts of RJSF run: `SchemaField`, which picks the field and the template of each part of the schema by its ui
 * schema; `ArrayField`, which gives items their keys and their buttons their calls; `toFieldPathId`; and the buttons of
 * list items of its MUI theme. `registry.ts` has our own fields, templates and schema utilities in the place of the
 * others. The compiler makes the validators, with the Ajv of `@rjsf/validator-ajv8`. A new version of RJSF affects us
 * where it changes the props of fields and templates, the ids of fields, or what `SchemaField` asks of the registry.
 */
export function FormView({ ready, store, onValid, children, ...props }: FormViewProps) {
  const { autoComplete, isLocked = false } = props;
  const fields = useRef<HTMLDivElement>(null);
  const checks = useChecks(ready, store);
  const [isChecking, setChecking] = useState(false);
  const lock = useLock(fields, isLocked || isChecking);
  const isLeft = useRef(false);
  useLayoutEffect(() => {
    isLeft.current = isLocked;
  }, [isLocked]);
  const { summary, announce, clearAfter } = useSummary(store, fields);
  const formData = useListLengths(store);
  const { touch, ...presses } = useTouch(store);
  const stopSecondPress = useFirstPress();
  const context = useMemo(
    () => ({ store, touch, widgets: ready.widgets, checks, NoChoices: ready.NoChoices }),
    [store, touch, ready, checks],
  );
  const registry = useMemo(() => registryFor(ready), [ready]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLocked || isChecking) return;
    if (!store.attemptSubmit()) return announce();
    if (checks) {
      const finished = checks.finish();
      setChecking(checks.state.underWay.size > 0);
      const isValid = await finished;
      setChecking(false);
      // The visitor has gone elsewhere meanwhile, where a step may still be on its way.
      if (isLeft.current) return;
      if (isValid === false) announce();
      if (!isValid) return;
    }
    const outcome = onValid();
    if (outcome) void clearAfter(outcome);
  };

  return (
    <FormContext.Provider value={context}>
      <form
        className="form"
        // Submitted before the script arrived, a form outside a dialog stays where it is and loses nothing.
        method="dialog"
        noValidate
        autoComplete={autoComplete}
        onSubmit={submit}
        onChangeCapture={visitFilledIn}
        {...presses}
      >
        {summary}
        <div ref={fields} onClickCapture={stopSecondPress} {...lock}>
          <MarksExplained form={store.form} />
          <SchemaField
            name=""
            schema={store.form.schema as RJSFSchema}
            uiSchema={store.form.ui as UiSchema}
            formData={formData}
            fieldPathId={fieldPathId}
            registry={registry}
            onChange={ignore}
            onBlur={ignore}
            onFocus={ignore}
          />
        </div>
        <LockedContext value={isLocked || isChecking}>{children}</LockedContext>
      </form>
    </FormContext.Provider>
  );
}

/**
 * Makes the events of focus around what the browser fills in without any: some widgets drop the text of a box without focus,
 * and all look it up or tidy it once the box is left.
 */
function visitFilledIn({ target }: FormEvent<HTMLElement>): void {
  if (target === document.activeElement || !(target as HTMLElement).matches(typedInto)) return;
  target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  queueMicrotask(() => target.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
}

/** Returns the checks of a form by calls, which follow it while it is on the screen; `undefined` where it has none. */
function useChecks({ createChecks }: ReadyForm, store: FormStore): FormChecks | undefined {
  const { send } = useHost();
  const filler = useContext(TextFillerContext);
  const checks = useMemo(
    () => createChecks?.(store, { send, fillOutcome: filler?.fillOutcome }),
    [createChecks, store, send, filler],
  );
  useEffect(() => checks?.open(), [checks]);
  return checks;
}
