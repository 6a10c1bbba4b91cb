import { type Content, FIRST_VERSION } from './content.ts'

export const dpa: Content = {
  eyebrow: 'Legal',
  title: 'Data processing (DPA)',
  lead: 'For hospitals: how we process personal data on your behalf, with whose help, and what you can demand.',
  inShort:
    'Hekima’s data processing agreement for hospitals: subject, instructions, measures, sub-processors by setting, audits, breaches and return of data.',
  layout: 'document',
  version: FIRST_VERSION,
  sections: [
    {
      id: 'subject',
      title: 'Subject and roles',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'When a patient books with your hospital, we handle the appointment, messages and files on your behalf: you are the controller, {{company}} is the processor. For accounts, search and security we are a controller ourselves.',
          ],
        },
        {
          kind: 'table',
          head: ['What', 'Whose data', 'What for'],
          rows: [
            ['Appointments with notes and history', 'Your patients', 'Arranging the visit'],
            ['Messages and files', 'Your patients and staff', 'Preparing the visit'],
            ['Accounts of staff', 'Your staff', 'Work in the hospital portal'],
          ],
        },
      ],
    },
    {
      id: 'instructions',
      title: 'Instructions',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We process these data only to provide the service you use, as its pages describe it, and as you instruct us in writing. If an instruction breaks the law, we say so before we follow it.',
          ],
        },
      ],
    },
    {
      id: 'measures',
      title: 'Measures',
      blocks: [
        {
          kind: 'list',
          items: [
            'Staff see only their own hospital; the server checks each request, the database holds the rules that must not break.',
            'Two-factor sign-in can be required of all staff; sessions can be ended from afar.',
            'An administrator opens messages and files only with a reason, which is recorded and shown to the patient.',
            'Everybody with access has promised confidentiality.',
            { text: 'There is more under <a>Security</a>.', to: '/security' },
          ],
        },
      ],
    },
    {
      id: 'sub-processors',
      title: 'Who helps us',
      blocks: [
        {
          kind: 'text',
          paragraphs: ['This list follows from the settings of this installation and is always the present state.'],
        },
        { kind: 'part', part: 'processors' },
        {
          kind: 'text',
          paragraphs: ['Before another company is added we tell you 30 days ahead, and you can object.'],
        },
      ],
    },
    {
      id: 'breach',
      title: 'If something goes wrong',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We tell you without delay and within 24 hours of knowing, what happened, whom it concerns and what we do about it, so that you can keep your own deadline of 72 hours.',
          ],
        },
      ],
    },
    {
      id: 'audit',
      title: 'Checking us',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You can ask for evidence and for an audit once a year.',
            { text: 'The form is under <a>Compliance</a>.', to: '/compliance' },
          ],
        },
      ],
    },
    {
      id: 'end',
      title: 'At the end',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            "When you leave, we hand over your appointments as a file and erase what we hold on your behalf within 30 days, unless a law makes us keep it. Rights of patients are answered as you instruct us: download and erasure work without anybody's help.",
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
        { to: '/security', label: 'Security' },
        { to: '/compliance', label: 'Compliance' },
        { to: '/for-clinics', label: 'For Clinics' },
      ],
    },
  ],
}
