import { useMutation } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { sentence } from '#domain/sentences.ts'
import {
  QUOTE_SETTLEMENT_LABELS,
  QUOTE_SETTLEMENTS,
  type QuoteSettlementOutcome,
  type SettlementInput,
} from '#domain/quotes/settlement.ts'
import { MAX_REASON } from '#domain/stated-reason.ts'
import { graphql } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choices, RadioCard } from '#web/ui/choice.tsx'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Input, Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { type Bill, BillFields } from '../../bill/bill-fields.ts'
import { type SettlementForm, settlementResolver } from './settlement-form.ts'

const SettleQuoteDispute = graphql(
  `mutation SettleQuoteDispute($id: ID!, $input: QuoteSettlementInput!) {
    settleQuoteDispute(id: $id, input: $input) { id updatedAt charges { ...BillFields } }
  }`,
  [BillFields],
)

const EFFECTS: Readonly<Record<QuoteSettlementOutcome, string>> = {
  stands: sentence('{{amount}} applies, as the hospital has charged.'),
  corrected: sentence('Both sides have agreed on another total.'),
  withdrawn: sentence('{{amount}} applies, and the patient no longer objects.'),
}

type Props = { id: string; bill: Bill }

function SettlementFields({ id, bill, onClose }: Props & { onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const { formatPrice } = useFormat()
  const { charged, currency } = bill
  const { language } = i18n
  const [settle] = useMutation(SettleQuoteDispute)
  const form = useForm<SettlementForm, unknown, SettlementInput>({
    resolver: useMemo(() => settlementResolver({ charged, currency, language }), [charged, currency, language]),
    defaultValues: { outcome: null, total: '', reason: '' },
  })
  const { save, saving, refused } = useSave(form, {
    send: (input: SettlementInput) => settle({ variables: { id, input } }),
    saved: t('The dispute is settled.'),
    onSaved: onClose,
  })
  const outcome = useWatch({ control: form.control, name: 'outcome' })
  const { errors } = form.formState
  return (
    <Form onSubmit={save}>
      <p>{t('Patient and hospital read outcome and reason. They cannot be changed afterwards.')}</p>
      <Choices legend={t('Outcome')} error={errors.outcome?.message}>
        {QUOTE_SETTLEMENTS.map((value) => (
          <RadioCard
            key={value}
            value={value}
            title={t(QUOTE_SETTLEMENT_LABELS[value])}
            description={t(EFFECTS[value], { amount: formatPrice(charged, currency) })}
            {...form.register('outcome')}
          />
        ))}
      </Choices>
      {outcome === 'corrected' && (
        <Input
          app
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          label={t('Total that applies, in {{currency}}', { currency })}
          error={errors.total?.message}
          {...form.register('total')}
        />
      )}
      <Textarea
        app
        rows={4}
        dir="auto"
        maxLength={MAX_REASON}
        label={t('Reason')}
        hint={t('Do not write names, addresses or phone numbers; the number of the request is enough.')}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <p className={text.note}>
        {t('The total that applies counts in the figures of the hospital, like a confirmed bill.')}
      </p>
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Settle the dispute')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

/** Settles a disputed final bill, for administrators. */
export function SettleDispute(props: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Row>
        <Button onClick={() => setOpen(true)}>{t('Settle the dispute')}</Button>
      </Row>
      <Dialog open={open} onClose={close} title={t('Settle the dispute')}>
        <SettlementFields {...props} onClose={close} />
      </Dialog>
    </>
  )
}
