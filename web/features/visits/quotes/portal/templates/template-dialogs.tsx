import { QUOTE_PART_LABELS } from '../builder/quote-parts.ts'
import type { QuoteTemplateContent } from '#domain/quotes/templates.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useBuilder } from '../builder/builder-context.ts'
import { SaveTemplate } from './save-template.tsx'
import type { QuoteTemplate } from './template-fields.ts'
import styles from './template-dialogs.module.css'
import type { TemplateUse } from './template-values.ts'

/** Open dialog about a template: the conflict with typed text, or the name of a new one. */
export type TemplateQuestion =
  | { kind: 'use'; name: string; use: TemplateUse }
  | { kind: 'save'; content: QuoteTemplateContent; templates: readonly QuoteTemplate[] }

type Props = { question: TemplateQuestion | null; onClose: () => void }

/** Dialogs about templates. They stand outside the builder's form, because forms cannot nest. */
export function TemplateDialogs({ question, onClose }: Props) {
  const { t } = useTranslation()
  const { fill } = useBuilder()
  const use = question?.kind === 'use' ? question : null
  const save = question?.kind === 'save' ? question : null
  const fillIn = (values: TemplateUse['filled']) => {
    fill(values)
    onClose()
    toast({ text: t('“{{name}}” is filled in. Please check every line.', { name: use?.name ?? '' }) })
  }
  return (
    <>
      <Dialog
        open={use !== null}
        onClose={onClose}
        title={t('Replace what you have written?')}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button variant="secondary" onClick={() => use && fillIn(use.use.replaced)}>
              {t('Replace with the template')}
            </Button>
            <Button onClick={() => use && fillIn(use.use.filled)}>{t('Keep mine, fill the rest')}</Button>
          </>
        }
      >
        <p>{t('The template “{{name}}” differs from what you have written here:', { name: use?.name ?? '' })}</p>
        <ul className={styles.parts}>
          {use?.use.conflicts.map((field) => (
            <li key={field}>{t(QUOTE_PART_LABELS[field])}</li>
          ))}
        </ul>
      </Dialog>
      <Dialog open={save !== null} onClose={onClose} title={t('Save as a template')}>
        {save && <SaveTemplate content={save.content} templates={save.templates} onClose={onClose} />}
      </Dialog>
    </>
  )
}
