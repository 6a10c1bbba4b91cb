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
import { refusalOf } from '#web/refusal.ts'
import { useSession } from '#web/session.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import dialog from '#web/ui/dialog.module.css'
import { Dialog } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'

const ReportReview = graphql(
  `mutation ReportReview($id: ID!, $reason: String!) { reportReview(id: $id, reason: $reason) }`,
)

function ReportForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const [report] = useMutation(ReportReview)
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(reviewReport),
    defaultValues: { reason: '' },
  })
  const submit = handleSubmit(async ({ reason }) => {
    setFailure(null)
    try {
      await report({ variables: { id, reason } })
      toast({ text: t('Thank you. We will look at this review.') })
      onClose()
    } catch (error) {
      setFailure(refusalOf(error).message)
    }
  })
  return (
    <form noValidate onSubmit={submit}>
      {failure && <Banner tone="stop">{t(failure)}</Banner>}
      <Textarea
        label={t('What is wrong with it?')}
        rows={4}
        dir="auto"
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
      <div className={dialog.actions}>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" busy={formState.isSubmitting}>
          {t('Send report')}
        </Button>
      </div>
    </form>
  )
}

/** Whoever is not signed in goes to the login page first, and comes back. */
export function ReportButton({ review }: { review: { id: string; authorName: string } }) {
  const { t } = useTranslation()
  const { authenticated } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Flag aria-hidden="true" />}
        aria-label={`${t('Report')}: ${review.authorName}`}
        onClick={() => (authenticated ? setOpen(true) : navigate(paths.login, { state: { from: originOf(location) } }))}
      >
        {t('Report')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('Report this review')}>
        <ReportForm id={review.id} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
