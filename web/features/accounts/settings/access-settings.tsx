/**
 * AccessSettings({ settings, field }) — whether staff need two-factor sign-in, and the effect of
 * requiring it.
 */

import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './entries.module.css'
import { LABELS, type SettingsField } from './parts.ts'
import type { Settings } from './settings.ts'

const Unprotected = graphql(`query Unprotected { userSummary { adminsWithoutTwoFactor staffWithoutTwoFactor } }`)

export function AccessSettings({ settings, field }: { settings: Settings; field: SettingsField }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const summary = useFreshQuery(Unprotected, { ttl: TTL.search }).data?.userSummary
  const { error: _, changed: __, ...control } = field('requireTwoFactorForStaff')
  return (
    <Card pad as="section">
      <CardHeading className={styles.heading}>{t('Signing in')}</CardHeading>
      <Stack gap="small">
        <Switch label={t(LABELS.requireTwoFactorForStaff)} {...control} />
        <p className={text.note}>
          {t(
            'From their next click, anyone without it must set it up first. No one is signed out; patients choose for themselves.',
          )}
        </p>
        {summary && (
          <p className={text.note} role="status">
            {t('{{count}} administrators have not set it up.', { count: summary.adminsWithoutTwoFactor })}{' '}
            {t('{{count}} members of hospital staff have not set it up.', { count: summary.staffWithoutTwoFactor })}
          </p>
        )}
        {!settings.requireTwoFactorForStaff && user && !user.twoFactorEnabled && (
          <Banner tone="warn" quiet>
            {t('You have not set it up yourself: once you save this, you will be taken to your profile to do so.')}
          </Banner>
        )}
      </Stack>
    </Card>
  )
}
