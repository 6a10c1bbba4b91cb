import { useMutation } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { type ChargeInput, chargedTotal, quotedTotal } from '#domain/quotes/acceptance.ts'
import { LINE_STATUS_LABELS } from '#domain/quotes/labels.ts'
import { MAX_ITEM } from '#domain/quotes/limits.ts'
import { graphql } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { Trash } from '#web/ui/icons/trash.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { BillFields } from '../../bill/bill-fields.ts'
import { writeNumber } from '../typed-number.ts'
import { type BilledQuote, type BillForm as Values, billResolver, readableCharges } from './bill-entries.ts'
import styles from './bill-form.module.css'

const RecordQuoteCharges = graphql(
  `mutation RecordQuoteCharges($id: ID!, $charges: [QuoteChargeInput!]!) {
    recordQuoteCharges(id: $id, charges: $charges) { id updatedAt charges { ...BillFields } }
  }`,
  [BillFields],
)

type Props = { id: string; patientName: string; quote: BilledQuote }

/** Form for the charges of each line of the accepted quote and for unplanned ones. */
export function BillForm({ id, patientName, quote }: Props) {
  const { t, i18n } = useTranslation()
  const { formatPrice } = useFormat()
  const { language } = i18n
  const { lines, currency } = quote
  const [record] = useMutation(RecordQuoteCharges)
  const [checked, setChecked] = useState<ChargeInput[] | null>(null)
  const form = useForm<Values, unknown, ChargeInput[]>({
    resolver: useMemo(() => billResolver({ lines, currency, language }), [lines, currency, language]),
    defaultValues: { entries: lines.map(({ id: lineId, label }) => ({ lineId, label, net: '' })) },
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'entries' })
  const { save, saving, refused } = useSave(form, {
    send: (charges: ChargeInput[]) => record({ variables: { id, charges } }),
    saved: t('The final bill is entered. {{name}} is asked to confirm it.', { name: patientName }),
  })
  const { errors } = form.formState

  const takeOver = () => {
    for (const [at, { net, status }] of lines.entries())
      if (status === 'included' && form.getValues(`entries.${at}.net`).trim() === '')
        form.setValue(`entries.${at}.net`, writeNumber(net, language), { shouldDirty: true })
    form.clearErrors()
  }
  const field = (name: `entries.${number}.net` | `entries.${number}.label`) =>
    form.register(name, { onChange: () => form.clearErrors(name) })

  return (
    <Form
      aria-label={t('Final bill')}
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit((charges) => setChecked(charges))()
      }}
    >
      <Row wrap between align="end">
        <p className={text.muted}>
          {t('Leave a line empty that was not charged. The bill is entered once and cannot be changed.')}
        </p>
        <Button size="sm" variant="tonal" onClick={takeOver}>
          {t('Take over the quoted amounts')}
        </Button>
      </Row>
      <ol className={styles.entries}>
        {fields.map((entry, at) => {
          const line = lines[at]
          const error = errors.entries?.[at]
          const name = line?.label ?? t('Line {{number}}', { number: at + 1 })
          return (
            <li key={entry.id} className={styles.entry}>
              {line ? (
                <span className={styles.words}>
                  <bdi>{line.label}</bdi>
                  <small>
                    {line.status === 'excluded'
                      ? t(LINE_STATUS_LABELS.excluded)
                      : t('{{status}}, quoted {{amount}}', {
                          status: t(LINE_STATUS_LABELS[line.status]),
                          amount: formatPrice(line.net, currency),
                        })}
                  </small>
                </span>
              ) : (
                <Input
                  app
                  hideLabel
                  dir="auto"
                  maxLength={MAX_ITEM}
                  label={t('What line {{number}} is for', { number: at + 1 })}
                  placeholder={t('What it is for')}
                  error={error?.label?.message}
                  {...field(`entries.${at}.label`)}
                />
              )}
              <Input
                app
                hideLabel
                dir="ltr"
                inputMode="decimal"
                autoComplete="off"
                className={styles.amount ?? ''}
                label={t('Charged for {{name}}, in {{currency}}', { name, currency })}
                placeholder={t('Charged')}
                error={error?.net?.message}
                {...field(`entries.${at}.net`)}
              />
              {line ? (
                <span />
              ) : (
                <IconButton label={t('Remove line {{number}}', { number: at + 1 })} onClick={() => remove(at)}>
                  <Trash aria-hidden="true" />
                </IconButton>
              )}
            </li>
          )
        })}
      </ol>
      <div>
        <Button
          variant="ghost"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ lineId: null, label: '', net: '' }, { focusName: `entries.${fields.length}.label` })}
        >
          {t('Add what was not in the quote')}
        </Button>
      </div>
      <BillTotals form={form} quote={quote} />
      <Refused>{refused}</Refused>
      <div>
        <Button type="submit" busy={saving}>
          {t('Enter the final bill')}
        </Button>
      </div>
      <ConfirmDialog
        open={checked !== null}
        onClose={() => setChecked(null)}
        title={t('Enter the final bill? It cannot be changed afterwards.')}
        confirmLabel={t('Enter the bill')}
        cancelLabel={t('Check it again')}
        busy={saving}
        onConfirm={() => void save().then(() => setChecked(null))}
      >
        {checked &&
          t('Quoted {{quoted}}, charged {{charged}}. {{name}} confirms or disputes it within 30 days.', {
            quoted: formatPrice(quotedTotal(checked, [...lines], currency), currency),
            charged: formatPrice(chargedTotal(checked, currency), currency),
            name: patientName,
          })}
      </ConfirmDialog>
    </Form>
  )
}

type TotalsProps = { form: ReturnType<typeof useForm<Values, unknown, ChargeInput[]>>; quote: BilledQuote }

/** Totals of the typed amounts. */
function BillTotals({ form, quote: { lines, currency } }: TotalsProps) {
  const { t, i18n } = useTranslation()
  const { formatPrice } = useFormat()
  const entries = useWatch({ control: form.control, name: 'entries' })
  const charges = readableCharges({ entries }, i18n.language)
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('Quoted')}</dt>
        <dd>
          <bdi>{formatPrice(quotedTotal(charges, [...lines], currency), currency)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('Charged')}</dt>
        <dd>
          <bdi>{formatPrice(chargedTotal(charges, currency), currency)}</bdi>
        </dd>
      </div>
    </dl>
  )
}
