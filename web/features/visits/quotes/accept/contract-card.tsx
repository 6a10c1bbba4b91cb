import { POINT_LABELS } from '#domain/quotes/labels.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card, Disclosure } from '#web/ui/card.tsx'
import text from '#web/ui/text.module.css'
import { AttachmentList } from '../attachments/attachment-list.tsx'
import { LineCell } from '../compare/line-cell.tsx'
import { NotStated } from '../compare/not-stated.tsx'
import type { AcceptableHospital, AcceptableQuote } from './accept-fields.ts'
import styles from './contract-card.module.css'

type Props = {
  requestId: string
  hospital: AcceptableHospital['hospital']
  quote: AcceptableQuote
}

/** The binding price, lines and attachments, and the points that the quote omits. */
export function ContractCard({ requestId, hospital, quote }: Props) {
  const { t } = useTranslation()
  const { formatConverted, formatDate, formatPrice } = useFormat()
  const { version, validUntil, totalIncluded, currency, lines, notStated, attachments } = quote
  const guide = formatConverted(totalIncluded, currency)
  const notes = [
    t('Version {{version}}', { version }),
    validUntil && t('Valid until {{day}}', { day: formatDate(validUntil) }),
  ]
  return (
    <Card as="section" pad className={styles.card}>
      <h2>
        <bdi>{hospital.name}</bdi>
      </h2>
      <p className={text.note}>{notes.filter(Boolean).join(' · ')}</p>
      <p className={styles.total}>
        <span>{t('Total with everything included')}</span>
        <span>
          <b>
            <bdi>{formatPrice(totalIncluded, currency)}</bdi>
          </b>{' '}
          {guide && <bdi className={text.note}>{guide}</bdi>}
        </span>
      </p>
      <Disclosure title={t('The lines the hospital is bound by')} open>
        <div className={styles.lines}>
          {lines.map((line) => (
            <LineCell key={line.id} line={line} currency={currency} />
          ))}
        </div>
      </Disclosure>
      <AttachmentList requestId={requestId} attachments={attachments} />
      {notStated.length > 0 && (
        <div className={styles.missing}>
          <h3>
            <NotStated /> {t('The hospital did not say')}
          </h3>
          <ul>
            {notStated.map((point) => (
              <li key={point}>{t(POINT_LABELS[point])}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
