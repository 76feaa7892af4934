import { journeysOf } from '../../src/analysis/journeys/example-journey.ts';
import { type JourneyRun, runJourney } from '../../src/analysis/journeys/run-journey.ts';
import type { CompiledForm } from '../../src/compiled/form.ts';
import { type ProductSource, textsOf } from '../../src/compiler/index.ts';
import { askedQuestions } from '../../src/core/form/asked-questions.ts';
import type { Answers } from '../../src/core/form/coerce-answers.ts';
import type { Journey } from '../../src/definition/files/journey.ts';
import type { Texts } from '../../src/definition/texts.ts';
import { type VisibleForm, visibleForm } from '../../src/engine/form/visible-form.ts';
import { draftScreensOf } from '../forms/expected-draft.ts';
import { compiledForm, compiledScreen } from '../forms/form/compiled-modules.ts';
import { prove } from '../forms/form/proven-forms.ts';
import { journeyContext } from '../forms/journey-context.ts';
import { openDraft } from '../forms/open-draft.ts';

/** Checks the promise of a recipe in the product in which it was followed. */
export type ProofsWithoutPage = Record<string, (product: ProductWithoutPage) => Promise<void>>;

/** A product in which recipes were followed, as the stores of the engine show it. */
export class ProductWithoutPage {
  constructor(readonly source: ProductSource) {}

  screen(id: string) {
    return compiledScreen(this.source, id);
  }

  /** Returns the texts of the engine as a screen shows them. */
  async texts(id: string): Promise<Texts> {
    return textsOf(this.source.app, (await this.screen(id)).texts);
  }

  /** @param name id of a form screen, or of a wizard and a step: "signup/company-info" */
  form(name: string): Promise<CompiledForm> {
    const [screen = '', step = ''] = name.split('/');
    return compiledForm(this.source, screen, step);
  }

  /** Returns the labels of the questions that a form asks, in their order. */
  async labels(name: string, answers: Answers = {}, query = {}): Promise<string[]> {
    const asked = askedQuestions(await this.form(name), answers, { query });
    return asked.map(({ question }) => question.label);
  }

  /** Returns the form after a visitor has given some answers and pressed the button. */
  async submitted(name: string, answers: Answers, query = {}): Promise<VisibleForm> {
    const now = new Date().toISOString();
    const dataSources = { query, page: { url: 'https://example.com/' }, now };
    const texts = await this.texts(name.split('/')[0] ?? '');
    return visibleForm(await this.form(name), answers, dataSources, texts);
  }

  /** Fills in and submits a screen with the answers of its first example, and those that a journey has in addition. */
  async run(screen: string, { steps, answers, ...journey }: Partial<Journey>): Promise<JourneyRun> {
    const example = journeysOf(this.source).find((each) => each.screen === screen);
    if (!example) throw new Error(`${screen} has no journey.`);
    const given = { ...example.steps };
    for (const [id, own] of Object.entries(steps ?? {})) given[id] = { ...given[id], ...own };
    return runJourney(journeyContext(await prove(this.source)), {
      ...example,
      ...journey,
      steps: given,
      answers: { ...example.answers, ...answers },
    });
  }

  /** Opens a screen with the answers that a version of its form has stored. */
  async returnTo(id: string, from: number, stored: Answers) {
    const proven = await prove(this.source);
    const screens = draftScreensOf(proven.written, this.source.screens);
    const draftScreen = screens.find(({ screen }) => screen.id === id);
    if (!draftScreen) throw new Error(`${id} has no drafts.`);
    return openDraft(journeyContext(proven), draftScreen, { from, stored });
  }
}
