/** News item. `date` is yyyy-mm-dd. Its address is `/news#id`. */
export type NewsItem = { id: string; date: string; title: string; lead: string; text: readonly string[] }

/** Announcements, newest first. */
export const NEWS: readonly NewsItem[] = [
  {
    id: 'rules-of-the-assistant',
    date: '2026-11-22',
    title: 'The rules of the assistant are public',
    lead: 'Whoever asks our assistant can read by which rules it recognises an emergency, each with its source and version.',
    text: [
      'Emergencies are found by fixed rules in four languages. A language model, where one is set up, may raise the urgency and never lower it. Names that are not in our records are taken out of its words.',
    ],
  },
  {
    id: 'licences-checked',
    date: '2026-11-22',
    title: 'A tick for hospitals whose licence we have seen',
    lead: 'Hospitals send their operating licence; we check it, show the tick, and take it away when the licence ends.',
    text: [
      'Ninety days before a certificate ends our desk sees it, thirty days before the hospital is told. Nobody pays for the tick.',
    ],
  },
  {
    id: 'terms-and-privacy',
    date: '2025-09-28',
    title: 'Terms and privacy: the first version',
    lead: 'Our legal texts say what the software really does, with how long everything is kept.',
    text: ['Each text has a version and a day. When one changes, we ask again where an agreement is needed.'],
  },
]
