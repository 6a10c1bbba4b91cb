import { clsx } from 'clsx'
import { PRODUCT_NAME } from '#domain/product.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Eyebrow } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import text from '#web/ui/text.module.css'
import styles from './confirmation-head.module.css'
import type { Ticket } from './ticket.tsx'

const HEADS = {
  pending: {
    title: 'Your request is with the hospital',
    lead: '{{hospital}} has your request.',
  },
  confirmed: { title: 'Your appointment is confirmed', lead: '{{hospital}} expects you.' },
  completed: { title: 'Your appointment is completed', lead: 'Thank you for visiting {{hospital}}.' },
  cancelled: { title: 'Your appointment is cancelled', lead: 'Your time at {{hospital}} is now available to others.' },
} as const

type Props = {
  ticket: Ticket
  firstName: string
}

/** Shows the state of a booking: requested, confirmed, over. */
export function ConfirmationHead({ ticket, firstName }: Props) {
  const { t } = useTranslation()
  const head = HEADS[ticket.status]
  return (
    <>
      <PageTitle>{t(head.title)}</PageTitle>
      <div className={styles.top}>
        <p className={styles.word}>{PRODUCT_NAME}</p>
        {ticket.status !== 'cancelled' && (
          <span className={styles.mark} aria-hidden="true">
            <Check />
          </span>
        )}
        <Eyebrow className={styles.thanks}>{t('Thank you, {{name}}', { name: firstName })}</Eyebrow>
        <h1 className={styles.title}>{t(head.title)}</h1>
        <p className={clsx(text.lead, styles.lead)}>{t(head.lead, { hospital: ticket.hospital.name })}</p>
      </div>
    </>
  )
}
