import { sentence } from '../sentences.ts'

/** Sentence of public pages about the topics that rules hide from the reader. */
export const WITHHELD_NOTICE = sentence(
  'Not shown here because of Türkiye’s rules on promotion in health services: {{topics}}.',
)
