import { useRef } from 'react'
import { REPORT_CHOICE } from '#domain/quotes/files.ts'
import type { PhotoView } from '#domain/quotes/questionnaires/shape.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { FieldHint } from '#web/ui/field.tsx'
import { Upload } from '#web/ui/icons/upload.ts'
import { X } from '#web/ui/icons/x.ts'
import { FileList } from './file-list.tsx'
import type { Place, QuoteFile } from './quote-files.ts'
import { RefusedFiles } from './refused-files.tsx'

type Props = {
  requestId: string | null
  files: readonly QuoteFile[]
  views: readonly PhotoView[]
  place: Place | undefined
  onAdd: (files: readonly File[]) => Promise<boolean>
  /** Null for sent files, which stay. */
  onRemove: ((fileId: string) => void) | null
}

/** Reports and images of a request, with a button to add more. */
export function OtherFiles({ requestId, files, views, place, onAdd, onRemove }: Props) {
  const { t } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      {requestId && files.length > 0 && (
        <FileList
          requestId={requestId}
          files={files}
          views={views}
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
        accept={REPORT_CHOICE}
        aria-label={t('Add a file')}
        onChange={({ target }) => {
          void onAdd([...(target.files ?? [])])
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
      <RefusedFiles place={place} named onRetry={onAdd} />
      <FieldHint>{t('PDF, JPEG, PNG, DICOM or a zip of DICOM images, up to 20 MB each.')}</FieldHint>
    </>
  )
}
