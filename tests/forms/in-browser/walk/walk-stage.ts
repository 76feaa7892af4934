import type { ScreenModel } from '../../../../src/analysis/product-model.ts';
import type { DataSources } from '../../../../src/core/form/coerce-answers.ts';
import type { Stage } from '../stage.ts';

/** A walk on its way: the page, and the data that the screen reads. */
export interface WalkStage {
  stage: Stage;
  screen: ScreenModel;
  dataSources: DataSources;
}
