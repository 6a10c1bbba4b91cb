import type { Section } from './content.ts'

/** Last section of every legal text. */
export const changes: Section = {
  id: 'changes',
  title: 'Changes',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'If this text changes, the date at the top changes, and we ask you again where your agreement is needed. This is the first version.',
      ],
    },
  ],
}
