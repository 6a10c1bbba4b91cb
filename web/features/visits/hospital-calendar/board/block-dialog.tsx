import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { blockedTimeInput, MAX_BLOCK_REASON } from '#domain/blocked-times.ts'
import { MAX_DAYS_AHEAD } from '#domain/booking-rules.ts'
import { addDays, dateIn } from '#domain/days.ts'
import { requiredText } from '#domain/fields.ts'
import { graphql } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useAttempt, useSave } from '#web/data/save.ts'
import { FieldPair } from '#web/editing/edit-card.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import type { Block } from '../calendar-fields.ts'
import { FREE_MINUTES, minutesOf, timeOf } from '../geometry.ts'
import type { BoardColumnData } from './board-fields.ts'

const BlockTime = graphql(`
  mutation BlockTime($hospitalId: ID!, $input: BlockedTimeInput!) {
    blockTime(hospitalId: $hospitalId, input: $input) { id }
  }
`)
const UnblockTime = graphql(`
  mutation UnblockTime($hospitalId: ID!, $id: ID!) {
    unblockTime(hospitalId: $hospitalId, id: $id)
  }
`)

/** Value of the choice of the whole hospital. */
const EVERYBODY = 'all'
const doctorIn = (whose: string) => (whose === EVERYBODY ? null : whose)

const blockForm = z
  .object({
    whose: requiredText('Please choose a doctor or the whole hospital'),
    date: z.string(),
    from: z.string(),
    to: z.string(),
    reason: z.string(),
    keepAppointments: z.boolean(),
  })
  .superRefine(({ whose, ...values }, ctx) => {
    for (const { path, message } of blockedTimeInput(new Date()).safeParse(values).error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path: [...path], message })
  })
type BlockValues = z.output<typeof blockForm>

/** Day and, from the board, doctor and time that the dialog begins with. */
export type BlockStart = { date: string; doctorId?: string | null; time?: string; until?: string }

type Props = {
  hospitalId: string
  columns: readonly Pick<BoardColumnData, 'doctorId' | 'doctorName'>[]
  start: BlockStart
  onClose: () => void
  reload: () => Promise<unknown>
}

function BlockForm({ hospitalId, columns, start, onClose, reload }: Props) {
  const { t } = useTranslation()
  const [block] = useMutation(BlockTime)
  const [clashes, setClashes] = useState(0)
  const { doctorId, date, time, until } = start
  const form = useForm<BlockValues, unknown, BlockValues>({
    resolver: zodResolver(blockForm),
    defaultValues: {
      whose: doctorId ?? (time ? EVERYBODY : ''),
      date,
      from: time ?? '',
      to: until ?? (time ? timeOf(Math.min(minutesOf(time) + FREE_MINUTES, 24 * 60 - 1)) : ''),
      reason: '',
      keepAppointments: false,
    },
  })
  const { register, formState } = form
  const { errors } = formState
  const today = dateIn(new Date())
  const { save, saving, refused } = useSave(form, {
    send: async ({ whose, reason, ...input }) => {
      try {
        await block({
          variables: { hospitalId, input: { ...input, doctorId: doctorIn(whose), reason: reason || null } },
        })
      } catch (error) {
        const { details } = refusalOf(error)
        if (typeof details.clashes === 'number') setClashes(details.clashes)
        throw error
      }
    },
    saved: t('The time is blocked. Nobody can book it.'),
    onSaved: async () => {
      onClose()
      await reload()
    },
  })
  return (
    <Form onSubmit={save}>
      <Select
        app
        label={t('Blocked for')}
        placeholder={t('Choose a doctor or the whole hospital')}
        options={[
          { value: EVERYBODY, label: t('The whole hospital') },
          ...columns.flatMap(({ doctorId: id, doctorName }) => (id ? [{ value: id, label: doctorName ?? '' }] : [])),
        ]}
        error={errors.whose?.message}
        {...register('whose')}
      />
      <Input
        app
        type="date"
        min={today}
        max={addDays(today, MAX_DAYS_AHEAD)}
        label={t('Day')}
        error={errors.date?.message}
        {...register('date')}
      />
      <FieldPair short>
        <Input app type="time" label={t('From')} error={errors.from?.message} {...register('from')} />
        <Input app type="time" label={t('Until')} error={errors.to?.message} {...register('to')} />
      </FieldPair>
      <Input
        app
        optional
        maxLength={MAX_BLOCK_REASON}
        label={t('Reason')}
        hint={t('Only your colleagues read it. Please leave out health data.')}
        error={errors.reason?.message}
        {...register('reason')}
      />
      {clashes > 0 && (
        <Checkbox
          label={t('Keep the appointments in this time until they are moved')}
          {...register('keepAppointments')}
        />
      )}
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Block this time')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

/** Blocks a time of a doctor or of the whole hospital. Null: the dialog is closed. */
export function BlockDialog({ start, ...props }: Omit<Props, 'start'> & { start: BlockStart | null }) {
  const { t } = useTranslation()
  return (
    <Dialog open={start !== null} onClose={props.onClose} title={t('Block time')}>
      {start && <BlockForm start={start} {...props} />}
    </Dialog>
  )
}

/** Returns a function that frees a blocked time. */
export function useFreeAgain(hospitalId: string, reload: () => Promise<unknown>) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const [unblock] = useMutation(UnblockTime)
  return ({ id }: Block) =>
    void attempt(
      async () => {
        try {
          await unblock({ variables: { hospitalId, id } })
        } finally {
          await reload()
        }
      },
      { done: t('The time can be booked again.') },
    )
}
