/** What administrators and staff have done, as it is looked for. */
import { z } from 'zod'
import { date, given, text, uuid } from './fields.ts'

/** What an action is done to: the word before the dot of `hospital.update`. */
export const SUBJECT_KINDS = [
  'hospital',
  'doctor',
  'health_service',
  'term',
  'user',
  'appointment',
  'review',
  'outbox',
  'settings',
  'import',
  'certificate',
  'request',
  'api_key',
  'webhook',
  'report',
] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

export const activitySearch = z.object({
  q: given(text(200)).meta({ description: 'Words of what was changed, or of the name or address of who changed it.' }),
  kind: given(z.enum(SUBJECT_KINDS, 'Please choose what was changed')).meta({ description: 'What was changed.' }),
  actorId: given(uuid('Please choose a user')).meta({ description: 'Done by this user alone.' }),
  subjectId: given(uuid('Please choose a record')).meta({ description: 'Done to this record alone.' }),
  hospitalId: given(uuid('Please choose a hospital')).meta({ description: 'What belongs to this hospital alone.' }),
  from: given(date()).meta({ description: 'From this day on, in Istanbul.' }),
  to: given(date()).meta({ description: 'Until the end of this day, in Istanbul.' }),
})
export type ActivitySearch = z.output<typeof activitySearch>
