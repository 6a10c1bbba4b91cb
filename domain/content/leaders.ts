/**
 * Offices instead of persons: the persons of an operator are in its register, and none are
 * invented.
 */
export const LEADERS = [
  {
    id: 'chief-executive',
    office: 'Chief Executive',
    question: 'Would we send our own mother here?',
    decides: 'Decides where Hekima goes, which hospitals it works with, and what it does not do even if it would pay.',
  },
  {
    id: 'chief-medical-officer',
    office: 'Chief Medical Officer',
    question: 'Is this safe for somebody who is ill?',
    decides: 'Answers for the rules of the assistant, the texts about treatments, and the checks of licences.',
  },
  {
    id: 'chief-technology-officer',
    office: 'Chief Technology Officer',
    question: 'Does it hold when everything happens at once?',
    decides: 'Answers for security, privacy and the software, and for telling the truth on the status page.',
  },
] as const
