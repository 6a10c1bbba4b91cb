import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { usePreferences } from '#web/device/preferences.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choices, RadioCard } from '#web/ui/choice.tsx'
import { InForm, Input } from '#web/ui/field.tsx'
import { CreditCard } from '#web/ui/icons/credit-card.ts'
import { Wallet } from '#web/ui/icons/wallet.ts'
import { BookingSection, FieldPair } from './booking-section.tsx'
import { type Card, cardForm, formatCardNumber, formatCvv, formatExpiry } from './card-fields.ts'
import styles from './card-form.module.css'

export function PaymentMethods() {
  const { t } = useTranslation()
  return (
    <BookingSection title={t('Payment method')}>
      <Choices legend={t('Payment method')} hideLegend className={styles.methods}>
        <RadioCard
          name="method"
          value="card"
          defaultChecked
          lead={<CreditCard aria-hidden="true" />}
          title={t('Credit or debit card')}
          description={t('Nothing is charged.')}
        />
        <RadioCard
          name="method"
          value="wallet"
          disabled
          lead={<Wallet aria-hidden="true" />}
          title={t('Digital wallet')}
          end={
            <Badge tone="done" plain>
              {t('Coming Soon')}
            </Badge>
          }
        />
      </Choices>
    </BookingSection>
  )
}

type Props = {
  defaults: Card
  busy: boolean
  onChange: (card: Card) => void
  onSubmit: () => void
  /** Result of the last press, shown above the button. */
  children?: ReactNode
}

/** Shows the card form. The browser validates the fields, and the input is sent nowhere. */
export function CardForm({ defaults, busy, onChange, onSubmit, children }: Props) {
  const { t } = useTranslation()
  const { formatExact } = useFormat()
  const { currency } = usePreferences()
  const { register, handleSubmit, setValue, getValues, clearErrors, formState } = useForm<Card>({
    resolver: zodResolver(cardForm),
    defaultValues: defaults,
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  const field = (name: keyof Card, format?: (value: string, before: string) => string) => {
    let before = getValues(name)
    return {
      error: errors[name]?.message,
      ...register(name, {
        onChange: ({ target }) => {
          clearErrors(name)
          if (format) setValue(name, format(target.value, before))
          before = getValues(name)
          onChange(getValues())
        },
      }),
    }
  }
  return (
    <BookingSection as="form" title={t('Card details')} onSubmit={handleSubmit(() => onSubmit())}>
      <InForm value={true}>
        <div className={styles.fields}>
          <Banner tone="ok" title={t('Nothing to pay now')}>
            {t(
              'Nothing is charged or held. We only check the card here: its details stay in this browser and are never sent or stored.',
            )}
          </Banner>
          <Input
            label={t('Card number')}
            inputMode="numeric"
            autoComplete="cc-number"
            dir="ltr"
            enterKeyHint="next"
            maxLength={19}
            placeholder="0000 0000 0000 0000"
            {...field('cardNumber', formatCardNumber)}
          />
          <Input label={t('Name on card')} autoComplete="cc-name" enterKeyHint="next" {...field('cardName')} />
          <FieldPair>
            <Input
              label={t('Expiry date')}
              inputMode="numeric"
              autoComplete="cc-exp"
              dir="ltr"
              enterKeyHint="next"
              maxLength={5}
              placeholder="MM/YY"
              {...field('expiryDate', formatExpiry)}
            />
            <Input
              label={t('CVV')}
              inputMode="numeric"
              autoComplete="cc-csc"
              dir="ltr"
              enterKeyHint="go"
              maxLength={3}
              placeholder="123"
              {...field('cvv', formatCvv)}
            />
          </FieldPair>
          {children}
          <Button type="submit" size="lg" block busy={busy}>
            {t('Send request, pay {{amount}} now', { amount: formatExact(0, currency) })}
          </Button>
        </div>
      </InForm>
    </BookingSection>
  )
}
