import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { reviewReport } from '#domain/reviews.ts'
import { graphql } from '#web/graphql.ts'
import { originOf } from '#web/guard.tsx'
import { paths } from '#web/paths.ts'
import { useSave } from '#web/save.ts'
import { useSession } from '#web/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { Refused } from '#web/ui/form.tsx'
import { MenuButton } from '#web/ui/menu.tsx'

const ReportReview = graphql(
  `mutation ReportReview($id: ID!, $reason: String!) { reportReview(id: $id, reason: $reason) }`,
)

function ReportForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const [report] = useMutation(ReportReview)
  const form = useForm({ resolver: zodResolver(reviewReport), defaultValues: { reason: '' } })
  const { save, saving, refused } = useSave(form, {
    send: ({ reason }) => report({ variables: { id, reason } }),
    saved: t('Thank you. We will look at this review.'),
    onSaved: onClose,
  })
  return (
    <form noValidate onSubmit={save}>
      <Textarea
        label={t('What is wrong with it?')}
        rows={4}
        dir="auto"
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
      <Refused>{refused}</Refused>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" busy={saving}>
          {t('Send report')}
        </Button>
      </DialogActions>
    </form>
  )
}

/** What a reader can do about a review. Whoever is not signed in goes to the login page first, and comes back. */
export function ReviewMenu({ review }: { review: { id: string; authorName: string } }) {
  const { t } = useTranslation()
  const { authenticated } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const [open, setOpen] = useState(false)
  const report = () =>
    authenticated ? setOpen(true) : void navigate(paths.login, { state: { from: originOf(location) } })
  return (
    <>
      <MenuButton
        label={t('More about the review by {{name}}', { name: review.authorName })}
        items={[{ id: 'report', label: t('Report this review'), icon: <Flag aria-hidden="true" />, onAction: report }]}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={t('Report this review')}>
        <ReportForm id={review.id} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
