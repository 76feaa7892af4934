import type { CompiledFormScreen } from '../../compiled/screen.ts';
import { useFlushOnLeave } from '../draft/use-flush-on-leave.ts';
import { FormView } from '../form/rjsf/form-view.tsx';
import type { ReadyForm } from '../form/rjsf/load-form.ts';
import { useTexts } from '../host.tsx';
import type { FilledTextComponent } from '../load-filled-text.ts';
import type { LeavingComponent } from '../load-leaving.ts';
import { useKeyedState } from '../use-keyed-state.ts';
import { useStore } from '../use-store.ts';
import { Actions, SubmitButton } from './actions.tsx';
import { Message } from './alert.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { FormScreenStore } from './form-screen-store.ts';
import { Frame, useFocusOnOpen, useTitle } from './frame.tsx';
import { Intro } from './intro.tsx';
import { Loaded } from './loaded.tsx';
import { useEnvironment } from './use-environment.ts';
import { Waiting } from './waiting.tsx';

interface FormScreenProps {
  screen: CompiledFormScreen;
  ready: ReadyForm;
  /** Given where the intro shows values. */
  Filled: FilledTextComponent | undefined;
  /** Given where an outcome leads to another site. */
  Leaving: LeavingComponent | undefined;
}

/** A screen of one form. */
export function FormScreen(props: FormScreenProps) {
  const { screen, Filled, Leaving } = props;
  useTitle(screen.title);
  const heading = useFocusOnOpen<HTMLHeadingElement>(screen.id);
  return (
    <Frame width={screen.width}>
      <h1 ref={heading} tabIndex={-1}>
        {screen.title}
      </h1>
      {!Filled && <Intro text={screen.intro} />}
      <Loaded load={screen.load} Leaving={Leaving}>
        {(loaded) => <OneForm {...props} loaded={loaded} />}
      </Loaded>
    </Frame>
  );
}

interface OneFormProps extends FormScreenProps {
  loaded: unknown;
}

/** The form of a screen whose load call has succeeded. */
function OneForm({ screen, ready, loaded, Filled, Leaving }: OneFormProps) {
  const texts = useTexts();
  const environment = useEnvironment(screen.draft, loaded);
  const [store] = useKeyedState(
    environment,
    () => new FormScreenStore(screen, ready.form, environment),
  );
  const view = useStore(store, (state) => state);
  const { sending, leavingTo, message } = useStore(store.submission, (state) => state);
  useFlushOnLeave(store.draft);
  if (view.kind === 'failed') throw view.error;
  if (view.kind === 'opening') return <Waiting />;
  return (
    <>
      {Filled && <Intro text={screen.intro} Filled={Filled} store={view.form} />}
      <DraftNotices draft={store.draft} questionsToReanswer={view.questionsToReanswer} />
      <FormView
        ready={ready}
        store={view.form}
        onValid={store.submit}
        autoComplete={screen.autocomplete}
      >
        <Message message={message} />
        {Leaving && leavingTo !== undefined && (
          <Leaving address={leavingTo} onReturn={store.submission.reopen} />
        )}
        <Actions hidden={leavingTo !== undefined}>
          <SubmitButton sending={sending}>{texts.submit}</SubmitButton>
        </Actions>
      </FormView>
    </>
  );
}
