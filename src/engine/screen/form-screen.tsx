import { useEffect, useState } from 'react';
import type { CompiledFormScreen } from '../../compiled/screen.ts';
import { draftAnswers } from '../draft/draft-answers.ts';
import type { LoadedDraft as KeptDraft } from '../draft/loaded-draft.ts';
import { useAutosave } from '../draft/use-autosave.ts';
import {
  type Answers,
  type DataSources,
  startingValues,
  withEmptyValues,
} from '../form/answers.ts';
import { FormStore } from '../form/form-store.ts';
import { FormView } from '../form/rjsf/form-view.tsx';
import type { ReadyForm } from '../form/rjsf/load-form.ts';
import { useHost, useTexts } from '../host.tsx';
import { RichText } from '../rich-text.tsx';
import { startAnswers } from '../wizard/steps.ts';
import { Actions, SubmitButton } from './actions.tsx';
import { Message, Notice } from './alert.tsx';
import { Frame, useFocusOnOpen, useTitle } from './frame.tsx';
import { Loaded } from './loaded.tsx';
import { StaleAnswersNotice } from './stale-answers-notice.tsx';
import { useOutcome } from './use-outcome.ts';
import { WithDraft } from './with-draft.tsx';

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
        {(loaded) => (
          <WithDraft screen={screen}>
            {(kept) => <Body screen={screen} ready={ready} loaded={loaded} kept={kept} />}
          </WithDraft>
        )}
      </Loaded>
    </Frame>
  );
}

interface BodyProps {
  screen: CompiledFormScreen;
  ready: ReadyForm;
  loaded: unknown;
  kept: KeptDraft;
}

function Body({ screen, ready, loaded, kept }: BodyProps) {
  const host = useHost();
  const texts = useTexts();
  const autosave = useAutosave(screen.draft);
  const { sending, send } = host.useSend(screen.submit);
  const { said, apply, hush } = useOutcome(autosave.clear);
  const [dataSources] = useState<DataSources>(() => ({
    query: host.query,
    page: { url: host.pageUrl() },
    loaded,
  }));
  const [prefilled] = useState(() => startingValues(screen, undefined, dataSources));
  const [{ store, again }] = useState(() => {
    const { form } = ready;
    const values = startingValues(screen, kept.answers, dataSources);
    const answers = startAnswers(form, values, dataSources);
    return {
      store: new FormStore(form, dataSources, texts, answers),
      again:
        kept.changed?.questionsToReanswer(form, {
          values,
          answers,
          dataSources,
          texts,
        }) ?? [],
    };
  });

  useEffect(
    () =>
      store.subscribe(() =>
        autosave.save({
          ...kept.changed?.unknownAnswers,
          ...draftAnswers(store.state.answers, {
            secrets: screen.secrets,
            prefilled,
            forms: [ready.form],
          }),
        }),
      ),
    [store, ready, autosave.save, screen, prefilled, kept],
  );

  async function submit() {
    hush();
    const answers: Answers =
      screen.submit.unanswered === 'empty'
        ? withEmptyValues(ready.form.questions, store.state.answers)
        : store.state.answers;
    const ended = await send({ ...dataSources, page: { url: host.pageUrl() }, answers });
    if (ended) store.addServerErrors(apply(ended).fields);
  }

  return (
    <>
      {kept.unreadable && <Notice>{texts.draftUnreadable}</Notice>}
      <StaleAnswersNotice questions={again} />
      {autosave.failed && <Notice>{texts.draftNotSaved}</Notice>}
      <FormView ready={ready} store={store} onValid={submit} autoComplete={screen.autocomplete}>
        <Message said={said} />
        <Actions>
          <SubmitButton sending={sending}>{texts.submit}</SubmitButton>
        </Actions>
      </FormView>
    </>
  );
}
