import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { originOf } from '#web/routing/guard.tsx'
import { paths } from '#web/routing/paths.ts'
import { useLocation, useNavigate } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Flag } from '#web/ui/icons/flag.ts'
import { MenuButton } from '#web/ui/menu.tsx'

const ReportDialog = lazy(async () => ({ default: (await import('./report-form.tsx')).ReportDialog }))

/** Shows the actions on a review. Visitors sign in first and return. */
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
      {open && (
        <Suspense>
          <ReportDialog id={review.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
