/** Values of every type, some of which look alike. */
export const mixed = [
  { value: 2, label: 'Skype' },
  { value: '2', label: 'Two' },
  { value: false, label: 'Neither' },
  { value: 3, label: 'Other' },
];

export const channels = [
  { value: 11, label: 'Email marketing' },
  { value: 12, label: 'Search engine optimisation and content' },
  { value: 13, label: 'Social media' },
  { value: 14, label: 'Mobile apps' },
];
