import { sentence } from '../sentences.ts'
import type { Content } from './content.ts'

export const whyTurkey: Content = {
  eyebrow: 'Why Türkiye',
  title: 'Good doctors, clear answers, and a country worth staying for',
  lead: {
    text: 'Every province of Türkiye has its own light. {{provinces}} of {{allProvinces}} have a hospital you can ask, in your language, before you buy a ticket.',
    needs: 'provinces',
    otherwise: 'Every province of Türkiye has its own light.',
  },
  inShort:
    'Why people come to Türkiye for treatment: hospitals by region, counted from our database, how it works, and what to check before deciding.',
  layout: 'page',
  picture: 'panorama',
  actions: [
    { to: '/search', label: 'Find a hospital' },
    { to: '/ai-chat', label: 'Talk to the assistant' },
  ],
  sections: [
    {
      id: 'numbers',
      title: 'In numbers',
      blocks: [
        {
          kind: 'figures',
          figures: [
            { fact: 'hospitals', label: sentence('hospitals you can look at and ask') },
            { fact: 'provinces', label: sentence('provinces have at least one of them'), of: 'allProvinces' },
            { fact: 'istanbul', label: sentence('of them in İstanbul alone') },
            {
              fact: 'languages',
              label: sentence('languages of our pages, emails and assistant: English, Türkçe, Русский, العربية'),
            },
          ],
          source: 'Counted from our database on {{countedOn}}.',
        },
      ],
    },
    {
      id: 'regions',
      title: 'Choose a place you would visit anyway',
      lead: 'Seas, mountains and old towns, with the number of hospitals in our list.',
      blocks: [{ kind: 'part', part: 'regions' }],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Search', text: 'By treatment, place, language and the day you are free.' },
            { title: 'Book', text: 'You pay the hospital, not us. Cancel with one click.' },
            {
              title: 'Ask',
              text: 'Message the hospital and add files. It prepares your visit or proposes another time.',
            },
            {
              title: 'Travel',
              text: 'Take your receipt with you, in your language, with the address, directions and a card for your driver.',
            },
          ],
        },
      ],
    },
    {
      id: 'check',
      title: 'Before you decide',
      blocks: [
        {
          kind: 'points',
          title: 'Check these',
          points: [
            {
              icon: 'badge',
              title: 'The licence.',
              text: 'The tick means that we have checked it, with its number and expiry date.',
            },
            {
              icon: 'price',
              title: 'The price.',
              text: 'Hospitals set their own. “Price on request” means they have not told us.',
            },
            {
              icon: 'question',
              title: 'The follow-up.',
              text: 'Ask who will treat you at home if something goes wrong.',
            },
            {
              icon: 'shield',
              title: 'The insurance.',
              text: 'Ask your insurer in writing. Unknown stays unknown here.',
            },
          ],
        },
      ],
    },
  ],
}
