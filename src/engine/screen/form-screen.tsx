import { useContext, useEffect } from 'react';
import type { CompiledFormScreen } from '../../compiled/screen.ts';
import { DraftContext } from '../draft/draft-context.ts';
import { useFlushOnLeave } from '../draft/use-flush-on-leave.ts';
import type { ReadyForm } from '../form/ready-form.ts';
import { FormView } from '../form/rjsf/form-view.tsx';
import { readyForm } from '../form/rjsf/load-form.ts';
import { useTexts } from '../host.tsx';
import { useKeyedState } from '../state/use-keyed-state.ts';
import { useStore } from '../state/use-store.ts';
import { RichTextView } from '../ui/rich-text.tsx';
import type { WidgetSet } from '../widget-props.ts';
import { Actions } from './actions.tsx';
import { FormScreenStore } from './form-screen-store.ts';
import { Frame, useFocusOnOpen, useTitle } from './frame.tsx';
import { IntroText } from './intro-text.tsx';
import { withLeaving } from './load-leaving.tsx';
import { Loaded } from './loaded.tsx';
import { useEnvironment } from './use-environment.ts';
import { Waiting } from './waiting.tsx';

interface FormScreenProps {
  screen: CompiledFormScreen;
  ready: ReadyForm;
}

/** A screen of one form. */
function FormScreen(props: FormScreenProps) {
  const { screen } = props;
  return (
    <Frame width={screen.width}>
      <Heading {...screen} />
      {!waitsForValues(screen) && <IntroText text={screen.intro} />}
      <Loaded load={screen.load}>{(loaded) => <OneForm {...props} loaded={loaded} />}</Loaded>
    </Frame>
  );
}

function Heading({ id, title }: Pick<CompiledFormScreen, 'id' | 'title'>) {
  useTitle(title);
  const heading = useFocusOnOpen<HTMLHeadingElement>(id);
  return (
    <h1 ref={heading} tabIndex={-1}>
      <RichTextView text={title} />
    </h1>
  );
}

/** Returns whether the intro is shown only with the values of the load call. */
const waitsForValues = ({ load, values }: CompiledFormScreen) => load && values;

interface OneFormProps extends FormScreenProps {
  loaded: unknown;
}

/** The form of a screen whose load call has succeeded. */
function OneForm({ screen, ready, loaded }: OneFormProps) {
  const texts = useTexts();
  const parts = useContext(DraftContext);
  const environment = useEnvironment(screen, loaded);
  const [store] = useKeyedState(
    environment,
    () => new FormScreenStore(screen, ready.form, environment),
  );
  const view = useStore(store, (state) => state);
  const sending = useStore(store.submission, (state) => state.sending);
  useFlushOnLeave(store.draft, store.forgetSecrets);
  useEffect(() => store.submission.open(), [store]);
  if (view.kind === 'failed') throw view.error;
  if (view.kind === 'opening') return <Waiting />;
  return (
    <>
      {waitsForValues(screen) && <IntroText text={screen.intro} />}
      {parts && <parts.Notices {...view} draft={store.draft} forms={[ready.form]} />}
      <FormView
        ready={ready}
        store={view.form}
        onValid={store.submit}
        autoComplete={screen.autocomplete}
        isLocked={sending}
      >
        <Actions submission={store.submission} submit={texts.submit} />
        {parts && <parts.Status draft={store.draft} />}
      </FormView>
    </>
  );
}

/** Returns the view of a form screen, once its form can be shown. */
export const loadView = (screen: CompiledFormScreen, widgets: WidgetSet) =>
  withLeaving(screen, readyForm(screen.form, widgets), (ready) => (
    <FormScreen screen={screen} ready={ready} />
  ));
