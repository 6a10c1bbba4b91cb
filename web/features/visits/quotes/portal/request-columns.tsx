import { OPEN_QUOTE_STATES } from '#domain/quotes/states.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import { Assignee } from './assignee.tsx'
import { QuoteClock } from './quote-clock.tsx'
import type { QuoteRow } from './request-fields.ts'
import styles from './request-columns.module.css'
import { useRequestWords } from './request-words.ts'
import { QuoteState } from './state-badge.tsx'

const isOpen = ({ state }: QuoteRow) => OPEN_QUOTE_STATES.some((open) => open === state)

/** Columns of the list of requests. Only the row of `first` has a filled button. */
export function useRequestColumns(first: string | undefined): readonly Column<QuoteRow>[] {
  const { t } = useTranslation()
  const { may, asAdministrator, portalPaths } = useWorkplace()
  const words = useRequestWords()
  const mayAct = may('quotes') && !asAdministrator
  const isDoctor = !may('read')
  return [
    {
      key: 'patient',
      title: t('Patient'),
      narrow: 'head',
      cell: ({ id, patient, isUnread }) => (
        <span className={styles.stack}>
          <span className={styles.patient}>
            <Link className={styles.name} to={portalPaths.quote(id)}>
              <bdi>{words.patientName(patient)}</bdi>
            </Link>
            {isUnread && (
              <span className={styles.unread}>
                <span className={text.visuallyHidden}>{t('Unread')}</span>
              </span>
            )}
          </span>
          <span className={text.note}>{words.origin(patient)}</span>
        </span>
      ),
    },
    {
      key: 'treatment',
      title: t('Treatment'),
      narrow: 'line',
      cell: ({ treatments, number }) => (
        <span className={styles.stack}>
          <span className={styles.treatment}>{words.treatmentNames(treatments)}</span>
          <span className={text.note}>
            <bdi dir="ltr">{number}</bdi>
          </span>
        </span>
      ),
    },
    { key: 'clock', title: t('Clock'), narrow: 'line', cell: ({ clock }) => <QuoteClock clock={clock} /> },
    { key: 'state', title: t('Status'), narrow: 'end', cell: (row) => <QuoteState request={row} /> },
    // Every request of a doctor's list is assigned to the doctor.
    ...(isDoctor
      ? []
      : [
          {
            key: 'assignee',
            title: t('Assigned to'),
            cell: (row: QuoteRow) => <Assignee request={row} mayAct={mayAct && isOpen(row)} />,
          },
        ]),
    {
      key: 'actions',
      title: t('Actions'),
      hideTitle: true,
      cell: (row) => {
        const mayWrite = (mayAct && row.moves.includes('quoted')) || row.canPropose
        const mayQuote = mayWrite && isOpen(row)
        const variant = !mayQuote ? 'ghost' : row.id === first ? 'primary' : 'tonal'
        return (
          <ButtonLink size="sm" variant={variant} to={portalPaths.quote(row.id)} className={styles.open}>
            {mayQuote ? (row.canPropose ? t('Write the plan') : t('Write quote')) : t('Open')}
            <span className={text.visuallyHidden}> {words.patientName(row.patient)}</span>
          </ButtonLink>
        )
      },
    },
  ]
}
