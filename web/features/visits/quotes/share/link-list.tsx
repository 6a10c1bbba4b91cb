import { useMutation } from '@apollo/client/react'
import type { QuoteLinkState } from '#domain/quotes/links.ts'
import { QUOTE_PART_LABELS } from '#domain/quotes/parts.ts'
import { sentence } from '#domain/sentences.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import text from '#web/ui/text.module.css'
import styles from './companion.module.css'
import { type QuoteLink, RevokeQuoteLink } from './quote-links.ts'

const STATES = {
  open: ['ok', sentence('Can be opened')],
  expired: ['info', sentence('Expired')],
  revoked: ['info', sentence('Ended')],
} as const satisfies Record<QuoteLinkState, readonly [string, string]>

function LinkRow({ link }: { link: QuoteLink }) {
  const { t } = useTranslation()
  const { formatList, formatOwn } = useFormat()
  const [revoke, { loading }] = useMutation(RevokeQuoteLink)
  const attempt = useAttempt()
  const { id, name, parts, state, expiresAt, openings, lastOpenedAt } = link
  const [tone, label] = STATES[state]
  const day = formatOwn(expiresAt, { dateStyle: 'medium' })
  return (
    <li>
      <div>
        <b>
          <bdi>{name ?? t('Link without a name')}</bdi>
        </b>{' '}
        <Badge tone={tone}>{t(label)}</Badge>
        <p className={text.muted}>{formatList(parts.map((part) => t(QUOTE_PART_LABELS[part])))}</p>
        <p className={text.muted}>
          {state === 'open' && `${t('Ends on {{day}}', { day })} · `}
          {lastOpenedAt
            ? t('Opened {{count}} times, last {{time}}', { count: openings, time: formatOwn(lastOpenedAt) })
            : t('Not opened yet')}
        </p>
      </div>
      {state === 'open' && (
        <Button
          variant="secondary"
          size="sm"
          busy={loading}
          onClick={() =>
            void attempt(() => revoke({ variables: { id } }), { done: t('The link has ended. It no longer opens.') })
          }
        >
          {t('End now')}
          <span className={text.visuallyHidden}> {name ?? day}</span>
        </Button>
      )}
    </li>
  )
}

/** Links of a request, newest first, with their last opening. */
export function LinkList({ links }: { links: readonly QuoteLink[] }) {
  const { t } = useTranslation()
  if (links.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{t('Your links')}</h3>
      <ul className={styles.links}>
        {links.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
    </section>
  )
}
