import { LINE_KIND_LABELS, LINE_STATUS_LABELS, POINT_LABELS } from '#domain/quotes/labels.ts'
import { totalsOf } from '#domain/quotes/lines.ts'
import { statedPoints } from '#domain/quotes/points.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { PencilLine } from '#web/ui/icons/pencil-line.ts'
import { Trash } from '#web/ui/icons/trash.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { useRequestWords } from '../request-words.ts'
import type { QuoteTemplate } from './template-fields.ts'
import styles from './template-list.module.css'

/** Returns points that a quote from this template would omit, except the named doctor. */
const leftOut = ({ content }: QuoteTemplate) =>
  statedPoints({ ...content, doctorId: 'named in each quote', validUntil: content.validDays ? 'counted' : null })
    .notStated

function Lines({ template: { content } }: { template: QuoteTemplate }) {
  const { t, i18n } = useTranslation()
  const { formatExact, formatNumber } = useFormat()
  return (
    <details className={styles.lines}>
      <summary>{t('{{count}} lines', { count: content.lines.length })}</summary>
      <ul>
        {content.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a template have no ID and stay in their order
          <li key={at}>
            <span dir="auto">
              {line.labels[i18n.language] ?? line.labels[content.language] ?? t(LINE_KIND_LABELS[line.kind])}
            </span>
            <span className={text.note}>
              {formatNumber(line.quantity)} × <bdi>{formatExact(line.each, content.currency)}</bdi> ·{' '}
              {t(LINE_STATUS_LABELS[line.status])}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

type TemplateCardProps = {
  template: QuoteTemplate
  mayWrite: boolean
  onRename: (template: QuoteTemplate) => void
  onRemove: (template: QuoteTemplate) => void
}

function TemplateCard({ template, mayWrite, onRename, onRemove }: TemplateCardProps) {
  const { t } = useTranslation()
  const { formatExact, formatList, formatOwn } = useFormat()
  const words = useRequestWords()
  const { name, treatment, content, updatedAt } = template
  const totals = totalsOf(content.lines, content.currency)
  const missing = leftOut(template)
  return (
    <TitledCard
      title={<span dir="auto">{name}</span>}
      note={treatment ? words.treatmentNames([treatment]) : t('Treatment no longer listed')}
    >
      <div className={styles.body}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('Total, included')}</dt>
            <dd>
              <bdi>{formatExact(totals.included, content.currency)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('With all options')}</dt>
            <dd>
              <bdi>{formatExact(totals.withOptions, content.currency)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('Language')}</dt>
            <dd>{words.languageNames([content.language])}</dd>
          </div>
          <div>
            <dt>{t('Last changed')}</dt>
            <dd>{formatOwn(updatedAt)}</dd>
          </div>
        </dl>
        <p className={missing.length > 0 ? styles.missing : text.note}>
          {missing.length > 0
            ? t('Patients read “Not stated” for: {{points}}', {
                points: formatList(missing.map((point) => t(POINT_LABELS[point]))),
              })
            : t('All details are provided.')}
        </p>
        <Lines template={template} />
        {mayWrite && (
          <Row wrap gap="small">
            <Button
              variant="secondary"
              size="sm"
              icon={<PencilLine aria-hidden="true" />}
              aria-label={t('Rename {{name}}', { name })}
              onClick={() => onRename(template)}
            >
              {t('Rename')}
            </Button>
            <Button
              variant="danger-quiet"
              size="sm"
              icon={<Trash aria-hidden="true" />}
              aria-label={t('Delete {{name}}', { name })}
              onClick={() => onRemove(template)}
            >
              {t('Delete')}
            </Button>
          </Row>
        )}
      </div>
    </TitledCard>
  )
}

/** Templates of a hospital with their prices and omitted points. */
export function TemplateList({
  templates,
  ...actions
}: Omit<TemplateCardProps, 'template'> & { templates: readonly QuoteTemplate[] }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.list} aria-label={t('Quote templates')}>
      {templates.map((template) => (
        <li key={template.id}>
          <TemplateCard template={template} {...actions} />
        </li>
      ))}
    </ul>
  )
}
