// Answers that each step accepts, as a draft holds them.

export const companyInfo = {
  company_name: 'Analytical Media',
  account_address_1: '12 Rue de la Paix',
  account_country_name: 'France',
  account_region_name: 'Bretagne',
  account_city_name: 'Rennes',
  account_postal_code: '35000',
};

export const contactDetails = {
  primary_phone: '+33612345678',
  contact_start_time: '1:00PM-3:00PM PST',
  messenger_type: 2,
  messenger_name: 'ada.lovelace',
};

export const trafficChannels = {
  how_do_you_market: 4,
  monthly_traffic_income: '$10,000 - $24,999',
  use_other_cpa_networks: '0',
};

/** The password meets every rule. */
export const password = 'Secret1';

/** A draft in which the first steps are done, as many as are named by the step that comes after them. */
export const upTo = {
  'company-info': {},
  'contact-details': companyInfo,
  'traffic-channels': { ...companyInfo, ...contactDetails },
  'create-login': { ...companyInfo, ...contactDetails, ...trafficChannels },
};

export type StepName = keyof typeof upTo;
