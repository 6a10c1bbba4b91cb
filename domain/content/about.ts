import { sentence } from '../sentences.ts'
import type { Content } from './content.ts'

export const about: Content = {
  eyebrow: 'About Hekima',
  title: 'Care in Türkiye, without guessing',
  lead: 'Hekima shows hospitals, doctors and treatments in Türkiye as they are, and lets you book a free time in a few steps, from wherever you live.',
  inShort:
    'What Hekima is, how it works with hospitals in Türkiye, how it earns money and what it never does: the marketplace for patients from abroad.',
  layout: 'page',
  picture: 'panorama',
  actions: [
    { to: '/search', label: 'Find a hospital' },
    { to: '/contact', label: 'Write to us' },
  ],
  sections: [
    {
      id: 'numbers',
      title: 'What is here today',
      blocks: [
        {
          kind: 'figures',
          figures: [
            { fact: 'hospitals', label: 'hospitals anyone can look at' },
            { fact: 'provinces', of: 'allProvinces', label: 'provinces with at least one of them' },
            { fact: 'doctors', label: 'doctors with their own page' },
            { fact: 'services', label: sentence('treatments and check-ups') },
          ],
          source: 'Counted in our database on {{countedOn}}. We never show a number we have not counted.',
        },
      ],
    },
    {
      id: 'why',
      title: 'Why we built it',
      lead: 'People looking for care abroad mostly find agencies, advertisements and prices that change on arrival. We wanted the opposite.',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              icon: 'eye',
              title: 'Nothing invented',
              text: 'Ratings come from people who were there. Prices come from the hospital. What no one has told us is shown as unknown.',
            },
            {
              icon: 'calendar',
              title: 'Real free times',
              text: 'The calendar shows what can be booked right now. Two people can never get the same time.',
            },
            {
              icon: 'languages',
              title: 'In your language',
              text: 'You search, ask and read your documents in your language. The hospital sees the same facts in its own.',
            },
            {
              icon: 'lock',
              title: 'Your health stays yours',
              text: 'Only the hospital you choose sees your request. We do not sell data or show advertising.',
            },
          ],
        },
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Search',
              text: 'Describe what you need in your own words. We find matching hospitals, doctors and treatments, and tell you why they match.',
            },
            {
              title: 'Compare',
              text: 'See price, next free time, languages, reviews and licence side by side.',
            },
            {
              title: 'Book',
              text: 'Choose a free time. The hospital confirms it, and its page says how quickly it usually answers. You pay the hospital, not us.',
            },
            {
              title: 'Travel',
              text: 'Keep messages, documents, directions and a card for your driver in one place.',
            },
          ],
        },
      ],
    },
    {
      id: 'money',
      title: 'What it costs, and who pays us',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Searching and booking are free for patients, and Hekima never charges a card. You pay the hospital for your treatment, at its own price.',
            { text: 'Hospitals can choose a paid plan for more tools. <a>The plans</a> are public.', to: '/pricing' },
            'A plan changes neither the order of search results nor a rating. No one can buy a better position.',
          ],
        },
      ],
    },
    {
      id: 'more',
      title: 'Find out more',
      blocks: [
        {
          kind: 'cards',
          cards: [
            { icon: 'users', title: 'Leadership', text: 'Who decides what, and how to reach them.', to: '/leadership' },
            { icon: 'megaphone', title: 'Press', text: 'Facts, logo files and what we have announced.', to: '/press' },
            {
              icon: 'hospital',
              title: 'For Clinics',
              text: 'How a hospital joins, what it needs and what it gets.',
              to: '/for-clinics',
            },
            { icon: 'mail', title: 'Contact', text: 'Write to us. We answer within 2 business days.', to: '/contact' },
          ],
        },
      ],
    },
  ],
}
