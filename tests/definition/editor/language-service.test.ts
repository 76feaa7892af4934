// Proves that an editor completes, explains and underlines keys in every kind of definition.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openInEditor } from './open-in-editor.ts';

/** A kind of file: where it lies, how it begins, and what an editor has to do with lines added to it. */
interface Kind {
  path: string;
  schema: string;
  /** Keys that every such file has. */
  given?: string;
  /** Lines with a cursor, and a key or value that is offered there. */
  completes: [line: string, offered: string][];
  /** Lines with a cursor on a key, and two parts of what is shown: the description and the example. */
  explains: [line: string, description: string, example: string][];
  /** Lines with a mistake, and the part that is underlined. */
  underlines: [line: string, underlined: string][];
}

const kinds: Record<string, Kind> = {
  'app.json': {
    path: 'forms/app.json',
    schema: '.schemas/app.schema.json',
    given:
      '"name": "A", "language": "en", "provider": { "host": "" }, "messages": {}, ' +
      '"theme": { "light": { "primary": "#000000", "error": "#000000" }, "dark": { "primary": "#000000", "error": "#000000" } }',
    completes: [
      ['"calls": {}, "lo|"', 'logo'],
      ['"calls": { "save": { "|" } }', 'method'],
      ['"calls": { "save": { "path": "/", "method": "|" } }', 'PATCH'],
      ['"calls": { "save": { "response": { "properties": { "id": { "|" } } } } }', 'maxLength'],
    ],
    explains: [
      ['"calls": {}, "favi|con": "a.svg"', 'Icon of the browser tab', 'Example: "favicon.svg"'],
      ['"calls": {}, "texts": { "ne|xt": "Go on" }', 'Replaces “Next”', ''],
      [
        '"calls": { "save": { "response": { "prop|erties": {} } } }',
        'The fields, by their names',
        'Example: { "email"',
      ],
    ],
    underlines: [
      ['"calls": {}, "favicn": "a.svg"', '"favicn"'],
      ['"calls": { "save": { "path": "/a", "method": "SEND" } }', '"SEND"'],
      ['"calls": { "a": { "path": "/a", "method": "GET", "timeout": "5s" } }', '"5s"'],
    ],
  },
  'sandbox.json': {
    path: 'forms/sandbox.json',
    schema: '.schemas/sandbox.schema.json',
    completes: [
      ['"|"', 'calls'],
      ['"calls": { "save": { "do": "|" } }', 'respond'],
      ['"calls": { "save": { "do": "store", "answer": { "|" } } }', 'status'],
    ],
    explains: [
      ['"calls": {}, "da|ta": {}', 'Values that mappings read', 'Example: { "channels"'],
      [
        '"calls": { "save": { "do": "respond", "answer": { "bo|dy": {} } } }',
        'The body, as JSON. It is a mapping',
        'Example: { "status"',
      ],
    ],
    underlines: [
      ['"calls": { "save": { "do": "respond", "answer": { "sttus": 200 } } }', '"sttus"'],
      ['"calls": { "save": { "do": "respond", "answer": { "status": 2000 } } }', '2000'],
      ['"calls": { "save": { "do": "reply", "answer": {} } }', '"reply"'],
      ['"calls": { "save": { "do": "store", "keepDays": 0, "answer": {} } }', '0'],
    ],
  },
  'screen.json without a kind': {
    path: 'forms/done/screen.json',
    schema: '../.schemas/screen.schema.json',
    completes: [
      ['"|"', 'kind'],
      ['"kind": "|"', 'wizard'],
    ],
    explains: [['"ki|nd": ""', 'a wizard asks them in steps', 'Example: "page"']],
    underlines: [['"kind": "pages"', '"pages"']],
  },
  'screen.json of a page': {
    path: 'forms/done/screen.json',
    schema: '../.schemas/screen.schema.json',
    given: '"kind": "page", "route": "/done", "title": "Done"',
    completes: [
      ['"|"', 'heading'],
      ['"icon": "|"', 'success'],
      ['"body": [["a ", { "|" }]]', 'newTab'],
    ],
    explains: [
      ['"act|ions": []', 'Links shown as buttons', 'Example: [{ "text": "Start again"'],
      ['"wi|dth": 300', 'Maximum width', 'Default: 560'],
    ],
    underlines: [
      ['"draft": {}', '"draft"'],
      ['"icon": "tick"', '"tick"'],
      ['"actions": [{ "text": "Home", "href": "/", "go": "/" }]', '"go"'],
    ],
  },
  'screen.json of a form': {
    path: 'forms/ask/screen.json',
    schema: '../.schemas/screen.schema.json',
    given: '"kind": "form", "route": "/ask", "title": "Ask"',
    completes: [
      ['"|"', 'prefill'],
      ['"submit": { "call": "a", "send": {}, "outcomes": { "success": { "|" } } }', 'clearDraft'],
      ['"submit": { "unanswered": "|" }', 'empty'],
      ['"submit": { "call": "a", "send": {}, "outcomes": { "|" } }', 'timeout'],
      ['"load": { "call": "a", "outcomes": { "|" } }', '4XX'],
    ],
    explains: [
      ['"su|bmit": {}', 'The call that sends the answers', 'Example: { "call": "save"'],
      ['"submit": { "se|nd": {} }', 'Values that the call sends', 'Example: { "from"'],
      [
        '"submit": { "outcomes": { "failure": { "s|ay": "No" } } }',
        'Message in an alert',
        'Example: "Please try again',
      ],
      ['"submit": { "outcomes": { "off|line": {} } }', 'The browser has no connection', ''],
      ['"load": { "outcomes": { "4|04": {} } }', 'A status.', ''],
      ['"intro": ["a ", { "hr|ef": "/" }]', 'Target of the link', 'Example: "https://'],
    ],
    underlines: [
      ['"submit": { "call": "a", "send": {}, "outcomes": {} }, "steps": []', '"steps"'],
      ['"submit": { "call": "a", "send": {}, "outcomes": { "failed": {} } }', '"failed"'],
      ['"submit": { "call": "a", "send": {}, "outcomes": { "600": {} } }', '"600"'],
      ['"load": { "call": "a", "outcomes": { "ofline": {} } }', '"ofline"'],
      ['"submit": { "call": "a", "send": {}, "outcomes": { "409": { "say": 1 } } }', '1'],
      ['"submit": { "call": "a", "send": {}, "outcomes": { "timeout": { "sya": "" } } }', '"sya"'],
    ],
  },
  'screen.json of a wizard': {
    path: 'forms/apply/screen.json',
    schema: '../.schemas/screen.schema.json',
    given:
      '"kind": "wizard", "route": "/a", "title": "A", "submit": { "call": "a", "send": {}, "outcomes": {} }',
    completes: [
      ['"|"', 'steps'],
      ['"steps": [{ "|" }]', 'when'],
      ['"steps": [{ "step": "pets", "when": { "|" } }]', 'required'],
      ['"steps": ["pets"], "draft": { "|" }', 'migrations'],
      ['"steps": ["pets"], "draft": { "migrations": [{ "patch": [{ "op": "|" }] }] }', 'move'],
    ],
    explains: [
      ['"st|eps": []', 'The steps in their order', 'Example: ["company-info"'],
      [
        '"steps": [{ "step": "a", "wh|en": {} }]',
        'otherwise the step is skipped',
        'Example: { "required"',
      ],
      ['"steps": [], "draft": { "k|ey": "a" }', 'Name of the item', 'Example: "my-form"'],
    ],
    underlines: [
      ['"steps": []', '[]'],
      ['"steps": ["pets"], "autocomplete": "off"', '"autocomplete"'],
      ['"steps": ["a"], "draft": { "key": "a", "entry": "b", "delay": "1s" }', '"1s"'],
      ['"steps": [{ "step": "a", "when": { "requird": ["b"] } }]', '"requird"'],
    ],
  },
  'schema.json': {
    path: 'forms/ask/schema.json',
    schema: '../.schemas/schema.schema.json',
    given: '"type": "object"',
    completes: [
      ['"|"', 'properties'],
      ['"properties": { "name": { "type": "|" } }', 'integer'],
      ['"properties": { "name": { "|" } }', 'maxLength'],
    ],
    explains: [
      ['"requ|ired": []', 'must be answered', 'Example: ["email"]'],
      ['"properties": { "a": { "max|Length": 5 } }', 'Most characters', 'Example: 250'],
      ['"if": { "pro|perties": {} }', 'The fields, by their names', 'Example: { "email"'],
    ],
    underlines: [
      ['"properties": { "name": { "titel": "Name" } }', '"titel"'],
      ['"properties": { "name": { "type": "text" } }', '"text"'],
      ['"properties": { "name": { "maxLength": -1 } }', '-1'],
    ],
  },
  'ui.json': {
    path: 'forms/ask/ui.json',
    schema: '../.schemas/ui.schema.json',
    completes: [
      ['"|"', 'ui:order'],
      ['"name": { "|" }', 'ui:help'],
      ['"name": { "ui:widget": "|" }', 'textarea'],
      ['"name": { "ui:widget": "textarea", "ui:options": { "|" } }', 'rows'],
      ['"pets": { "items": { "name": { "|" } } }', 'ui:placeholder'],
    ],
    explains: [
      ['"name": { "ui:place|holder": "Ada" }', 'Shown in an empty field', 'Example: "Select'],
      [
        '"name": { "ui:he|lp": "Ada" }',
        'Help between the label and the field',
        'Example: "As it stands',
      ],
      ['"name": { "ui:wid|get": "" }', 'control that asks the question', 'Example: "textarea"'],
      [
        '"name": { "ui:widget": "phone", "ui:options": { "default|Country": "US" } }',
        'Two-letter code',
        'Example: "US"',
      ],
      [
        '"name": { "ui:messages": { "max|Length": "Too long" } }',
        'a text that is too long',
        'Example: "Too long! At most {limit} characters"',
      ],
    ],
    underlines: [
      ['"name": { "ui:hlep": "Ada" }', '"ui:hlep"'],
      ['"name": { "ui:widget": "textbox" }', '"textbox"'],
      ['"name": { "ui:widget": "text", "ui:options": { "rows": 4 } }', '"rows"'],
      ['"name": { "ui:options": { "width": "wide" } }', '"wide"'],
    ],
  },
  'examples.json': {
    path: 'forms/ask/examples.json',
    schema: '../.schemas/examples.schema.json',
    completes: [
      ['"|"', 'refused'],
      ['"accepted": [{ "|" }]', 'answers'],
      ['"journeys": [{ "load": { "ending": "|" } }]', 'offline'],
    ],
    explains: [
      ['"acc|epted": []', 'Valid answers', 'Example: [{ "name"'],
      [
        '"journeys": [{ "e|nds": {} }]',
        'Expected end of the journey',
        'Example: { "at": "/sent" }',
      ],
    ],
    underlines: [
      ['"accepted": [{ "name": "a", "answrs": {} }]', '"answrs"'],
      ['"journeys": [{ "name": "a", "load": { "status": 99 }, "ends": {} }]', '99'],
    ],
  },
  'languages/<tag>.json': {
    path: 'forms/languages/de.json',
    schema: '../.schemas/translation.schema.json',
    completes: [['"|"', 'texts']],
    explains: [['"tex|ts": {}', 'by the files of the texts they translate', 'Example: {']],
    underlines: [
      ['"texts": []', '[]'],
      ['"texts": {}, "lang": "de"', '"lang"'],
    ],
  },
  'drafts/<version>.json': {
    path: 'forms/ask/drafts/1.json',
    schema: '../../.schemas/frozen-draft.schema.json',
    completes: [['"|"', 'answers']],
    explains: [['"ans|wers": []', 'together answer every question', 'Example: [{ "name": "Ada"']],
    underlines: [
      ['"answers": []', '[]'],
      ['"answers": [{}], "screen": "ask"', '"screen"'],
    ],
  },
};

const open = ({ path, schema, given }: Kind, line: string) =>
  openInEditor(path, `{ "$schema": "${schema}", ${given ? `${given}, ` : ''}${line} }`);

describe.each(Object.entries(kinds))('an editor that opens %s', (_, kind) => {
  it.each(kind.completes)('completes %s with "%s"', async (line, offered) => {
    expect((await open(kind, line)).completions).toContain(offered);
  });

  it.each(kind.explains)('explains %s: %s', async (line, description, example) => {
    const { hover } = await open(kind, line);
    expect(hover).toContain(description);
    expect(hover).toContain(example);
  });

  it.each(kind.underlines)('underlines the mistake in %s: %s', async (line, underlined) => {
    expect((await open(kind, line)).underlined).toContain(underlined);
  });
});

it('every schema is tried', () => {
  const tried = Object.values(kinds).map(({ schema }) => schema.replace(/^.*\//, ''));
  expect([...new Set(tried)].sort()).toEqual(readdirSync('forms/.schemas').sort());
});
