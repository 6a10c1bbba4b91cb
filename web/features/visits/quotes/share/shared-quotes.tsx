import { useQuery } from '@apollo/client/react'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyPage } from '#web/ui/empty-page.tsx'
import { FileText } from '#web/ui/icons/file-text.ts'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import head from '../compare/compare-quotes.module.css'
import { NotStated } from '../compare/not-stated.tsx'
import { QuoteTable, type TableGroup } from '../compare/quote-table.tsx'
import styles from './companion.module.css'

const SharedQuotesByLink = graphql(`
  query SharedQuotes($token: String!) {
    sharedQuotes(token: $token) {
      state
      expiresAt
      parts
      comparison {
        number
        treatments
        ratesOf
        columns { name note total guide }
        rows { group groupNote name note cells { standsOut entries { text note amount tone } } }
      }
      health { name value }
    }
  }
`)
type SharedAnswer = ResultOf<typeof SharedQuotesByLink>['sharedQuotes']
type Comparison = NonNullable<SharedAnswer['comparison']>
type Entry = Comparison['rows'][number]['cells'][number]['entries'][number]

function Cell({ entries }: { entries: readonly Entry[] }) {
  return entries.map(({ text: words, note, amount, tone }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order is all that tells statements apart
    <div key={at} className={styles.entry}>
      {tone === 'missing' ? (
        <NotStated />
      ) : (
        <span className={tone === 'strong' ? text.strong : tone === 'muted' ? text.muted : text.written}>
          <bdi>{words}</bdi>
        </span>
      )}
      {note && (
        <small className={text.written}>
          <bdi>{note}</bdi>
        </small>
      )}
      {amount && (
        <b>
          <bdi>{amount}</bdi>
        </b>
      )}
    </div>
  ))
}

function groupsOf(rows: Comparison['rows']): TableGroup[] {
  const groups: TableGroup[] = []
  for (const { group: name, groupNote: note, cells, ...row } of rows) {
    if (groups.at(-1)?.name !== name) groups.push({ name, note, rows: [] })
    groups.at(-1)?.rows.push({
      ...row,
      cells: cells.map(({ entries, standsOut }) => ({ content: <Cell entries={entries} />, standsOut })),
    })
  }
  return groups
}

function SharedTable({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation()
  const { columns, rows } = comparison
  return (
    <QuoteTable
      caption={t('Quotes compared')}
      corner={columns.some(({ total }) => total) ? t('Total with everything included') : null}
      heads={columns.map(({ name, note, total, guide }, at) => ({
        key: String(at),
        content: (
          <div className={head.column}>
            <span>
              <b className={head.name}>
                <bdi>{name}</bdi>
              </b>
              <small className={head.version}>
                <bdi>{note}</bdi>
              </small>
            </span>
            {total && (
              <p className={head.total}>
                <bdi>{total}</bdi> {guide && <small>{guide}</small>}
              </p>
            )}
          </div>
        ),
      }))}
      groups={groupsOf(rows)}
    />
  )
}

/** Page of an invalid or ended link, with the reader's options. */
function Closed({ title, children }: { title: string; children: string }) {
  const { t } = useTranslation()
  return (
    <EmptyPage
      icon={<FileText />}
      title={title}
      action={<ButtonLink to={paths.home}>{t('Go to the home page')}</ButtonLink>}
    >
      {children}
    </EmptyPage>
  )
}

function Opened({ shared: { comparison, health, expiresAt } }: { shared: SharedAnswer & { comparison: Comparison } }) {
  const { t } = useTranslation()
  const { formatList, formatOwn } = useFormat()
  const { number, treatments, ratesOf, columns } = comparison
  const day = formatOwn(expiresAt, { dateStyle: 'long' })
  return (
    <Container>
      <PageTitle>{t('Quotes for {{number}}', { number })}</PageTitle>
      <header className={styles.head}>
        <h1>{t('{{count}} quotes, line by line', { count: columns.length })}</h1>
        <p className={text.muted}>
          {treatments.length > 0 && `${formatList(treatments)} · `}
          <bdi>{number}</bdi>
        </p>
        <p className={text.muted}>
          {t('Shown to you by the patient until {{day}}. Please do not pass it on.', { day })}
        </p>
        {ratesOf && (
          <p className={text.muted}>{t('Converted at the rates of {{date}}, as a guide only.', { date: ratesOf })}</p>
        )}
      </header>
      {columns.length > 0 ? <SharedTable comparison={comparison} /> : <p>{t('No hospital has answered yet.')}</p>}
      {health.length > 0 && (
        <section className={styles.health}>
          <h2 className={styles.heading}>{t('Answers about health')}</h2>
          <dl>
            {health.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={text.written}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </Container>
  )
}

/** The comparison for a companion with a link, without sign-in. */
export function SharedQuotes({ token }: { token: string }) {
  const { t } = useTranslation()
  const { data, error } = useQuery(SharedQuotesByLink, {
    variables: { token },
    fetchPolicy: 'network-only',
    skip: !token,
  })
  const shared = data?.sharedQuotes
  if (!token)
    return <Closed title={t('The link is incomplete')}>{t('Please open the whole link that you were sent.')}</Closed>
  if (error) return <Closed title={t('This link does not open')}>{t(refusalOf(error).message)}</Closed>
  if (!shared)
    return (
      <Container section>
        <PageTitle>{t('Loading...')}</PageTitle>
        <Loading>
          <Skeleton size="panel" />
        </Loading>
      </Container>
    )
  if (shared.comparison) return <Opened shared={{ ...shared, comparison: shared.comparison }} />
  return shared.state === 'revoked' ? (
    <Closed title={t('This link has been ended')}>
      {t('The patient has ended it. If you still need the quotes, please ask the patient for a new link.')}
    </Closed>
  ) : (
    <Closed title={t('This link has expired')}>
      {t('Its last day has passed. If you still need the quotes, please ask the patient for a new link.')}
    </Closed>
  )
}
