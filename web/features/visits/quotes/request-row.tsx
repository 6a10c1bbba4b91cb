import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card, CardLink } from '#web/ui/card.tsx'
import text from '#web/ui/text.module.css'
import { BillBadge } from './bill/bill-state.tsx'
import styles from './request-row.module.css'
import { REQUEST_STATE_WORDS } from './state-words.ts'

export const RequestRowFields = graphql(`
  fragment RequestRowFields on QuoteRequest {
    id
    number
    state
    treatments { id name }
    createdAt
    updatedAt
    sentAt
    hospitals { id state }
    charges { state }
  }
`)

/** A request in the patient's list. */
export function RequestRow({ request }: { request: ResultOf<typeof RequestRowFields> }) {
  const { t } = useTranslation()
  const { formatList, formatOwn } = useFormat()
  const { id, number, state, treatments, sentAt, updatedAt, hospitals, charges } = request
  const isDraft = state === 'draft'
  const [tone, words] = REQUEST_STATE_WORDS[state]
  const quoted = hospitals.filter((hospital) => hospital.state === 'quoted').length
  const asking = hospitals.filter((hospital) => hospital.state === 'question').length
  const name = formatList(treatments.map((treatment) => treatment.name)) || t('No treatment chosen yet')
  return (
    <Card as="li" hit className={styles.row}>
      <div>
        <h3 className={styles.name}>
          <CardLink to={isDraft ? paths.quoteNew({ draft: id }) : paths.quote(number)}>{name}</CardLink>
        </h3>
        <p className={text.note}>
          <bdi>{number}</bdi> ·{' '}
          {isDraft
            ? t('Saved on {{time}}', { time: formatOwn(updatedAt) })
            : t('Sent {{time}} to {{count}} hospitals', {
                time: formatOwn(sentAt ?? updatedAt),
                count: hospitals.length,
              })}
        </p>
      </div>
      <div className={styles.states}>
        {asking > 0 && <Badge tone="warn">{t('{{count}} questions for you', { count: asking })}</Badge>}
        {quoted > 0 && <Badge tone="ok">{t('{{count}} quotes', { count: quoted })}</Badge>}
        {charges ? <BillBadge own state={charges.state} /> : <Badge tone={tone}>{t(words)}</Badge>}
      </div>
    </Card>
  )
}
