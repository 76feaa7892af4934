const none = () => {};
const ripple = {
  ref: { current: null },
  shouldMount: false,
  start: none,
  stop: none,
  pulsate: none,
};

/** Takes the place of the state of MUI's ripples, which the theme switches off: a press renders its button once less. */
export default () => ripple;
