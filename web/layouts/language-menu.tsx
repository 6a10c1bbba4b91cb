/**
 * LanguageMenu() — language menu of the header.
 * LanguageItems() — its items, which the menu sheet of phones shows too.
 */

import { UI_LANGUAGES } from '#domain/languages.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Globe } from '#web/ui/icons/globe.ts'
import { LANGUAGE_NAMES } from '../i18n/i18n.ts'
import { Dropdown, DropdownItem } from '../ui/dropdown.tsx'
import text from '../ui/text.module.css'
import styles from './header.module.css'

export function LanguageItems() {
  const { language, setLanguage } = usePreferences()
  return UI_LANGUAGES.map((code) => (
    <DropdownItem
      key={code}
      lang={code}
      aria-current={code === language ? 'true' : undefined}
      onClick={() => setLanguage(code)}
    >
      <span>{LANGUAGE_NAMES[code]}</span>
      {code === language && <Check aria-hidden="true" />}
    </DropdownItem>
  ))
}

export function LanguageMenu({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const { language } = usePreferences()
  return (
    <Dropdown
      className={className}
      label={t('Language')}
      trigger={(aria) => (
        <button type="button" className={styles.opener} {...aria}>
          <Globe aria-hidden="true" />
          <span className={text.visuallyHidden}>{t('Language')}</span>
          <span>{language.toUpperCase()}</span>
        </button>
      )}
    >
      <LanguageItems />
    </Dropdown>
  )
}
