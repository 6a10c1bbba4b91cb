import type { ComponentProps } from 'react'
import { CURRENCIES } from '#domain/money.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { FieldPair } from './edit-card.tsx'

type PriceFieldsProps = {
  /** Label of the amount. */
  label: string
  amount: Partial<ComponentProps<typeof Input>>
  currency: Partial<ComponentProps<typeof Select>>
}

/** An amount that may be on request, and its currency. */
export function PriceFields({ label, amount, currency }: PriceFieldsProps) {
  const { t } = useTranslation()
  return (
    <FieldPair short>
      <Input app optional label={label} inputMode="decimal" hint={t('Empty means on request.')} {...amount} />
      <Select app label={t('Currency')} options={CURRENCIES.map((value) => ({ value, label: value }))} {...currency} />
    </FieldPair>
  )
}
