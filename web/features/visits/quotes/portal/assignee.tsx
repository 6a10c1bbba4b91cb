import { useAttempt } from '#web/data/save.ts'
import { initialsOf } from '#web/i18n/initials.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { UserPlus } from '#web/ui/icons/user-plus.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './request-columns.module.css'
import type { QuoteRow } from './request-fields.ts'
import { useRequestVerbs } from './use-request-verbs.ts'

/** Assignee of a request, or a button to take it. */
export function Assignee({ request, mayAct }: { request: QuoteRow; mayAct: boolean }) {
  const { t } = useTranslation()
  const { locale } = useFormat()
  const { user } = useSession()
  const attempt = useAttempt()
  const { assign } = useRequestVerbs(request.id)
  const { assignee, patient } = request
  if (assignee)
    return (
      <Row as="span" gap="small">
        <Avatar>{initialsOf([assignee.firstName, assignee.lastName], locale)}</Avatar>
        <bdi>{assignee.firstName}</bdi>
      </Row>
    )
  if (!mayAct || !user) return <span className={text.muted}>{t('No one')}</span>
  return (
    <Button
      variant="ghost"
      size="sm"
      className={styles.takeOver}
      icon={<UserPlus aria-hidden="true" />}
      aria-label={t('Take over the request of {{name}}', { name: patient.firstName })}
      onClick={() => void attempt(() => assign(user.id))}
    >
      {t('Take over')}
    </Button>
  )
}
