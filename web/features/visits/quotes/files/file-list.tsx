import type { ReactNode } from 'react'
import type { PhotoView } from '#domain/quotes/questionnaires/shape.ts'
import { useDownload } from '#web/device/download.ts'
import { useFormatBytes } from '#web/i18n/bytes.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { FileImage } from '#web/ui/icons/file-image.ts'
import { FileText } from '#web/ui/icons/file-text.ts'
import styles from './file-list.module.css'

/** A stored file. `view` is the ID of a requested photo. */
export type ListedFile = { id: string; name: string; size: number; type: string; view?: string | null }

type Props = {
  files: readonly ListedFile[]
  addressOf: (fileId: string) => string
  /** Photos that the questionnaire requests. */
  views?: readonly PhotoView[]
  /** Button after the download. */
  action?: (file: ListedFile) => ReactNode
}

/** Files with download links. */
export function FileList({ files, addressOf, views = [], action }: Props) {
  const { t } = useTranslation()
  const formatBytes = useFormatBytes()
  const { save, busy } = useDownload()
  return (
    <ul className={styles.list}>
      {files.map((file) => {
        const { id, name, size, type, view } = file
        const label = views.find((photo) => photo.id === view)?.label
        const address = addressOf(id)
        return (
          <li key={id} className={styles.file}>
            <span className={styles.tile} aria-hidden="true">
              {type.startsWith('image/') ? <FileImage /> : <FileText />}
            </span>
            <span className={styles.words}>
              <b>{label ? t(label) : <bdi>{name}</bdi>}</b>
              <small>
                <bdi>{formatBytes(size)}</bdi>
              </small>
            </span>
            <IconButton
              label={t('Download {{name}}', { name: label ? t(label) : name })}
              aria-busy={busy === address}
              onClick={() => void save(address, name)}
            >
              <Download aria-hidden="true" />
            </IconButton>
            {action?.(file)}
          </li>
        )
      })}
    </ul>
  )
}
