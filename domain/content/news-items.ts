/** News item. `date` is yyyy-mm-dd. Its address is `/news#id`. */
export type NewsItem = { id: string; date: string; title: string; lead: string; text: readonly string[] }

/** Announcements, newest first. */
export const NEWS: readonly NewsItem[] = [
  {
    id: 'rules-of-the-assistant',
    date: '2026-11-22',
    title: 'The rules of the assistant are public',
    lead: 'Anyone who uses our assistant can read the rules by which it recognises an emergency, each with its source and version.',
    text: [
      'Fixed rules in four languages detect emergencies. A language model, where one is set up, can raise the urgency but never lower it. Names that are not in our records are removed from its answers.',
    ],
  },
  {
    id: 'licences-checked',
    date: '2026-11-22',
    title: 'A tick for hospitals whose licence we have checked',
    lead: 'Hospitals send us their operating licence. We check it, show the tick, and remove it when the licence expires.',
    text: [
      'We see an expiring certificate ninety days ahead, and remind the hospital thirty days ahead. Nobody can pay for the tick.',
    ],
  },
  {
    id: 'terms-and-privacy',
    date: '2025-09-28',
    title: 'Terms and privacy: the first version',
    lead: 'Our legal texts say what the software really does and how long everything is kept.',
    text: ['Each text has a version and a date. When one changes, we ask you again where your agreement is needed.'],
  },
]
