import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { deliveredIn } from '#domain/delivered-templates.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/dialog.tsx'
import { PencilLine } from '#web/ui/icons/pencil-line.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { LANGUAGE_NAMES, TemplateForm, type TemplateInput } from './template-form.tsx'
import styles from './templates.module.css'
import { DeleteTemplate, type Template } from './templates.ts'

type Props = {
  open: boolean
  onClose: () => void
  hospitalId: string
  templates: readonly Template[]
  reload: () => Promise<unknown>
}

const isStored = (edited: Template | TemplateInput | 'new'): edited is Template => edited !== 'new' && 'id' in edited

/** Shows the delivered templates that the hospital has not replaced, each to be adapted. */
function Delivered({ own, onAdapt }: { own: readonly Template[]; onAdapt: (template: TemplateInput) => void }) {
  const { t } = useTranslation()
  const delivered = UI_LANGUAGES.flatMap((language) =>
    deliveredIn(language, own).map((template) => ({ language, ...template })),
  )
  if (delivered.length === 0) return null
  return (
    <>
      <h3>{t('Ready to use')}</h3>
      <p className={text.note}>{t('Adapt one, and your own text takes its place.')}</p>
      <ul className={styles.list}>
        {delivered.map((template) => (
          <li key={`${template.language} ${template.title}`} className={styles.template}>
            <Row between>
              <b lang={template.language} dir="auto">
                {template.title}
              </b>
              <Row gap="small">
                <Badge plain>{t(LANGUAGE_NAMES[template.language])}</Badge>
                <IconButton label={t('Adapt {{name}}', { name: template.title })} onClick={() => onAdapt(template)}>
                  <PencilLine aria-hidden="true" />
                </IconButton>
              </Row>
            </Row>
            <p className={text.written} lang={template.language} dir="auto">
              {template.body}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Shows all templates of the hospital: add, edit, remove. */
export function TemplateDrawer({ open, onClose, hospitalId, templates, reload }: Props) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const [remove] = useMutation(DeleteTemplate)
  const [editing, setEditing] = useState<Template | TemplateInput | 'new' | null>(null)
  return (
    <Drawer open={open} onClose={onClose} title={t('Message templates')}>
      {editing ? (
        <TemplateForm
          hospitalId={hospitalId}
          template={isStored(editing) ? editing : null}
          draft={editing === 'new' || isStored(editing) ? undefined : editing}
          onDone={async () => {
            setEditing(null)
            await reload()
          }}
        />
      ) : (
        <Stack>
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
            {t('New template')}
          </Button>
          {templates.length === 0 && <p className={text.muted}>{t('No templates of your own yet.')}</p>}
          <ul className={styles.list}>
            {templates.map((template) => (
              <li key={template.id} className={styles.template}>
                <Row between>
                  <b dir="auto">{template.title}</b>
                  <Row gap="small">
                    <Badge plain>{t(LANGUAGE_NAMES[template.language])}</Badge>
                    <IconButton
                      label={t('Edit {{name}}', { name: template.title })}
                      onClick={() => setEditing(template)}
                    >
                      <PencilLine aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      label={t('Remove {{name}}', { name: template.title })}
                      onClick={() =>
                        void attempt(async () => {
                          await remove({ variables: { hospitalId, id: template.id } })
                          await reload()
                        })
                      }
                    >
                      <Trash2 aria-hidden="true" />
                    </IconButton>
                  </Row>
                </Row>
                <p className={text.written} dir="auto">
                  {template.body}
                </p>
              </li>
            ))}
          </ul>
          <Delivered own={templates} onAdapt={setEditing} />
        </Stack>
      )}
    </Drawer>
  )
}
