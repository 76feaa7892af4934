/** Where people look for a feature. */
export type WordPlace = 'schema' | 'ui' | 'widget' | 'screen' | 'app';

/** Words for a feature that other form engines have and the definitions do not. */
interface UnsupportedWords {
  places: readonly WordPlace[];
  /** In small letters without "ui:" and punctuation, a space between them. */
  words: string;
  /** Completes "There is no ... here:". */
  why: string;
  /** The nearest way, as a sentence. */
  instead: string;
}

const unsupported: readonly UnsupportedWords[] = [
  {
    places: ['ui'],
    words:
      'field fieldtemplate objectfieldtemplate arrayfieldtemplate descriptionfieldtemplate titlefieldtemplate component template',
    why: "definitions can't bring components of their own",
    instead: 'Choose a "ui:widget"; a developer can add another one.',
  },
  {
    places: ['ui', 'screen', 'app'],
    words: 'classname classnames class style styles css stylesheet sx',
    why: 'the look is not a matter of definitions',
    instead: 'Colours stand under "theme" in app.json.',
  },
  {
    places: ['ui', 'screen'],
    words:
      'mobile phone screen desktop tablet device breakpoint breakpoints responsive mobilelayout media mediaquery',
    why: "definitions can't tell phones from other devices, and on phones each question has a row of its own already",
    instead: 'For fewer questions on a page, divide a step into several.',
  },
  {
    places: ['ui', 'screen'],
    words: 'layout layoutgrid sidebar grid row col cols column columns colspan span',
    why: 'there is no grid',
    instead:
      'Questions share a row by "ui:options": { "width": "half" } in ui.json; on phones each has a row of its own.',
  },
  {
    places: ['ui', 'widget', 'schema'],
    words: 'hidden hide invisible',
    why: 'every question is shown',
    instead:
      'For a value that nobody enters, write { "value": ... } or { "from": "/query/..." } under "send" in screen.json; for a question that only some visitors see, write "if" and "then" in schema.json.',
  },
  {
    places: ['ui', 'schema'],
    words:
      'showif hideif visibleif visiblewhen showwhen visible dependson conditional enableif askif',
    why: 'conditions are JSON Schema',
    instead:
      'In schema.json, beside "properties", write "if" with the test and "then" with the question; to test the response, the address, or in a list an answer outside it, write "when" under "ui:options".',
  },
  {
    places: ['ui', 'schema'],
    words: 'requiredif requiredwhen requireif requirewhen optionalif optionalwhen',
    why: 'conditions are JSON Schema',
    instead:
      'In schema.json write "dependentRequired" with the field that has an answer, or "if" with the test and "then" with "required"; at the top of the file, "then" can lead to the items of a list by "properties" and "items".',
  },
  {
    places: ['ui', 'screen'],
    words: 'markdown html enablemarkdownindescription richtext htmlcontent bbcode',
    why: 'texts are shown as they stand, without markup',
    instead:
      'For a link, write a list of texts and { "text": ..., "href": ... } in "ui:help", "intro" or "body".',
  },
  {
    places: ['widget'],
    words: 'markdown html richtext editor wysiwyg texteditor',
    why: 'answers are plain text',
    instead: 'The nearest widget is "textarea".',
  },
  {
    places: ['widget'],
    words: 'range slider updown stepper spinner',
    why: 'numbers are typed',
    instead:
      'The nearest widgets are "number" and "scale", with "minimum" and "maximum" in schema.json.',
  },
  {
    places: ['widget'],
    words: 'color colour colorpicker colourpicker',
    why: "colours can't be picked",
    instead: 'The nearest widget is "select", with the colours as choices.',
  },
  {
    places: ['widget', 'ui', 'screen'],
    words: 'captcha recaptcha hcaptcha turnstile',
    why: 'nothing asks for a proof of being human',
    instead: 'The provider that answers the call can limit how often it is made.',
  },
  {
    places: ['widget'],
    words: 'signature sign draw signaturepad',
    why: 'nothing can be drawn',
    instead: 'The nearest widgets are "text" for a name and "consent" for an agreement.',
  },
  {
    places: ['ui'],
    words: 'autofocus focus tabindex',
    why: 'the page moves the focus where people who hear it need it',
    instead: 'Remove it.',
  },
  {
    places: ['ui'],
    words: 'emptyvalue',
    why: 'an empty answer is never sent by itself',
    instead:
      'For empty values in what is sent, write "unanswered": "empty" under "submit" in screen.json.',
  },
  {
    places: ['ui', 'schema'],
    words: 'enumnames enumoptions enumtitles enumlabels',
    why: 'labels stand beside their values',
    instead: 'Write "oneOf" in schema.json, with "const" and "title" for each choice.',
  },
  {
    places: ['ui'],
    words: 'submitbuttonoptions submittext submitlabel buttons',
    why: 'buttons belong to the screen',
    instead: 'Write "texts": { "submit": ... } in screen.json.',
  },
  {
    places: ['screen'],
    words:
      'minutes time duration estimatedtime estimatedminutes estimate timeestimate timetocomplete completiontime',
    why: 'how long the answers take depends on what visitors have to look up, which the number of questions does not tell',
    instead:
      'Measure it, and write it into "intro" or "body": "about 3 minutes"; as a name of app.json ("{names.minutes}") it stands in one place.',
  },
  {
    places: ['ui'],
    words: 'collapsible accordion tabs tab collapsed',
    why: 'all questions of a page are in sight',
    instead: 'For fewer questions on a page, write a wizard with several steps.',
  },
  {
    places: ['ui'],
    words: 'addable removable copyable',
    why: 'a list has buttons to add and to remove items',
    instead: '"minItems" and "maxItems" in schema.json limit them.',
  },
  {
    places: ['schema'],
    words: 'prefixitems',
    why: 'all items of a list are of one kind',
    instead: 'Write a group, with a question for each position.',
  },
  {
    places: ['schema'],
    words: 'unevaluatedproperties unevaluateditems',
    why: 'the answers of other steps lie beside those of a step',
    instead: 'Remove it.',
  },
  {
    places: ['schema'],
    words: 'dependentschemas',
    why: 'this draft of JSON Schema does not have it',
    instead: 'Write "allOf" with "if" and "then".',
  },
  {
    places: ['schema'],
    words: 'deprecated',
    why: 'a question is asked, or it is not there',
    instead: 'Take the question out, or mark it with a "$comment".',
  },
  {
    places: ['schema'],
    words: 'contentschema',
    why: 'no text is read as another document',
    instead: 'Remove it.',
  },
  {
    places: ['schema'],
    words: 'nullable',
    why: 'no answer is null',
    instead: 'Leave the field out of "required" to make it optional.',
  },
  {
    places: ['schema'],
    words: 'errormessage errormessages customerror',
    why: 'messages stand in ui.json',
    instead: 'Write "ui:messages" in the entry of the field there.',
  },
  {
    places: ['schema'],
    words: 'anchor dynamicref dynamicanchor recursiveref vocabulary',
    why: 'schemas are read without following addresses',
    instead: 'Write "definitions", and "$ref": "#/definitions/..." where one is used.',
  },
  {
    places: ['schema', 'screen', 'app'],
    words: 'script javascript js onchange onsubmit onclick validate validator',
    why: 'definitions hold no code',
    instead:
      'Rules are JSON Schema in schema.json; a rule that needs more is the provider\'s, which "checkWith" asks under "ui:options" of a question.',
  },
  {
    places: ['app', 'screen'],
    words: 'analytics tracking gtm googleanalytics pixel',
    why: 'pages load nothing from other sites',
    instead: 'The provider sees every call.',
  },
  {
    places: ['app'],
    words: 'font fonts fontfamily typography',
    why: 'texts use the fonts of the device',
    instead: 'Colours stand under "theme".',
  },
];

/** Returns why a word is not part of the language, and the nearest way; `undefined` for any other word. */
export function explainUnsupported(place: WordPlace, word: string): string | undefined {
  const plain = word
    .toLowerCase()
    .replace(/^ui[:-]/, '')
    .replace(/[^a-z]/g, '');
  const found = unsupported.find(
    ({ places, words }) => places.includes(place) && words.split(' ').includes(plain),
  );
  return found && `${found.why}. ${found.instead}`;
}

/** Every word with the places at which it is explained. */
export const unsupportedWords: readonly { place: WordPlace; word: string }[] = unsupported.flatMap(
  ({ places, words }) =>
    words.split(' ').flatMap((word) => places.map((place) => ({ place, word }))),
);
