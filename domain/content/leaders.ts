/**
 * Offices instead of persons: the persons of an operator are in its register, and none are
 * invented.
 */
export const LEADERS = [
  {
    id: 'chief-executive',
    office: 'Chief Executive',
    question: 'Would we send our own mother here?',
    decides:
      'Decides where Hekima is heading, which hospitals it works with, and what it will never do, even for money.',
  },
  {
    id: 'chief-medical-officer',
    office: 'Chief Medical Officer',
    question: 'Is this safe for someone who is ill?',
    decides: 'Responsible for the assistant’s rules, the texts about treatments, and licence checks.',
  },
  {
    id: 'chief-technology-officer',
    office: 'Chief Technology Officer',
    question: 'Does it hold up when everything happens at once?',
    decides: 'Responsible for security, privacy and the software, and for an honest status page.',
  },
] as const
