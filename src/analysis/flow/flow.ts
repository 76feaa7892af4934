import type { CompiledScreen } from '../../compiled/screen.ts';

/** The way through a product, as its definitions have it. */
export interface Flow {
  screens: FlowScreen[];
}

export interface FlowScreen {
  id: string;
  kind: CompiledScreen['kind'];
  title: string;
  route: string;
  /** How many screens lie before it on the shortest way. */
  column: number;
  /** Made when the screen opens. */
  load?: FlowCall;
  steps: FlowStep[];
  submit?: FlowCall;
  ways: FlowEdge[];
}

export interface FlowStep {
  id: string;
  title: string;
  review: boolean;
  /** In words; without it the step is always there. */
  when?: string;
  questions: number;
  conditions: { when: string; asks: string[] }[];
}

export interface FlowCall {
  name: string;
  method: string;
  path: string;
  ways: FlowEdge[];
}

/** Something that happens, and where it leads. */
export interface FlowEdge {
  /** When: "If it succeeds". */
  when: string;
  /** What is done or said. */
  does: string[];
  /** Id of a screen. */
  to?: string;
  /** An address outside the product. */
  out?: string;
  kind: 'success' | 'failure' | 'link';
}
