import { useApolloClient } from '@apollo/client/react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { MAX_DAYS_AHEAD } from '#domain/booking-rules.ts'
import { addDays, dateIn } from '#domain/days.ts'
import { date } from '#domain/fields.ts'
import { sentence } from '#domain/sentences.ts'
import { TRAVEL_REFUSED, writeTravelDates } from '#domain/travel-dates.ts'
import { stored } from '#web/device/stored.ts'
import { TRAVEL_KEY, useTravelDates } from '#web/device/travel-dates.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { currentToken } from '#web/session/token.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import text from '#web/ui/text.module.css'
import { formResolver } from './form-resolver.ts'
import { graphql } from './graphql.ts'
import { useAttempt, useSave } from './save.ts'

const UpdateTravelDates = graphql(`
  mutation UpdateTravelDates($dates: String) { updateTravelDates(dates: $dates) { id travelDates } }
`)

const travelForm = z
  .object({ from: date('Please choose the first day'), to: date('Please choose the last day') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: TRAVEL_REFUSED })
type TravelForm = z.output<typeof travelForm>

export type TravelDialogProps = { onClose: () => void }

/** Sets the days in Türkiye: in this browser, and in the account of a signed-in user. */
export function TravelDialog({ onClose }: TravelDialogProps) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const { now } = useClock()
  const travel = useTravelDates()
  const today = dateIn(now())
  const form = useForm<TravelForm>({
    resolver: formResolver(travelForm),
    defaultValues: travel ?? { from: '', to: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors } = form.formState
  const send = async (dates: string | null) => {
    if (currentToken()) await client.mutate({ mutation: UpdateTravelDates, variables: { dates } })
    onClose()
    // The pages follow the stored value.
    stored.set(TRAVEL_KEY, dates)
  }
  const { save, saving, refused } = useSave(form, {
    send: (input) => send(writeTravelDates(input)),
    otherwise: sentence('Failed to save your travel dates'),
  })
  const attempt = useAttempt()
  const field = (name: keyof TravelForm) => ({
    type: 'date',
    min: today,
    max: addDays(today, MAX_DAYS_AHEAD),
    error: errors[name]?.message,
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  })
  return (
    <Dialog open onClose={onClose} title={t('When can you be in Türkiye?')}>
      <Form onSubmit={save}>
        <p className={text.note}>
          {t('For in-person visits, you’ll only see times on these days. Video and phone visits don’t change.')}
        </p>
        <Input label={t('First day')} {...field('from')} />
        <Input label={t('Last day')} {...field('to')} />
        {travel && (
          <Button variant="ghost" onClick={() => void attempt(() => send(null))}>
            {t('Remove the dates')}
          </Button>
        )}
        <Refused>{refused}</Refused>
        <SubmitActions label={t('Save')} busy={saving} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
