import { usePreferences } from '#web/device/preferences.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Moon } from '#web/ui/icons/moon.ts'
import { Sun } from '#web/ui/icons/sun.ts'
import { IconButton } from '../ui/button.tsx'

export function ThemeButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const { theme, setTheme } = usePreferences()
  const dark = theme === 'dark'
  return (
    <IconButton
      className={className}
      label={dark ? t('Switch to light theme') : t('Switch to dark theme')}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  )
}
