import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { REPORTED_STATES } from '#domain/reviews.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { RECOUNTED } from '#web/data/refetch.ts'
import { useListAddress } from '#web/features/administration/managed-catalogue/list-address.ts'
import { WatchList } from '#web/features/administration/managed-catalogue/watch-list.tsx'
import { type Question, ReasonDialog } from '#web/features/administration/oversight/reason-dialog.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Rating } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './reviews.module.css'

const AdminReviews = graphql(`
  query AdminReviews($state: String, $page: Int!) {
    list: reportedReviews(state: $state, page: $page) {
      total page limit totalPages
      items {
        id reportedAt reasons hiddenAt decisionReason decidedAt
        hospital { id name }
        review { id rating comment language authorName createdAt reply }
      }
    }
  }
`)
type ReportedReview = ResultOf<typeof AdminReviews>['list']['items'][number]

const SettleReview = graphql(`
  mutation SettleReview($id: ID!, $hide: Boolean!, $reason: String) { settleReview(id: $id, hide: $hide, reason: $reason) }
`)
const RestoreReview = graphql(`
  mutation RestoreReview($id: ID!, $reason: String!) { restoreReview(id: $id, reason: $reason) }
`)

const CHOICES = { state: REPORTED_STATES } as const
const REASON_REQUIRED = 'Please say why: the author reads it'

function Item({ reported, children }: { reported: ReportedReview; children: React.ReactNode }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const { review, hospital, reasons, reportedAt, decisionReason } = reported
  return (
    <li className={styles.item}>
      <Row wrap>
        <Rating value={review.rating} />
        <h2 className={styles.author}>
          <bdi>{review.authorName}</bdi>
        </h2>
        <Link className={text.link} to={paths.hospital(hospital)}>
          {hospital.name}
        </Link>
        <span className={text.note}>{formatOwn(review.createdAt, { dateStyle: 'medium' })}</span>
      </Row>
      {review.comment && (
        <p lang={review.language} dir="auto" className={text.written}>
          {review.comment}
        </p>
      )}
      <h3 className={styles.heading}>
        {t('Reported on {{day}}', { day: formatOwn(reportedAt, { dateStyle: 'medium', timeStyle: 'short' }) })}
      </h3>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason} dir="auto">
            {reason}
          </li>
        ))}
      </ul>
      {decisionReason && (
        <>
          <h3 className={styles.heading}>{t('What the author was told')}</h3>
          <p dir="auto" className={text.written}>
            {decisionReason}
          </p>
        </>
      )}
      <Row wrap>{children}</Row>
    </li>
  )
}

export function Page() {
  const { t } = useTranslation()
  const address = useListAddress(CHOICES)
  const query = useFreshQuery(AdminReviews, {
    variables: { state: address.filters.state ?? null, page: address.page },
    ttl: TTL.search,
  })
  const [settle] = useMutation(SettleReview, RECOUNTED)
  const [restore] = useMutation(RestoreReview, RECOUNTED)
  const [question, setQuestion] = useState<Question | null>(null)
  const reason = { label: t('What the author reads'), field: 'reason', most: 1000 }
  const after = (work: Promise<unknown>) => work.then(() => query.refetch())
  const questions = (id: string): Record<'hide' | 'keep' | 'restore', Question> => ({
    hide: {
      ...reason,
      title: t('Hide this review?'),
      lead: t(
        'It is hidden from everyone else and no longer counts. The author is told why, beside the review and by email.',
      ),
      confirm: t('Hide review'),
      danger: true,
      required: REASON_REQUIRED,
      saved: t('The review is hidden.'),
      send: (written) => after(settle({ variables: { id, hide: true, reason: written } })),
    },
    keep: {
      ...reason,
      title: t('Keep this review?'),
      lead: t('The report is closed and the review stays. If you leave a message for the author, an email tells them.'),
      confirm: t('Keep review'),
      saved: t('The report is settled.'),
      send: (written) => after(settle({ variables: { id, hide: false, reason: written || null } })),
    },
    restore: {
      ...reason,
      title: t('Show this review again?'),
      lead: t('It becomes public again and counts. The author is told why.'),
      confirm: t('Show again'),
      required: REASON_REQUIRED,
      saved: t('The review is shown again.'),
      send: (written) => after(restore({ variables: { id, reason: written } })),
    },
  })
  return (
    <PanelPage title={t('Reviews')} lead={t('What people reported, with their reasons, and what was hidden.')}>
      <WatchList
        list="review"
        label={t('Reviews')}
        query={query}
        address={address}
        columns={[]}
        nameOf={({ review }) => review.authorName}
        none={address.filters.state === 'hidden' ? t('No review is hidden.') : t('No report is waiting.')}
        filters={[
          {
            name: 'state',
            label: t('Waiting for a decision'),
            options: [{ value: 'hidden', label: t('Hidden', { context: 'review' }) }],
          },
        ]}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((reported) => (
              <Item key={reported.id} reported={reported}>
                {reported.hiddenAt ? (
                  <Button variant="secondary" onClick={() => setQuestion(questions(reported.id).restore)}>
                    {t('Show again')}
                  </Button>
                ) : (
                  <>
                    <Button variant="danger" onClick={() => setQuestion(questions(reported.id).hide)}>
                      {t('Hide review')}
                    </Button>
                    <Button variant="secondary" onClick={() => setQuestion(questions(reported.id).keep)}>
                      {t('Keep review')}
                    </Button>
                  </>
                )}
              </Item>
            ))}
          </ul>
        )}
      </WatchList>
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </PanelPage>
  )
}
