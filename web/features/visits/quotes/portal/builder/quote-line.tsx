import { clsx } from 'clsx'
import { type KeyboardEvent, memo } from 'react'
import { useWatch } from 'react-hook-form'
import { LINE_KIND_LABELS, LINE_STATUS_LABELS, LINE_UNIT_LABELS } from '#domain/quotes/labels.ts'
import { QUOTE_LINE_KINDS, QUOTE_LINE_STATUSES, QUOTE_LINE_UNITS } from '#domain/quotes/lines.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { GripVertical } from '#web/ui/icons/grip-vertical.ts'
import { Trash } from '#web/ui/icons/trash.ts'
import type { useReorder } from '#web/ui/use-reorder.ts'
import { useBuilder } from './builder-context.ts'
import { LINE_ICONS } from './line-icons.ts'
import { netOf } from './line-form.ts'
import styles from './quote-line.module.css'
import { useQuoteField } from './use-quote-field.ts'

function Net({ at }: { at: number }) {
  const { t } = useTranslation()
  const { formatExact } = useFormat()
  const { form, typing } = useBuilder()
  const [line, currency] = useWatch({ control: form.control, name: [`lines.${at}`, 'currency'] as const })
  if (!line) return null
  const net = netOf(line, { language: typing, currency })
  return (
    <span className={styles.net}>
      <span className={styles.netTitle}>{t('Net')}</span>
      <bdi>{Number.isNaN(net) || line.status === 'excluded' ? '–' : formatExact(net, currency)}</bdi>
    </span>
  )
}

type QuoteLineProps = {
  at: number
  handle: ReturnType<ReturnType<typeof useReorder>['handle']>
  isDragged: boolean
  onKeyDown: (event: KeyboardEvent<HTMLElement>, at: number) => void
  onRemove: (at: number) => void
}

/** A line, edited in place. Its label is in the language of the quote. */
export const QuoteLine = memo(function QuoteLine({ at, handle, isDragged, onKeyDown, onRemove }: QuoteLineProps) {
  const { t } = useTranslation()
  const { form } = useBuilder()
  const field = useQuoteField()
  const [kind, status, language] = useWatch({
    control: form.control,
    name: [`lines.${at}.kind`, `lines.${at}.status`, 'language'] as const,
  })
  const Icon = LINE_ICONS[kind]
  const number = at + 1
  return (
    <li
      className={clsx(styles.line, isDragged && styles.dragged, status === 'excluded' && styles.excluded)}
      onKeyDown={(event) => onKeyDown(event, at)}
    >
      <button
        type="button"
        className={styles.grip}
        aria-label={t('Move line {{number}}', { number })}
        title={t('Move line {{number}}', { number })}
        {...handle}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <div className={styles.what}>
        <Icon className={styles.icon} aria-hidden="true" />
        <Input
          app
          hideLabel
          lang={language}
          maxLength={200}
          label={t('Text of line {{number}}', { number })}
          placeholder={t(LINE_KIND_LABELS[kind])}
          {...field(`lines.${at}.labels.${language}`)}
        />
      </div>
      <Select
        app
        hideLabel
        label={t('Kind of line {{number}}', { number })}
        className={styles.kind ?? ''}
        options={QUOTE_LINE_KINDS.map((value) => ({ value, label: t(LINE_KIND_LABELS[value]) }))}
        {...field(`lines.${at}.kind`)}
      />
      <Input
        app
        hideLabel
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        label={t('Quantity of line {{number}}', { number })}
        className={styles.quantity ?? ''}
        {...field(`lines.${at}.quantity`)}
      />
      <Select
        app
        hideLabel
        label={t('Unit of line {{number}}', { number })}
        className={styles.unit ?? ''}
        options={QUOTE_LINE_UNITS.map((value) => ({ value, label: t(LINE_UNIT_LABELS[value]) }))}
        {...field(`lines.${at}.unit`)}
      />
      <Input
        app
        hideLabel
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        label={t('Price of one in line {{number}}', { number })}
        placeholder={t('Each')}
        className={styles.each ?? ''}
        {...field(`lines.${at}.each`)}
      />
      <Net at={at} />
      <Select
        app
        hideLabel
        label={t('Status of line {{number}}', { number })}
        className={styles.status ?? ''}
        options={QUOTE_LINE_STATUSES.map((value) => ({ value, label: t(LINE_STATUS_LABELS[value]) }))}
        {...field(`lines.${at}.status`)}
      />
      {kind === 'implant' && (
        <div className={styles.implant}>
          <Input
            app
            hideLabel
            maxLength={200}
            label={t('Maker of the implant in line {{number}}', { number })}
            placeholder={t('Maker')}
            {...field(`lines.${at}.maker`)}
          />
          <Input
            app
            hideLabel
            maxLength={200}
            label={t('Model of the implant in line {{number}}', { number })}
            placeholder={t('Model')}
            {...field(`lines.${at}.model`)}
          />
        </div>
      )}
      <IconButton
        className={styles.remove}
        label={t('Remove line {{number}}', { number })}
        onClick={() => onRemove(at)}
      >
        <Trash aria-hidden="true" />
      </IconButton>
    </li>
  )
})
