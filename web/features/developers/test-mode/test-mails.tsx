/** TestMails({ mode }) — mails of a test mode, kept instead of sent. */
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card, CardHeading, Disclosure } from '#web/ui/card.tsx'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import type { TestMode } from './test-mode.ts'
import styles from './test-mode.module.css'

export function TestMails({ mode: { mails } }: { mode: TestMode }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <Card pad as="section">
      <Stack>
        <CardHeading>{t('Kept emails')}</CardHeading>
        {mails.length === 0 ? (
          <p className={text.small}>{t('No emails yet. Book with a test key, and the emails appear here.')}</p>
        ) : (
          <ul className={styles.list}>
            {mails.map(({ id, subject, recipient, body, keptAt }) => (
              <li key={id}>
                <Disclosure
                  title={
                    <span className={styles.words}>
                      <strong>
                        <bdi>{subject}</bdi>
                      </strong>
                      <span className={text.small}>
                        <bdi>{recipient}</bdi> ·{' '}
                        {formatInstant(keptAt, { timeZone, dateStyle: 'medium', timeStyle: 'short' })}
                      </span>
                    </span>
                  }
                >
                  <p className={styles.body} dir="auto">
                    {body}
                  </p>
                </Disclosure>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}
