import { SPOKEN_LANGUAGES } from '#domain/languages.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { InForm } from '#web/ui/field.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { X } from '#web/ui/icons/x.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import styles from './language-rows.module.css'

type LanguageRowsProps = { rows: readonly string[]; changed: boolean; onChange: (rows: string[]) => void }

/** Shows one row per language, at least one. Empty rows are dropped when the form is sent. */
export function LanguageRows({ rows, changed, onChange }: LanguageRowsProps) {
  const { t } = useTranslation()
  const shown = rows.length > 0 ? rows : ['']
  /**
   * Returns the stored English name of a known language, which is shown and typed in the user's
   * language.
   */
  const languageOf = (typed: string) => SPOKEN_LANGUAGES.find((language) => t(language) === typed) ?? typed
  return (
    <fieldset>
      <legend className={styles.legend}>
        {t('Languages spoken')}
        {changed && <span className={styles.mark}>{t('changed')}</span>}
      </legend>
      <Stack gap="small">
        {shown.map((language, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <Row key={at} gap="small" className={styles.row}>
            <InForm value={false}>
              <Combobox
                app
                hideLabel
                className={styles.language ?? ''}
                label={t('Language {{number}}', { number: at + 1 })}
                options={SPOKEN_LANGUAGES.map((spoken) => t(spoken))}
                value={t(language)}
                onChange={(typed) => onChange(shown.map((name, index) => (index === at ? languageOf(typed) : name)))}
              />
            </InForm>
            <IconButton
              label={t('Remove language {{number}}', { number: at + 1 })}
              disabled={shown.length === 1}
              onClick={() => onChange(shown.filter((_, index) => index !== at))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </Row>
        ))}
        <div>
          <Button variant="ghost" size="sm" icon={<Plus aria-hidden="true" />} onClick={() => onChange([...shown, ''])}>
            {t('Add language')}
          </Button>
        </div>
      </Stack>
    </fieldset>
  )
}
