import { useRef } from 'react'
import type { PhotoView } from '#domain/quotes/questionnaires/shape.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { FieldHint } from '#web/ui/field.tsx'
import { Upload } from '#web/ui/icons/upload.ts'
import { X } from '#web/ui/icons/x.ts'
import { FileList, type ListedFile } from './file-list.tsx'
import { RefusedFiles } from './refused-files.tsx'
import type { Place } from './use-uploads.ts'

type Props = {
  files: readonly ListedFile[]
  addressOf: (fileId: string) => string
  /** Photos that the questionnaire requests. */
  views?: readonly PhotoView[]
  place: Place | undefined
  /** Types in the file dialog. */
  accept: string
  /** Accepted kinds and sizes in words. */
  hint: string
  onAdd: (files: readonly File[]) => Promise<boolean>
  /** Null for files that stay. */
  onRemove: ((fileId: string) => void) | null
}

/** List of stored files with a button to add more, and the reasons of refused ones. */
export function FileField({ files, addressOf, views, place, accept, hint, onAdd, onRemove }: Props) {
  const { t } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      {files.length > 0 && (
        <FileList
          files={files}
          addressOf={addressOf}
          {...(views && { views })}
          {...(onRemove && {
            action: ({ id, name }) => (
              <IconButton label={t('Remove {{name}}', { name })} onClick={() => onRemove(id)}>
                <X aria-hidden="true" />
              </IconButton>
            ),
          })}
        />
      )}
      <div>
        <Button
          variant="secondary"
          icon={<Upload aria-hidden="true" />}
          busy={place?.share != null}
          onClick={() => chooser.current?.click()}
        >
          {t('Add a file')}
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={t('Add a file')}
        onChange={({ target }) => {
          void onAdd([...(target.files ?? [])])
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
      <RefusedFiles place={place} named onRetry={onAdd} />
      <FieldHint>{hint}</FieldHint>
    </>
  )
}
