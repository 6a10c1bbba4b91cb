import { DOCUMENT_VERSIONS } from '../privacy.ts'
import type { Content } from './content.ts'

export const terms: Content = {
  eyebrow: 'Legal',
  title: 'Terms',
  lead: 'What you can expect from Hekima, what the hospital is responsible for, and what we ask of you.',
  inShort:
    'Hekima’s terms of use: what we do, what a booking means, what it costs, how to cancel, and who is liable for what.',
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
              title: 'We help you find a hospital and book a visit.',
              text: 'Your treatment is provided by the hospital, not by Hekima.',
            },
            {
              icon: 'price',
              title: 'Booking is free.',
              text: 'You pay the hospital for your treatment, at the price it sets.',
            },
            {
              icon: 'undo',
              title: 'You can cancel at any time.',
              text: 'Up to the start of your appointment, with one click and no fee from us.',
            },
            {
              icon: 'heart',
              title: 'In an emergency in Türkiye, call 112.',
              text: 'Hekima does not replace a doctor or an ambulance.',
            },
          ],
        },
      ],
    },
    {
      id: 'parties',
      title: 'Who these terms are between',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'These terms are an agreement between you and {{company}}, which operates this Hekima site.',
            'Your treatment is a contract between you and the hospital only. The hospital’s own terms and Turkish health law apply to it.',
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
            'You can browse everything without an account. To book, you need one, because the hospital has to know who is coming.',
            'You must be at least 18 years old, or have a parent or guardian book for you.',
            'The information you give must be true, and you must keep your password to yourself.',
            'You can delete your account in your profile at any time.',
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
            'A booking is a request for a free time. The hospital then confirms it; its page shows how soon it usually answers, and some hospitals confirm automatically. You can always see the status under My Appointments.',
          ],
        },
        {
          kind: 'list',
          items: [
            'You can reschedule or cancel up to the start of your appointment. If you ask to move a confirmed appointment, it keeps its time until the hospital confirms the new one.',
            'The hospital can decline or cancel a booking. We will email you, and you can book again.',
            'To protect hospitals’ calendars, there are limits on how many open appointments and messages one person can have.',
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
            'Hekima does not charge patients: the booking fee is 0.00. No card is charged here, and your card details never leave your browser.',
            'The price shown with a treatment is the price the hospital had given us on the day you book. “Price on request” means it has not given us one. Amounts converted into another currency are approximate.',
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
            'Only book appointments you intend to keep, and cancel those you cannot.',
            'Only review hospitals and doctors you have visited, truthfully and without naming other people.',
            'Only upload files that belong to you or that you have permission to share.',
            'Do not disrupt the service, and do not copy the catalogue automatically except through our public APIs.',
          ],
        },
      ],
    },
    {
      id: 'content',
      title: 'Reviews and search results',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Ratings come only from people who have completed an appointment. Anyone can report a review. An administrator then decides, explains the decision to the author, and can look at it again if the author disagrees.',
            'Search results are ordered by what you search for and how you sort them. Nobody can pay to appear higher.',
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
            'Our liability is unlimited for intent and gross negligence, and wherever the law does not allow a limit. Otherwise we are liable only for breaches of our essential duties under these terms, and only for damage that could be foreseen.',
            'Hospitals are responsible for their treatments, for the information they publish, and for their staff. We check the licences they send us, and mark as verified only those we have seen.',
            'The assistant gives guidance, not a diagnosis.',
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
            'Turkish law applies. If you live in another country, you keep the consumer rights you have there. Please write to us first: most problems are solved within a few days.',
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
            'When we change this page, the date at the top changes, and we ask for your agreement again where it is needed. This is the third version. It says the same as the second, of 24 November 2026, in plainer words. The first, of 28 September 2025, said that most hospitals confirm within 24 to 48 hours; each hospital’s page now shows how soon it usually answers.',
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
