/** Names an element of the page by the protocol of the browser. */
export type ElementReference = Record<string, string>;

/** What is known of an element to who looks at the page or hears it. */
export interface Description {
  /** The ARIA role; without one, a field that holds a value. */
  role?: 'button' | 'heading' | 'option' | 'radio' | 'checkbox';
  /** The whole accessible name. */
  name: string;
}

/** Selects the elements that may match a description, so that a driver need not ask for the name of each element. */
export const candidates = ({ role }: Description): string =>
  role ? selectors[role] : 'input, select, textarea';

const selectors: Record<NonNullable<Description['role']>, string> = {
  button: 'button',
  heading: 'h1, h2',
  option: '[role=option]',
  radio: '[type=radio]',
  checkbox: '[type=checkbox]',
};

/** A browser with one page, driven by a protocol of its own. */
export interface Driver {
  /** The name and version of the browser. */
  name: string;
  /** Opens an address in the page, and waits until it is loaded. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  find: (description: Description) => Promise<ElementReference[]>;
  click: (element: ElementReference) => Promise<void>;
  /** Presses keys, as text or as the codes of WebDriver, in what has the focus. */
  press: (keys: string) => Promise<void>;
  /** Runs a function in the page; its result has to be JSON. */
  evaluate: <Result>(
    script: (...elements: HTMLElement[]) => Result,
    ...elements: ElementReference[]
  ) => Promise<Result>;
  /** Ends the browser, and removes its files. */
  close: () => Promise<void>;
}

/** Codes of keys: https://w3c.github.io/webdriver/#keyboard-actions */
export const keys = { enter: '\uE007', escape: '\uE00C' };

/** Returns the input that presses keys one after the other, alike in WebDriver and WebDriver BiDi. */
export const keyActions = (pressed: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...pressed].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
