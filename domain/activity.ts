/** Search of the activity log. */
import { z } from 'zod'
import { date, emptyAsAbsent, text, uuid } from './fields.ts'
import { listDirection } from './list-direction.ts'

/** Kinds of changed records: the word before the dot of `hospital.update`. */
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
  'quote_request',
  'api_key',
  'webhook',
  'report',
] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

export const activitySearch = z.object({
  q: emptyAsAbsent(text(200)).meta({
    description:
      'Search text, matched against the changed record and the name or e-mail address of the person who changed it.',
  }),
  kind: emptyAsAbsent(z.enum(SUBJECT_KINDS, 'Please choose what was changed')).meta({
    description: 'Kind of the changed record.',
  }),
  actorId: emptyAsAbsent(uuid('Please choose a user')).meta({ description: 'Only actions of this user.' }),
  subjectId: emptyAsAbsent(uuid('Please choose a record')).meta({ description: 'Only actions on this record.' }),
  hospitalId: emptyAsAbsent(uuid('Please choose a hospital')).meta({
    description: 'Only actions on records of this hospital.',
  }),
  from: emptyAsAbsent(date()).meta({ description: 'First day, in Istanbul.' }),
  to: emptyAsAbsent(date()).meta({ description: 'Last day, inclusive, in Istanbul.' }),
  direction: listDirection,
})
export type ActivitySearch = z.output<typeof activitySearch>
