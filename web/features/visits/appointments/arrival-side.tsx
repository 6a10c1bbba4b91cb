import { clsx } from 'clsx'
import { useState } from 'react'
import { telHref } from '#domain/contact-links.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Maximize2 } from '#web/ui/icons/maximize-2.ts'
import text from '#web/ui/text.module.css'
import { TurkishWay } from './arrival-card.tsx'
import styles from './arrival-side.module.css'
import { addressOf, type Ticket } from './ticket.tsx'

/**
 * Shows the arrival card beside the next visit, and enlarged for reading from the front seat of a
 * car.
 */
export function ArrivalSide({ ticket, className }: { ticket: Ticket; className?: string | undefined }) {
  const { t } = useTranslation()
  const [large, setLarge] = useState(false)
  const { hospital } = ticket
  return (
    <section className={clsx(styles.side, className)} aria-labelledby="arrival-side">
      <h3 id="arrival-side" className={styles.title}>
        {t('Arrival card')}
      </h3>
      <div className={styles.way}>
        <p className={text.note}>{t('Show this to your driver')}</p>
        <div lang="tr">
          <p className={text.strong}>
            <bdi>{hospital.name}</bdi>
          </p>
          <p>
            <bdi>{addressOf(hospital)}</bdi>
          </p>
        </div>
      </div>
      {hospital.phone && (
        <p className={styles.phone}>
          <span className={text.note}>{t('Phone')}</span>{' '}
          <a className={text.link} href={telHref(hospital.phone)}>
            <bdi dir="ltr">{hospital.phone}</bdi>
          </a>
        </p>
      )}
      <Button
        variant="tonal"
        block
        className={text.screenOnly}
        icon={<Maximize2 aria-hidden="true" />}
        onClick={() => setLarge(true)}
      >
        {t('Show full screen')}
      </Button>
      <Dialog
        open={large}
        onClose={() => setLarge(false)}
        title={t('Arrival card')}
        actions={<Button onClick={() => setLarge(false)}>{t('Close')}</Button>}
      >
        <TurkishWay ticket={ticket} />
      </Dialog>
    </section>
  )
}
