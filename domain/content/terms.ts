import { DOCUMENT_VERSIONS } from '../privacy.ts'
import type { Content } from './content.ts'

export const terms: Content = {
  eyebrow: 'Legal',
  title: 'Terms',
  lead: 'What you can expect from Hekima, what the hospital owes you, and what we ask of you.',
  inShort:
    'The terms of use of Hekima: what the marketplace does, what a booking means, what it costs, how to cancel, and who is liable for what.',
  layout: 'document',
  version: DOCUMENT_VERSIONS.terms,
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          kind: 'points',
          title: 'In plain words',
          points: [
            {
              icon: 'search',
              title: 'We show hospitals and help you book.',
              text: 'Hekima helps you find a hospital and book a time. It treats nobody.',
            },
            {
              icon: 'price',
              title: 'It costs you nothing.',
              text: 'You pay the hospital for your treatment, at its own price.',
            },
            {
              icon: 'undo',
              title: 'You can cancel.',
              text: 'Until an appointment begins, with one click and without a fee from us.',
            },
            { icon: 'heart', title: 'Emergencies go to 112.', text: 'Nothing here replaces a doctor or an ambulance.' },
          ],
        },
      ],
    },
    {
      id: 'parties',
      title: 'Who agrees with whom',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'These terms hold between you and {{company}}, which runs this installation of Hekima.',
            'The treatment is a contract between you and the hospital alone. Its own conditions hold for it, and Turkish health law.',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        {
          kind: 'list',
          items: [
            'You can look at everything without an account. Booking needs one, because a hospital has to know who comes.',
            'You are at least 18 years old, or a parent or guardian books for you.',
            'What you enter is true, and your password stays with you.',
            'You can delete the account at any time in your profile.',
          ],
        },
      ],
    },
    {
      id: 'booking',
      title: 'What a booking means',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A booking is a request for a free time. The hospital confirms it, and its page says how soon it usually answers; some have chosen that it is confirmed at once. The status is always shown under My Appointments.',
          ],
        },
        {
          kind: 'list',
          items: [
            'You can move or cancel until the appointment begins. If you ask for another time for a confirmed one, it keeps its time until the hospital confirms the new one.',
            'A hospital can decline or cancel. You are told by email, and your time is free again.',
            'Limits protect the calendars of hospitals: so many open appointments and messages a person can have.',
          ],
        },
      ],
    },
    {
      id: 'money',
      title: 'Prices and payment',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Hekima charges patients nothing: the fees in a booking are 0.00. No card is charged here, and card details never leave your browser.',
            'A price beside a treatment is what the hospital told us on the day you book. “Price on request” means that it has told us none. Amounts in another currency are converted for orientation.',
          ],
        },
      ],
    },
    {
      id: 'rules',
      title: 'What we ask of you',
      blocks: [
        {
          kind: 'list',
          items: [
            'Book only what you intend to keep, and cancel what you cannot.',
            'Review only where you have been, truthfully and without naming others.',
            'Upload only files that are yours or that you may pass on.',
            'Do not disturb the service, and do not copy the catalogue by machine other than through the public APIs.',
          ],
        },
      ],
    },
    {
      id: 'content',
      title: 'Reviews and what is shown',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Ratings are computed from reviews by people with a completed appointment. Anybody can report a review; an administrator then decides, tells the author why, and the decision can be looked at again.',
            'The order of results follows what you search and how you sort. It cannot be bought.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: 'Who is liable for what',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We are liable without limit for intent and gross negligence and where the law forbids a limit. Otherwise we are liable for what is essential to this service and for damage one could foresee.',
            'Hospitals answer for their treatments, for what they state and for the conduct of their staff. We check the licences that they send us, and show a tick only for those we have seen.',
            'The assistant gives orientation and no diagnosis.',
          ],
        },
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Turkish law holds. If you live elsewhere, the rules that protect consumers in your country stay. Please write to us first: most things are settled within days.',
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'If this text changes, the date at the top changes, and we ask you again where your agreement is needed. This is the second version. The first, of 28 September 2025, named 24 to 48 hours as the time in which most hospitals confirm; now the page of each hospital says how soon it usually answers.',
          ],
        },
      ],
    },
  ],
  aside: [
    {
      title: 'Related',
      links: [
        { to: '/privacy', label: 'Privacy' },
        { to: '/cookies', label: 'Cookies' },
        { to: '/pricing', label: 'Pricing' },
        { to: '/contact', label: 'Contact' },
      ],
    },
  ],
}
