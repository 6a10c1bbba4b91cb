import { sentence } from '../sentences.ts'
import type { Content } from './content.ts'

export const compliance: Content = {
  eyebrow: 'Trust',
  title: 'Compliance',
  lead: 'Which rules we follow, what we can prove, and how you get the evidence.',
  inShort:
    'Compliance at Hekima: KVKK, GDPR and accessibility, certificates with number and issuer where they exist, and a form to request evidence.',
  layout: 'document',
  updated: '2025-09-28',
  sections: [
    {
      id: 'rules',
      title: 'Rules we build for',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              icon: 'scale',
              title: sentence('KVKK and GDPR'),
              text: 'Grounds, rights, retention and processors are written down and built in.',
              to: '/privacy',
            },
            {
              icon: 'accessibility',
              title: sentence('WCAG 2.1 AA and 2.2 AA'),
              text: 'The aim of every page; each one is checked by machine and by keyboard.',
              to: '/accessibility',
            },
            {
              icon: 'lock',
              title: 'Security',
              text: sentence('TLS 1.2 or newer, access by role, a record of every change.'),
              to: '/security',
            },
            {
              icon: 'file',
              title: 'Data processing (DPA)',
              text: 'The agreement for hospitals, with the companies that help us.',
              to: '/dpa',
            },
            {
              icon: 'shield',
              title: 'Responsible disclosure',
              text: 'How weaknesses are reported and repaired.',
              to: '/responsible-disclosure',
            },
            { icon: 'book', title: 'Terms', text: 'What applies between you, the hospital and us.', to: '/terms' },
          ],
        },
      ],
    },
    {
      id: 'certificates',
      title: 'Certificates',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A standard without a certificate is an aim, not proof. This page lists only what has a number, an issuer and an expiry date.',
          ],
        },
        { kind: 'part', part: 'certificates' },
        {
          kind: 'folds',
          folds: [
            {
              question: 'What about ISO 27001, ISO 9001 and SOC 2?',
              answer: [
                'If it is not listed above, we do not hold it. A SOC 2 report is under evaluation; we do not have one.',
              ],
            },
            {
              question: 'Are stored data encrypted?',
              answer: [
                'That depends on the disks of the operator. Where they are encrypted with AES-256, the evidence can be requested here.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'evidence',
      title: 'Request evidence',
      lead: 'Say which document you need and for what. We answer within 2 business days, some documents after a confidentiality agreement.',
      blocks: [{ kind: 'part', part: 'form' }],
    },
  ],
  aside: [
    {
      title: 'Related',
      links: [
        { to: '/security', label: 'Security' },
        { to: '/privacy', label: 'Privacy' },
        { to: '/dpa', label: 'Data processing (DPA)' },
        { to: '/accessibility', label: 'Accessibility' },
      ],
    },
  ],
}
