import { password, upTo } from '../journeys/publisher/answers.ts';

/** What a visitor answers in all steps of the wizard in forms/, as the page sends it: what is not answered is empty. */
export const signupAnswers = {
  title: '',
  website_url: '',
  account_address_2: '',
  other_messenger_type: '',
  linkedin_url: '',
  other_channels: [],
  other_cpa_networks: '',
  traffic_notes: '',
  comments: '',
  ...upTo['create-login'],
  login_name: 'ada',
  password,
  confirmPassword: password,
};
