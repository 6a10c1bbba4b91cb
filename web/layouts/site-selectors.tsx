/**
 * SiteSelectors() — language and currency, in the footer. CurrencySelect({ hideLabel? }) — the
 * second.
 */

import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { CURRENCIES, type Currency } from '#domain/money.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banknote } from '#web/ui/icons/banknote.ts'
import { Globe } from '#web/ui/icons/globe.ts'
import { LANGUAGE_NAMES } from '../i18n/i18n.ts'
import { Select } from '../ui/field.tsx'
import styles from './footer.module.css'

const SIGNS: Record<Currency, string> = { USD: '$', EUR: '€', GBP: '£', TRY: '₺' }
const languages = UI_LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language], lang: language }))
const currencies = CURRENCIES.map((currency) => ({ value: currency, label: `${currency} ${SIGNS[currency]}` }))

export function SiteSelectors() {
  const { t } = useTranslation()
  const { language, setLanguage } = usePreferences()
  return (
    <div className={styles.selectors}>
      <Select
        label={t('Language')}
        hideLabel
        icon={<Globe aria-hidden="true" />}
        options={languages}
        value={language}
        onChange={(event) => setLanguage(event.target.value as UiLanguage)}
      />
      <CurrencySelect hideLabel />
    </div>
  )
}

export function CurrencySelect({ hideLabel = false }: { hideLabel?: boolean }) {
  const { t } = useTranslation()
  const { currency, setCurrency } = usePreferences()
  return (
    <Select
      label={t('Currency')}
      hideLabel={hideLabel}
      icon={<Banknote aria-hidden="true" />}
      options={currencies}
      value={currency}
      onChange={(event) => setCurrency(event.target.value as Currency)}
    />
  )
}
