/** EndedNotice() — why the session has ended, if the account was suspended, and where to write. */
import { Trans } from '#web/i18n/trans.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Banner } from '#web/ui/banner.tsx'
import text from '#web/ui/text.module.css'
import { endedBecause } from './ended-because.ts'

export function EndedNotice() {
  const { t } = useTranslation()
  const { endedBy } = useSession()
  if (endedBecause(endedBy) !== 'suspended') return null
  return (
    <Banner tone="warn" title={t('Your account is suspended, so you were signed out.')}>
      <Trans
        i18nKey="If you think this is a mistake, <contact>write to us</contact>."
        components={{ contact: <Link className={text.link} to={paths.contact} /> }}
      />
    </Banner>
  )
}
