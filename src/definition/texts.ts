/**
 * All texts of the engine and its widgets, in English. A product overrides them under "texts" in app.json, and a screen
 * under "texts" in its screen.json. Words in braces are filled in when the text is shown; a number that is written as a
 * plural here can be one in other words too, see src/core/plural.ts.
 */
export const defaultTexts = {
  language: 'Language',
  back: 'Back',
  next: 'Next',
  submit: 'Submit',
  submitting: 'Submitting…',
  takesLong: 'This takes longer than usual. Please keep this page open.',
  stopWaiting: 'Stop waiting',
  loading: 'Loading…',
  leaving: 'You are being taken to {site}.',
  continueTo: 'Continue to {site}',
  slowStart:
    'This page has not finished loading. Please check your connection, and reload the page if nothing happens.',
  noScript: 'This page needs JavaScript.',
  tryAgain: 'Try again',
  newTab: '(opens in a new tab)',
  yes: 'Yes',
  no: 'No',
  choose: 'Choose…',
  other: 'Other',
  sayWhich: 'Please say which',
  noChoices: 'Nothing to choose from yet. The choices are your answers to: {questions}.',
  choicesLoading: 'Loading choices…',
  choicesEmpty: 'Nothing to choose from',
  choicesFailed: 'The choices could not be loaded',
  choicesWait: 'Please answer “{label}” first',
  open: 'Open',
  close: 'Close',
  clear: 'Clear',
  noMatches: 'Nothing matches',
  searchShort:
    '{count, plural, one {Type at least # character} other {Type at least # characters}}',
  searchFound: '{count, plural, one {# result} other {# results}}',
  charactersLeft: '{count, plural, one {# character left} other {# characters left}}',
  charactersOver: '{count, plural, one {# character too many} other {# characters too many}}',
  remove: 'Remove {label}',
  choicesTakenBack: 'No longer chosen: {labels}',
  removeItem: 'Remove {label} {number}',
  moveUp: 'Move {label} {number} up',
  moveDown: 'Move {label} {number} down',
  rankUp: 'Move {label} up',
  rankDown: 'Move {label} down',
  rankMoved: '{label} is number {number} of {total}',
  rankKeep: 'Keep this order',
  rankKept: 'The order is kept',
  addItem: 'Add {label}',
  item: '{label} {number}',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordShown: 'Your password is shown',
  passwordHidden: 'Your password is hidden',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  datePartsMissing: 'Please also fill in {parts}',
  phoneCountry: 'Country calling code',
  international: 'International',
  countryFirst: 'Please choose a country first',
  phoneDoubt: 'Is this right? Numbers of this country have another length',
  phoneExtension: 'The extension was left out',
  fileChoose: 'Choose a file',
  filesChoose: 'Choose files',
  fileReplace: 'Choose another file',
  fileDrop: 'or drop it here',
  fileLimits: '{kinds}. At most {size}.',
  fileUploading: '{name} is being uploaded',
  fileUploaded: '{name} has been uploaded',
  fileRemoved: '{name} has been removed',
  fileFailed: '{name} could not be uploaded',
  fileLost: '{name} was not uploaded. Please choose it again.',
  fileUnfinished: 'Please wait for the upload, try it again, or remove the file',
  fileAdded: '{name} has been added',
  fileNotKept: '{name} has to be chosen again: only its name is kept.',
  fileMissing: 'Please choose the file again, or remove it',
  fileTooLarge: '{name} is larger than {limit}',
  fileWrongKind: '{name} is not of one of these kinds: {kinds}',
  fileTooMany: '{name} was left out. Number of files, at most: {limit}',
  cancel: 'Cancel',
  change: 'Change',
  notAnswered: 'Not answered',
  secretAnswer: 'Hidden',
  steps: 'Steps',
  stepCompleted: 'completed',
  stepPosition: 'Step {number} of {total}',
  checking: 'Checking…',
  problems:
    '{count, plural, one {# answer needs your attention} other {# answers need your attention}}',
  problemAt: '{label}: {message}',
  problemFixed: '(fixed)',
  problemsFixed: 'Everything listed here is fixed',
  errorTitle: 'Error: {title}',
  mostRequired: 'All questions are required unless marked optional.',
  mostOptional: 'All questions are optional unless marked required.',
  optional: '(optional)',
  required: '(required)',
  invalid: 'Please check this answer',
  offline:
    'You are offline, so nothing was sent. Your answers are still here; please try again once you are connected.',
  loadOffline:
    'You are offline, so this page could not be loaded. Please try again once you are connected.',
  loadFailed:
    'This page could not be loaded. Please try again; if that does not help, come back a little later.',
  stepFailed:
    'The step could not be loaded. Your answers are still here; please check your connection and try again.',
  callFailed:
    'Something went wrong, and your answers may not have arrived. They are still here; please try again.',
  tryAgainAfter: 'Please try again after {time}.',
  draftUnreadable: 'Sorry, your earlier answers could not be read. Please fill in the form again.',
  draftChanged: 'The form has changed since your last visit. Please answer again: {questions}.',
  draftQuestion: '{label} ({step})',
  draftNotSaved:
    'Your answers cannot be saved in this browser. Please keep this page open until you have sent them.',
  draftSaved: 'Saved on this device.',
  draftResumed: 'Welcome back: your answers are kept.',
  draftOutdone: 'Also answered in another tab, whose newer answer is shown here: {questions}.',
  draftEnded:
    'Your answers were sent or deleted in another tab. Changes on this page are no longer saved.',
  startOver: 'Start over',
  startOverAsk: 'Delete all your answers?',
  startOverYes: 'Delete them',
  startOverNo: 'Keep them',
  saveLater: 'Save and finish later',
  saveLaterSaving: 'Saving…',
  saveLaterSaved: 'Saved, on this device and with your link.',
  saveLaterWhere:
    'Your answers are saved. To go on, on this device or another one, open the link in your email again.',
  saveLaterMailed:
    'Your answers are saved. We have sent you the link again: open it to go on, on this device or another one.',
  saveLaterNotMailed:
    'Your answers are saved, but we could not send you the link again. Please use the link that brought you here, or try again.',
  saveLaterFailed:
    'Your answers are on this device only: they could not be saved with your link. This page keeps trying.',
  saveLaterEnded:
    'Your link has expired, or your answers were sent. Changes are on this device only.',
  crashed: 'Something went wrong',
  crashedHelp:
    'Reloading the page usually helps. Answers that this browser has saved are still there.',
  reload: 'Reload the page',
} as const;

type TextName = keyof typeof defaultTexts;
export type Texts = Record<TextName, string>;

/** Fills the words in braces: `fill('{count} left', { count: 2 })` is "2 left". Unknown words stay as they are. */
export function fill(text: string, words: Record<string, unknown>): string {
  return text.replace(/\{([\w.]+)\}/g, (whole, word: string) =>
    Object.hasOwn(words, word) && words[word] !== undefined ? String(words[word]) : whole,
  );
}
