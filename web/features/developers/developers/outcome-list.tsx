/** OutcomeList({ label, outcomes }) — one line per endpoint response, with collapsible details. */

import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Code } from './code-sample.tsx'
import type { Outcome } from './endpoint-test.ts'
import styles from './outcome-list.module.css'

export function OutcomeList({ label, outcomes }: { label: string; outcomes: readonly Outcome[] }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  return (
    <ul className={styles.list} aria-label={label}>
      {outcomes.map((outcome, place) => {
        const { name, address, status, ok, ms, size, type, body, signedIn } = outcome
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same address may be asked twice
          <li key={`${address} ${place}`}>
            <details>
              <summary>
                <Badge tone={ok ? 'ok' : 'stop'}>{status ?? t('No answer')}</Badge>
                <span className={styles.name}>
                  <b>{name}</b>
                  <code dir="ltr">{address}</code>
                </span>
                <span className={styles.numbers} dir="ltr">
                  {formatNumber(ms)} ms · {formatNumber(size)} B
                </span>
              </summary>
              <div className={styles.details}>
                <Facts
                  items={[
                    { term: t('Type of the answer'), value: type || '–' },
                    { term: t('Sent with your session'), value: signedIn ? t('Yes') : t('No') },
                  ]}
                />
                {body && <Code>{body}</Code>}
              </div>
            </details>
          </li>
        )
      })}
    </ul>
  )
}
