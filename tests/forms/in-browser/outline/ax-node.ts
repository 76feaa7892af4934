/** A node of Chromium's accessibility tree, as far as it is read: what assistive technology is told. */
export interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

export interface AxTree {
  nodes: AxNode[];
  /** States that the tree leaves out for some roles although they are written, by DOM node: `aria-current="step"`. */
  written: Map<number, Record<string, string>>;
}
