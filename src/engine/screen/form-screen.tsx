import { useEffect, useState } from 'react';
import type { CompiledFormScreen } from '../../definition/compiled.ts';
import { draftAnswers, readDraft } from '../draft/draft.ts';
import { useAutosave } from '../draft/use-autosave.ts';
import {
  type Answers,
  type Surroundings,
  startingValues,
  withEmptyValues,
} from '../form/answers.ts';
import { FormStore } from '../form/form-store.ts';
import { FormView } from '../form/form-view.tsx';
import type { ReadyForm } from '../form/load-form.ts';
import { useHost, useTexts } from '../host.tsx';
import { RichText } from '../rich-text.tsx';
import { adopt } from '../wizard/steps.ts';
import { Actions, SubmitButton } from './actions.tsx';
import { Notice, Said } from './alert.tsx';
import { Frame, useFocusOnOpen, useTitle } from './frame.tsx';
import { Loaded } from './loaded.tsx';
import { useOutcome } from './use-outcome.ts';

/** A screen that is one form. */
export function FormScreen({ screen, ready }: { screen: CompiledFormScreen; ready: ReadyForm }) {
  useTitle(screen.title);
  const heading = useFocusOnOpen<HTMLHeadingElement>(screen.id);
  return (
    <Frame width={screen.width}>
      <h1 ref={heading} tabIndex={-1}>
        {screen.title}
      </h1>
      {screen.intro && (
        <p>
          <RichText text={screen.intro} />
        </p>
      )}
      <Loaded load={screen.load}>
        {(loaded) => <Body screen={screen} ready={ready} loaded={loaded} />}
      </Loaded>
    </Frame>
  );
}

interface BodyProps {
  screen: CompiledFormScreen;
  ready: ReadyForm;
  loaded: unknown;
}

function Body({ screen, ready, loaded }: BodyProps) {
  const host = useHost();
  const texts = useTexts();
  const autosave = useAutosave(screen.draft);
  const { sending, send } = host.useSend(screen.submit);
  const { said, apply, hush } = useOutcome(autosave.clear);
  const [surroundings] = useState<Surroundings>(() => ({
    query: host.query,
    page: { url: host.pageUrl() },
    loaded,
  }));
  const [stored] = useState(() => readDraft(screen.draft, host.storage));
  const [prefilled] = useState(() => startingValues(screen, undefined, surroundings));
  const [store] = useState(() => {
    const values = startingValues(screen, stored.answers, surroundings);
    return new FormStore(ready.form, surroundings, texts, adopt(ready.form, values, surroundings));
  });

  useEffect(
    () =>
      store.subscribe(() =>
        autosave.save(draftAnswers(store.state.answers, screen.secrets, prefilled)),
      ),
    [store, autosave.save, screen, prefilled],
  );

  async function submit() {
    hush();
    const answers: Answers =
      screen.submit.unanswered === 'empty'
        ? withEmptyValues(ready.form.questions, store.state.answers)
        : store.state.answers;
    const ended = await send({ ...surroundings, page: { url: host.pageUrl() }, answers });
    if (ended) store.note(apply(ended).fields);
  }

  return (
    <>
      {stored.unreadable && <Notice>{texts.draftUnreadable}</Notice>}
      {autosave.failed && <Notice>{texts.draftNotSaved}</Notice>}
      <FormView ready={ready} store={store} onValid={submit} autoComplete={screen.autocomplete}>
        <Said said={said} />
        <Actions>
          <SubmitButton sending={sending}>{texts.submit}</SubmitButton>
        </Actions>
      </FormView>
    </>
  );
}
