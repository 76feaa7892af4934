import type { CompiledForm, UnlistedTexts } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import type { CompiledFormScreen } from '../../compiled/screen.ts';
import type { ScreenAnswers } from '../../core/steps/screen-answers.ts';
import { createDraft, type DraftStore } from '../draft/draft-store.ts';
import type { LoadedDraft } from '../draft/loaded-draft.ts';
import { type Answers, withEmptyValues, withoutSecrets } from '../form/answers.ts';
import { FormStore } from '../form/form-store.ts';
import { startAnswers } from '../form/start-answers.ts';
import { Store } from '../state/store.ts';
import { Submission } from '../submit/submission.ts';
import type { ScreenEnvironment } from './environment.ts';
import { valueWriter } from './write-values.ts';

export type FormScreenState =
  /** The draft is being migrated. */
  | { kind: 'opening' }
  /** Its migrations could not be loaded. */
  | { kind: 'failed'; error: unknown }
  | { kind: 'open'; form: FormStore; questionsToReanswer: Question[] };

/** A screen of one form: its answers, their draft and their submission. */
export class FormScreenStore extends Store<FormScreenState> {
  readonly draft: DraftStore;
  readonly submission: Submission;
  readonly #screen: CompiledFormScreen;
  readonly #form: CompiledForm;
  readonly #environment: ScreenEnvironment;

  constructor(screen: CompiledFormScreen, form: CompiledForm, environment: ScreenEnvironment) {
    super({ kind: 'opening' });
    this.#screen = screen;
    this.#form = form;
    this.#environment = environment;
    this.draft = createDraft(screen, environment);
    this.draft.onChanges = (takeOver) =>
      this.#replaceAnswers((answers) => takeOver(form, answers, environment.dataSources));
    const answers = () => (this.state.kind === 'open' ? this.state.form.state.answers : {});
    const writeValues = valueWriter(environment, () => progressOf(form, answers()), screen.submit);
    const { dataSources } = environment;
    this.submission = new Submission(screen.submit, environment, {
      draft: this.draft,
      answers,
      writeValues,
      place: (ended) => screen.placeMessages?.(ended, [{ form, answers: answers(), dataSources }]),
    });
    const loaded = this.draft.load();
    if (loaded instanceof Promise) {
      loaded
        .then((draft) => this.#open(draft))
        .catch((error) => this.set({ kind: 'failed', error }));
    } else {
      // At once, so that the form is there when the screen is drawn for the first time.
      this.#open(loaded);
    }
  }

  /** The visitor submits valid answers. */
  readonly submit = async (): Promise<void> => {
    if (this.state.kind !== 'open') return;
    const { form } = this.state;
    const fields = await this.submission.send(() =>
      this.#screen.submit.unanswered === 'empty'
        ? withEmptyValues(this.#form.questions, form.state.answers)
        : form.state.answers,
    );
    form.addServerErrors(fields);
  };

  /** Clears secret answers when another person may see the page. */
  readonly forgetSecrets = (): void => {
    this.#replaceAnswers((answers) => withoutSecrets([this.#form], answers));
  };

  #replaceAnswers(change: (answers: Answers) => Answers): void {
    if (this.state.kind !== 'open') return;
    const { form } = this.state;
    form.replaceAnswers(change(form.state.answers));
  }

  #open(loaded: LoadedDraft): void {
    const { dataSources, texts, filler } = this.#environment;
    const values = this.draft.startingValues(loaded);
    const answers = startAnswers(this.#form, values, dataSources);
    const context = { values, answers, dataSources, texts };
    const shownTexts = filler && {
      filler,
      progressOf: (answers: Answers) => progressOf(this.#form, answers),
    };
    const { unlistedTexts } = this.#form;
    const errors = unlistedTexts?.errorsOf(this.#form, loaded.unlisted, answers, texts);
    const form = new FormStore(this.#form, dataSources, texts, answers, errors, shownTexts);
    this.#saveChanges(form);
    this.set({
      kind: 'open',
      form,
      questionsToReanswer: loaded.changed?.questionsToReanswer(this.#form, context) ?? [],
    });
    form.addServerErrors(this.submission.unseen);
  }

  #saveChanges(form: FormStore): void {
    const textsIn = (before?: UnlistedTexts) =>
      this.#form.unlistedTexts?.follow(before, this.#form, form.state.refusals);
    let saved = { answers: form.state.answers, unlisted: textsIn() };
    form.subscribe(() => {
      const { answers } = form.state;
      const unlisted = textsIn(saved.unlisted);
      if (answers === saved.answers && unlisted === saved.unlisted) return;
      saved = { answers, unlisted };
      this.draft.save(answers, [this.#form], unlisted);
    });
  }
}

/** A form screen is a screen of one step. */
const progressOf = (form: CompiledForm, answers: Answers): ScreenAnswers => ({
  answers,
  visible: [{ id: '' }],
  forms: { '': form },
});
