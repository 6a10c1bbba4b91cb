import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/dialog.tsx'
import { PencilLine } from '#web/ui/icons/pencil-line.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { LANGUAGE_NAMES, TemplateForm } from './template-form.tsx'
import styles from './templates.module.css'
import { DeleteTemplate, type Template } from './templates.ts'

type Props = {
  open: boolean
  onClose: () => void
  hospitalId: string
  templates: readonly Template[]
  reload: () => Promise<unknown>
}

/** Shows all templates of the hospital: add, edit, remove. */
export function TemplateDrawer({ open, onClose, hospitalId, templates, reload }: Props) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const [remove] = useMutation(DeleteTemplate)
  const [editing, setEditing] = useState<Template | 'new' | null>(null)
  return (
    <Drawer open={open} onClose={onClose} title={t('Message templates')}>
      {editing ? (
        <TemplateForm
          hospitalId={hospitalId}
          template={editing === 'new' ? null : editing}
          onDone={async () => {
            setEditing(null)
            await reload()
          }}
        />
      ) : (
        <>
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
            {t('New template')}
          </Button>
          {templates.length === 0 && <p className={text.muted}>{t('No templates yet.')}</p>}
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
        </>
      )}
    </Drawer>
  )
}
