import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from 'react'
import { type FieldPath, useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { CURRENCIES } from '#domain/money.ts'
import { LINE_KIND_LABELS } from '#domain/quotes/labels.ts'
import { MAX_QUOTE_LINES } from '#domain/quotes/limits.ts'
import { QUOTE_LINE_KINDS, type QuoteLineKind } from '#domain/quotes/lines.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { BareSelect } from '#web/ui/bare-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError, Select } from '#web/ui/field.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { Keys } from '#web/ui/keys.tsx'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { useReorder } from '#web/ui/use-reorder.ts'
import { useRequestWords } from '../request-words.ts'
import { TemplateBar } from '../templates/template-bar.tsx'
import { useBuilder } from './builder-context.ts'
import styles from './cost-card.module.css'
import { emptyLine } from './line-form.ts'
import { QuoteLine } from './quote-line.tsx'
import type { QuoteForm } from './quote-form.ts'
import { Totals } from './totals.tsx'
import { useQuoteField } from './use-quote-field.ts'

/** Part of a field name after its line: `each`, `labels.tr`. */
const partOf = (name: string): string => name.replace(/^lines\.\d+\./u, '')

/** Adds, moves and removes lines, and keeps the focus at the changed line. */
function useLines() {
  const { form, addLine } = useBuilder()
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'lines' })
  const focused = useRef<FieldPath<QuoteForm> | null>(null)
  const count = fields.length
  useEffect(() => {
    if (!focused.current) return
    form.setFocus(focused.current)
    // A render in between may not have the field yet.
    if (document.activeElement?.getAttribute('name') === focused.current) focused.current = null
  })
  const labelOf = (at: number): FieldPath<QuoteForm> => `lines.${at}.labels.${form.getValues('language')}`
  const add = (kind: QuoteLineKind) => {
    if (count >= MAX_QUOTE_LINES) return
    form.clearErrors('lines')
    focused.current = labelOf(count)
    append(emptyLine(kind), { shouldFocus: false })
  }
  useEffect(() => {
    addLine.current = add
  })
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>, at: number) => {
      const { target } = event
      const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
      const name = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : ''
      if (step !== undefined && name) {
        event.preventDefault()
        const to = at + step
        if (to < 0 || to >= count) return
        focused.current = `lines.${to}.${partOf(name)}` as FieldPath<QuoteForm>
        move(at, to)
      } else if (event.key === 'Enter' && target instanceof HTMLInputElement) {
        event.preventDefault()
        if (at + 1 < count) form.setFocus(`lines.${at + 1}.${partOf(name)}` as FieldPath<QuoteForm>)
        else if (count < MAX_QUOTE_LINES) {
          focused.current = `lines.${count}.labels.${form.getValues('language')}`
          append(emptyLine('other'), { shouldFocus: false })
        }
      }
    },
    [count, form, move, append],
  )
  const onRemove = useCallback(
    (at: number) => {
      const next = Math.min(at, count - 2)
      if (next >= 0) focused.current = `lines.${next}.labels.${form.getValues('language')}`
      remove(at)
    },
    [count, form, remove],
  )
  return { fields, add, move, onKeyDown, onRemove }
}

function AddLine({ onAdd, isFull }: { onAdd: (kind: QuoteLineKind) => void; isFull: boolean }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<QuoteLineKind>('surgeon')
  if (isFull)
    return <p className={text.note}>{t('A quote can have up to {{count}} lines', { count: MAX_QUOTE_LINES })}</p>
  return (
    <Row wrap gap="small">
      <BareSelect
        aria-label={t('Kind of the new line')}
        value={kind}
        onChange={({ target }) => setKind(QUOTE_LINE_KINDS.find((name) => name === target.value) ?? kind)}
      >
        {QUOTE_LINE_KINDS.map((name) => (
          <option key={name} value={name}>
            {t(LINE_KIND_LABELS[name])}
          </option>
        ))}
      </BareSelect>
      <Button variant="tonal" icon={<Plus aria-hidden="true" />} onClick={() => onAdd(kind)}>
        {t('Add a line')}
      </Button>
    </Row>
  )
}

/** Lines of the quote with computed totals. */
export const CostCard = memo(function CostCard() {
  const { t } = useTranslation()
  const { form } = useBuilder()
  const { may } = useWorkplace()
  const words = useRequestWords()
  const field = useQuoteField()
  const { errors } = useFormState({ control: form.control })
  const currency = useWatch({ control: form.control, name: 'currency' })
  const { fields, add, move, onKeyDown, onRemove } = useLines()
  const { rows, handle, dragged } = useReorder(move)
  return (
    <TitledCard
      title={t('Costs')}
      end={
        <Row wrap gap="small">
          <Select
            app
            hideLabel
            label={t('Language of the quote')}
            options={UI_LANGUAGES.map((value) => ({ value, label: words.languageNames([value]) }))}
            {...field('language')}
          />
          <Select
            app
            hideLabel
            label={t('Currency')}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
            {...field('currency')}
          />
        </Row>
      }
    >
      {may('read') && <TemplateBar />}
      <ol ref={rows} className={styles.lines} aria-label={t('Lines of the quote')}>
        {fields.map(({ id }, at) => (
          <QuoteLine
            key={id}
            at={at}
            handle={handle(at)}
            isDragged={dragged === at}
            onKeyDown={onKeyDown}
            onRemove={onRemove}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <AddLine onAdd={add} isFull={fields.length >= MAX_QUOTE_LINES} />
        <p className={styles.help}>
          <Keys keys={['Enter']} /> {t('next line')} · <Keys keys={['Alt', '↑', '↓']} /> {t('move')} ·{' '}
          {t('{{count}} of {{most}} lines', { count: fields.length, most: MAX_QUOTE_LINES })}
        </p>
        <FieldError error={errors.lines?.root?.message ?? errors.lines?.message} alert />
      </div>
      <Totals currency={currency} />
    </TitledCard>
  )
})
