import { LINE_STATUS_LABELS, LINE_UNIT_LABELS } from '#domain/quotes/labels.ts'
import { useFormatBytes } from '#web/i18n/bytes.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Disclosure } from '#web/ui/card.tsx'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import type { QuoteRequest, QuoteVersion } from './request-fields.ts'
import { versionChanges } from './version-changes.ts'
import styles from './version-list.module.css'
import { useVersionFacts, VersionView } from './version-view.tsx'

/** Changes of a version from the previous one. */
function Changes({ before, now }: { before: QuoteVersion; now: QuoteVersion }) {
  const { t } = useTranslation()
  const { formatExact, formatNumber } = useFormat()
  const formatBytes = useFormatBytes()
  const factsOf = useVersionFacts()
  const changes = versionChanges(before, now, {
    factsOf,
    lineWords: ({ quantity, unit, net, status }, { currency }) =>
      [
        `${formatNumber(quantity)} × ${t(LINE_UNIT_LABELS[unit])}`,
        formatExact(net, currency),
        t(LINE_STATUS_LABELS[status]),
      ].join(' · '),
    totalTerm: t('Total, included'),
    totalWords: ({ totalIncluded, currency }) => formatExact(totalIncluded, currency),
    attachmentTerm: ({ name }) => t('Attachment: {{name}}', { name }),
    attachmentWords: ({ size }) => formatBytes(size),
  })
  if (changes.length === 0) return null
  return (
    <table className={styles.changes}>
      <caption>{t('Changes since version {{version}}', { version: before.version })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Item')}</th>
          <th scope="col">{t('Before')}</th>
          <th scope="col">{t('Now')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two attachments may have one name
          <tr key={at}>
            <th scope="row">
              <bdi>{change.term}</bdi>
            </th>
            <td>
              <del>{change.before ?? t('nothing', { context: 'change' })}</del>
            </td>
            <td>{change.now ?? t('removed', { context: 'change' })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Sent versions, newest first, which is expanded. They are immutable. */
export function VersionList({ request: { id, quotes: versions } }: { request: Pick<QuoteRequest, 'id' | 'quotes'> }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  if (versions.length === 0) return null
  return (
    <TitledCard title={t('Sent versions')}>
      <Stack className={styles.versions}>
        {versions.map((version, at) => {
          const before = versions[at + 1]
          return (
            <Disclosure key={version.id} open={at === 0} title={t('Version {{version}}', { version: version.version })}>
              <Stack>
                <p className={text.note}>
                  {version.sentBy && (
                    <>
                      <bdi>{version.sentBy}</bdi>
                      {version.sentAt && ', '}
                    </>
                  )}
                  {version.sentAt && <bdi>{formatOwn(version.sentAt)}</bdi>}
                </p>
                {before && <Changes before={before} now={version} />}
                <VersionView version={version} requestId={id} />
              </Stack>
            </Disclosure>
          )
        })}
      </Stack>
    </TitledCard>
  )
}
