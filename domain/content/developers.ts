/** Guides for developers beside the API reference. */
import { sentence } from '../sentences.ts'
import type { Content, ContentLink } from './content.ts'

const guides: ContentLink[] = [
  { to: '/developers', label: 'Quickstart' },
  { to: '/developers/reference', label: 'API reference' },
  { to: '/developers/graphql', label: 'GraphQL explorer' },
  { to: '/developers/limits', label: 'Limits and errors' },
  { to: '/developers/webhooks-guide', label: 'Webhooks' },
  { to: '/developers/mcp', label: 'MCP for assistants' },
  { to: '/developers/changelog', label: 'Change log' },
  { to: '/developers/deprecation', label: 'Deprecation policy' },
]
const aside = [{ title: 'For developers', links: guides }]

export const developersLimits: Content = {
  eyebrow: 'Developers',
  title: 'Limits and errors',
  lead: 'How often a program may call, how it learns what is left, and what each error means.',
  inShort:
    'Rate limits of the Hekima APIs, the headers that announce them, and every error code with what to do about it.',
  layout: 'document',
  sections: [
    {
      id: 'limits',
      title: 'How often',
      blocks: [
        {
          kind: 'table',
          head: ['For whom', 'Requests a minute', 'Counted by'],
          rows: [
            ['A key and its tokens', '300', sentence('the key')],
            ['Everyone', sentence('1,200'), sentence('the network address')],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Operators can change the second number. Some things have their own limits: open appointments, messages per hour, sign-in attempts. Their errors say so.',
          ],
        },
      ],
    },
    {
      id: 'headers',
      title: 'Headers that show what is left',
      blocks: [{ kind: 'part', part: 'headers' }],
    },
    {
      id: 'errors',
      title: 'Errors',
      lead: 'Every error is an RFC 9457 problem with the same code in both APIs.',
      blocks: [
        { kind: 'part', part: 'problem' },
        {
          kind: 'list',
          items: [
            'Rely on the code, never on the message: codes do not change, wording may.',
            'The answer to bad input names what is wrong, field by field.',
            'Every answer carries its request ID in X-Request-Id, and errors repeat it. The log of your key finds the call by it.',
            'A time that has just been taken answers 409 with the nearest free times.',
            'After 429 and 503 wait as many seconds as Retry-After says.',
          ],
        },
        { kind: 'part', part: 'codes' },
      ],
    },
    {
      id: 'repeat',
      title: 'Repeating safely',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A booking with an Idempotency-Key header can be sent again after a broken connection: the same key and body answer the same appointment. The same key with another body is refused.',
            'An edit with If-Match and the ETag you read is refused if someone else has saved in the meantime, so no one overwrites what they have not seen.',
          ],
        },
      ],
    },
  ],
  aside,
}

export const developersWebhooks: Content = {
  eyebrow: 'Developers',
  title: 'Webhooks',
  lead: 'We call your address when something happens to an appointment, so you do not need to poll.',
  inShort: 'How Hekima’s webhooks work: appointment events, signatures, retries, replays and the delivery log.',
  layout: 'document',
  actions: [{ to: '/developers/webhooks', label: 'Your webhooks' }],
  sections: [
    {
      id: 'events',
      title: 'Events',
      lead: 'A delivery says which appointment and what happened, and nothing about anyone’s health. Read the rest with your key.',
      blocks: [{ kind: 'part', part: 'events' }],
    },
    {
      id: 'delivery',
      title: 'What arrives',
      blocks: [
        { kind: 'part', part: 'delivery' },
        {
          kind: 'text',
          paragraphs: [
            'Answer with any status from 200 to 299 within 10 seconds and do the work afterwards. A delivery keeps its id however often it is sent: store the ids you have seen and skip repeats.',
          ],
        },
      ],
    },
    {
      id: 'signature',
      title: 'Signatures',
      lead: 'Check that it came from us and is not an old delivery replayed.',
      blocks: [{ kind: 'part', part: 'signature' }],
    },
    {
      id: 'repetition',
      title: 'When your server does not answer',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Failed deliveries are retried with increasing delays. The delivery log shows each attempt with its status, and you can resend a delivery by hand. An address that keeps failing is switched off, and its owner is notified.',
            'Addresses of private networks are refused, and redirects are not followed.',
          ],
        },
      ],
    },
  ],
  aside,
}

export const developersMcp: Content = {
  eyebrow: 'Developers',
  title: 'MCP for assistants',
  lead: 'An assistant that speaks the Model Context Protocol finds hospitals and free times here, and books for its owner with a key.',
  inShort:
    'Hekima’s MCP server: tools for assistants to search hospitals, doctors, services and free times, and to book with a key.',
  layout: 'document',
  sections: [
    {
      id: 'connect',
      title: 'How to connect',
      lead: 'Streamable HTTP at one address. Reading needs no key.',
      blocks: [{ kind: 'part', part: 'connect' }],
    },
    {
      id: 'tools',
      title: 'Tools',
      blocks: [
        { kind: 'part', part: 'tools' },
        {
          kind: 'note',
          tone: 'info',
          title: 'The same verbs as everywhere',
          text: 'Tools follow the same rules as the pages and the APIs: what cannot be booked there cannot be booked here.',
        },
      ],
    },
    {
      id: 'limits',
      title: 'How much a query may request',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            {
              text: 'The <a>limits</a> of the APIs apply here too. An assistant works only for the owner of the key, and never as an administrator.',
              to: '/developers/limits',
            },
          ],
        },
      ],
    },
  ],
  aside,
}

export const developersChangelog: Content = {
  eyebrow: 'Developers',
  title: 'Change log',
  lead: 'What was added to the APIs, changed and removed.',
  inShort: 'Changes to Hekima’s REST and GraphQL APIs, newest first: what was added, changed and removed.',
  layout: 'document',
  updated: '2026-11-22',
  sections: [
    {
      id: 'keys',
      title: sentence('22 November 2026: keys, webhooks, assistants'),
      blocks: [
        {
          kind: 'list',
          items: [
            sentence('Added: API keys with scopes, and short tokens for them at /oauth/token.'),
            'Added: webhooks for what happens to appointments.',
            sentence('Added: an MCP server at /mcp.'),
            sentence('Added: the OpenAPI document names OAuth2 and the scopes of each operation.'),
            'Added: the APIs answer with headers that say how many requests are left.',
            'Added: addresses of hospitals, doctors and services may end with their name; the short ones lead there.',
          ],
        },
      ],
    },
    {
      id: 'first',
      title: 'Version 1',
      blocks: [
        {
          kind: 'list',
          items: [
            sentence(
              'REST under /api and /api/v1, GraphQL at /graphql: search, free times, bookings, messages, files, reviews.',
            ),
            sentence('An OpenAPI 3.1 document at /api/openapi.json, made from the schemas that are used.'),
          ],
        },
      ],
    },
  ],
  aside,
}

export const developersDeprecation: Content = {
  eyebrow: 'Developers',
  title: 'Deprecation policy',
  lead: 'What you build on today keeps working, and removals are announced half a year ahead.',
  inShort:
    'How Hekima’s APIs change: what may be added at any time, what is announced 6 months ahead, and with which headers.',
  layout: 'document',
  version: '2026-11-22',
  sections: [
    {
      id: 'any-time',
      title: 'What may be added at any time',
      blocks: [
        {
          kind: 'list',
          items: [
            'New operations, new fields in answers, new optional fields in what you send.',
            'New values in extensible lists, such as specialties and languages.',
            'Other words in messages; never another code.',
          ],
        },
      ],
    },
    {
      id: 'announced',
      title: 'What is announced',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Removing an operation or a field, requiring something that was optional, or changing the meaning of a value is announced at least 6 months ahead, in the change log, in the reference and with headers.',
            { text: 'Everything we have announced is in the <a>change log</a>.', to: '/developers/changelog' },
          ],
        },
        { kind: 'part', part: 'headers' },
        {
          kind: 'text',
          paragraphs: [
            'In GraphQL such a field carries the directive @deprecated with the reason. Nothing is deprecated at the moment.',
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'The exception',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A vulnerability that puts people’s data at risk may be fixed immediately. Everyone with a key is then told by email.',
          ],
        },
      ],
    },
  ],
  aside,
}
