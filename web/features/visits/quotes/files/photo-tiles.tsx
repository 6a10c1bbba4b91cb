import { useEffect, useId, useRef, useState } from 'react'
import type { PhotoView } from '#domain/quotes/questionnaires/shape.ts'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { currentToken } from '#web/session/token.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { ImagePlus } from '#web/ui/icons/image-plus.ts'
import { TriangleExclamationPoint } from '#web/ui/icons/triangle-exclamation-point.ts'
import { X } from '#web/ui/icons/x.ts'
import { checkPhoto, type PhotoFault } from './photo.ts'
import styles from './photo-tiles.module.css'
import { type QuoteFile, quoteFileAddress } from './quote-files.ts'
import type { Place } from './use-uploads.ts'
import { RefusedFiles } from './refused-files.tsx'

const FAULTS: Readonly<Record<PhotoFault, string>> = {
  dark: sentence('This photo is too dark. Stand by a window and take it again, or keep it.'),
  bright: sentence('This photo is too bright. Turn away from the lamp and take it again, or keep it.'),
  small: sentence('This photo has too few pixels to see details. Take it again with the camera, or keep it.'),
}

/** Returns a local address of the stored photo once it is loaded. */
function useStoredPhoto(address: string | null): string | null {
  const [shown, setShown] = useState<{ address: string; url: string } | null>(null)
  useEffect(() => {
    if (!address) return
    const leaving = new AbortController()
    let url: string | null = null
    fetch(address, { headers: { authorization: `Bearer ${currentToken()}` }, signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.blob() : null))
      .then((blob) => {
        if (!blob?.type.startsWith('image/') || leaving.signal.aborted) return
        url = URL.createObjectURL(blob)
        setShown({ address, url })
      })
      .catch(() => undefined)
    return () => {
      leaving.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [address])
  return shown && shown.address === address ? shown.url : null
}

type TileProps = {
  requestId: string | null
  photo: PhotoView
  file: QuoteFile | undefined
  place: Place | undefined
  /** Types in the file dialog. */
  accept: string
  onAdd: (files: readonly File[]) => Promise<boolean>
  onRemove: ((fileId: string) => void) | null
}

/** One requested photo with its guidance and state. */
function PhotoTile({ requestId, photo, file, place, accept, onAdd, onRemove }: TileProps) {
  const { t } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  const guidanceId = useId()
  const [fault, setFault] = useState<PhotoFault | null>(null)
  const picture = useStoredPhoto(
    requestId && file?.type.startsWith('image/') ? quoteFileAddress(requestId, file.id) : null,
  )
  const label = t(photo.label)
  const isSending = place?.share != null

  /** Uploads a photo, and notes its fault once it is stored. */
  async function add([chosen]: readonly File[]) {
    if (!chosen) return
    const checked = await checkPhoto(chosen)
    setFault((await onAdd([checked.file])) ? checked.fault : null)
  }
  return (
    <li className={styles.tile} data-state={fault ? 'warn' : file ? 'done' : undefined}>
      <button
        type="button"
        className={styles.add}
        aria-describedby={guidanceId}
        aria-busy={isSending}
        onClick={() => chooser.current?.click()}
      >
        <span className={styles.picture}>
          {picture ? (
            <img src={picture} alt="" />
          ) : file ? (
            <Check aria-hidden="true" />
          ) : (
            <ImagePlus aria-hidden="true" />
          )}
        </span>
        <b>{label}</b>
        <small>{isSending ? t('Uploading…') : file ? t('Replace') : t('Add')}</small>
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        aria-label={t('Photo: {{name}}', { name: label })}
        onChange={({ target }) => {
          void add([...(target.files ?? [])])
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
      <p id={guidanceId} className={styles.guidance}>
        {t(photo.guidance)}
      </p>
      <div role="status">
        {fault && (
          <p className={styles.fault}>
            <TriangleExclamationPoint aria-hidden="true" />
            {t(FAULTS[fault])}
          </p>
        )}
      </div>
      <RefusedFiles place={place} onRetry={add} />
      {file && onRemove && (
        <IconButton
          className={styles.remove}
          label={t('Remove {{name}}', { name: label })}
          onClick={() => {
            setFault(null)
            onRemove(file.id)
          }}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}

type TilesProps = {
  requestId: string | null
  views: readonly PhotoView[]
  files: readonly QuoteFile[]
  places: Readonly<Record<string, Place>>
  /** Types in the file dialog. */
  accept: string
  onAdd: (view: string, files: readonly File[]) => Promise<boolean>
  /** Null for sent files, which stay. */
  onRemove: ((fileId: string) => void) | null
}

/** Requested photos of a questionnaire. */
export function PhotoTiles({ requestId, views, files, places, accept, onAdd, onRemove }: TilesProps) {
  return (
    <ul className={styles.tiles}>
      {views.map((photo) => (
        <PhotoTile
          key={photo.id}
          requestId={requestId}
          photo={photo}
          file={files.findLast(({ view }) => view === photo.id)}
          place={places[photo.id]}
          accept={accept}
          onAdd={(chosen) => onAdd(photo.id, chosen)}
          onRemove={onRemove}
        />
      ))}
    </ul>
  )
}
