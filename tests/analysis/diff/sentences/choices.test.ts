// Proves that forms:diff reports changes of the choices of a question, and of their source.
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { shipped } from '../edited.ts';
import { expectSentences, removed } from './expect-sentences.ts';

const contact = 'signup/contact-details/schema.json';

const { properties = {} }: JsonSchema = JSON.parse(
  shipped.sources.texts.get(`${shipped.root}/${contact}`) ?? '',
);
const times = properties.contact_start_time?.enum ?? [];
const services = properties.messenger_type?.oneOf ?? [];

expectSentences(shipped, {
  'the call that brings its choices': [
    [
      'signup/traffic-channels/ui.json',
      {
        '/other_channels/ui:options/source': {
          call: 'load',
          from: '/data/channels',
          value: '/id',
          label: '/name',
          sort: 'label',
        },
      },
      "Traffic Channels: 'Are there other channels you use to drive traffic?' now offers the choices that the load call brings (was what was loaded as data/channels)",
    ],
  ],
  'the call that finds its choices': [
    [
      'signup/company-info/ui.json',
      {
        '/title/ui:options': {
          source: { call: 'load', send: { q: { from: '/typed' } }, from: '/data/channels' },
          minTyped: 3,
        },
      },
      "Company Info: 'Your title' is now asked with a search (was asked with a line of text)",
      "Company Info: 'Your title' now offers the choices that the load call finds for what is typed",
      "Company Info: the shortest text to search for of 'Your title' is now 3 (was 2)",
      `Company Info: the width of 'Your title' is now "by its answer" (was "third")`,
    ],
  ],
  'the answers that it offers': [
    [
      'signup/traffic-channels/ui.json',
      {
        '/other_channels/ui:options/source/from': [
          '/answers/how_do_you_market',
          '/loaded/data/channels',
        ],
      },
      "Traffic Channels: 'Are there other channels you use to drive traffic?' now offers the answer 'What is your primary method of driving traffic?' (how_do_you_market) and what was loaded as data/channels (was what was loaded as data/channels)",
    ],
  ],
  'its choices': [
    [
      contact,
      { '/properties/messenger_type/oneOf/7': removed },
      `Contact Details: the choice "Viber" of 'IM Service' is gone`,
    ],
    [
      contact,
      { '/properties/messenger_type/oneOf/-': { const: 20, title: 'Matrix' } },
      `Contact Details: there is now the choice "Matrix" of 'IM Service', which sends 20, after "Other"`,
    ],
    [
      contact,
      { '/properties/messenger_type/oneOf/0/title': 'Skype (old)' },
      `Contact Details: the label of the choice "Skype" of 'IM Service' is now "Skype (old)" (was "Skype")`,
    ],
    [
      'signup/traffic-channels/schema.json',
      {
        '/properties/use_other_cpa_networks/oneOf/0/const': 'yes',
        '/if/properties/use_other_cpa_networks/const': 'yes',
      },
      `Traffic Channels: the value of the choice "Yes" of 'Do you work with other CPA networks?' is now "yes" (was "1")`,
    ],
    [
      contact,
      { '/properties/messenger_type/oneOf/1/const': 99 },
      `Contact Details: the value of the choice "Facebook Messenger" of 'IM Service' is now 99 (was 10)`,
    ],
    [
      contact,
      { '/properties/contact_start_time/enum': [times[1], times[0], times[2], times[3]] },
      `Contact Details: the choice "11:00AM-1:00PM PST" of 'Best time to contact you by phone' now comes first`,
    ],
    [
      contact,
      { '/properties/contact_start_time/enum': times.toReversed() },
      `Contact Details: the list of choices of 'Best time to contact you by phone' is in another order: "3:00PM-5:00PM PST", "1:00PM-3:00PM PST", "11:00AM-1:00PM PST" and "9:00AM-11:00AM PST"`,
    ],
    [
      contact,
      { '/properties/messenger_type/oneOf': services.toReversed() },
      `Contact Details: the list of choices of 'IM Service' is in another order: "Other", "WhatsApp" and "WeChat" first`,
    ],
  ],
});
