import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { reviewReport } from '#domain/reviews.ts'
import { graphql } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'

const ReportReview = graphql(
  `mutation ReportReview($id: ID!, $reason: String!) { reportReview(id: $id, reason: $reason) }`,
)

type ReportProps = { id: string; onClose: () => void }

export function ReportDialog(props: ReportProps) {
  const { t } = useTranslation()
  return (
    <Dialog open onClose={props.onClose} title={t('Report this review')}>
      <ReportForm {...props} />
    </Dialog>
  )
}

export function ReportForm({ id, onClose }: ReportProps) {
  const { t } = useTranslation()
  const [report] = useMutation(ReportReview)
  const form = useForm({ resolver: zodResolver(reviewReport), defaultValues: { reason: '' } })
  const { save, saving, refused } = useSave(form, {
    send: ({ reason }) => report({ variables: { id, reason } }),
    saved: t('Thank you. We will look at this review.'),
    onSaved: onClose,
  })
  return (
    <Form onSubmit={save}>
      <Textarea
        label={t('What is wrong with it?')}
        rows={4}
        dir="auto"
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Send report')} busy={saving} onCancel={onClose} />
    </Form>
  )
}
