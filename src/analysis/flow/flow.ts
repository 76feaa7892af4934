import type { CompiledScreen } from '../../compiled/screen.ts';

/** The map of a product: its screens, and the edges between them. */
export interface Flow {
  screens: FlowScreen[];
}

export interface FlowScreen {
  id: string;
  kind: CompiledScreen['kind'];
  title: string;
  route: string;
  /** Number of screens before it on the shortest path. */
  column: number;
  /** Made when the screen opens. */
  load?: FlowCall;
  steps: FlowStep[];
  submit?: FlowCall;
  /** Its links. */
  edges: FlowEdge[];
}

export interface FlowStep {
  id: string;
  title: string;
  review: boolean;
  /** Condition in plain words; absent for a step that is always shown. */
  when?: string;
  questions: number;
  conditions: { when: string; asks: string[] }[];
}

export interface FlowCall {
  name: string;
  method: string;
  path: string;
  /** Its outcomes. */
  edges: FlowEdge[];
}

/** A link or an outcome, and the screen to which it leads. */
export interface FlowEdge {
  /** "If it succeeds". */
  when: string;
  /** "says “Not like this.”". */
  effects: string[];
  /** Id of a screen. */
  to?: string;
  /** An address outside the product. */
  externalUrl?: string;
  kind: 'success' | 'failure' | 'link';
}
