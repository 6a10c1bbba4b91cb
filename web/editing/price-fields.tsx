import type { ComponentProps } from 'react'
import { CURRENCIES } from '#domain/money.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { FieldPair } from './edit-card.tsx'

type PriceFieldsProps = {
  amount: ComponentProps<typeof Input>
  currency: Omit<ComponentProps<typeof Select>, 'options'>
}

/** Shows an amount, which may be on request, and its currency. */
export function PriceFields({ amount, currency }: PriceFieldsProps) {
  const { t } = useTranslation()
  return (
    <FieldPair short>
      <Input app optional inputMode="decimal" hint={t('Leave empty for “on request”.')} {...amount} />
      <Select app options={CURRENCIES.map((value) => ({ value, label: value }))} {...currency} />
    </FieldPair>
  )
}
