import { useRef } from 'react'
import { FILE_CHOICE } from '#domain/files.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Upload } from '#web/ui/icons/upload.ts'
import text from '#web/ui/text.module.css'

/** Shows a button that opens the browser's file dialog. */
export function UploadButton({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="secondary"
        className={text.screenOnly}
        icon={<Upload aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t('Upload Files')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={FILE_CHOICE}
        aria-label={t('Upload Files')}
        onChange={(event) => {
          onFiles(event.target.files ?? [])
          // Allows choosing the same file again.
          event.target.value = ''
        }}
      />
    </>
  )
}
