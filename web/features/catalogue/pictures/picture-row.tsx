import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { pictureAddress, pictureIdOf } from '#domain/picture-addresses.ts'
import type { Picture } from '#domain/pictures.ts'
import { EntityImage } from '#web/art/entity-image.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { ChevronUp } from '#web/ui/icons/chevron-up.ts'
import { GripVertical } from '#web/ui/icons/grip-vertical.ts'
import { ImageOff } from '#web/ui/icons/image-off.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import spinner from '#web/ui/spinner.module.css'
import styles from './picture-row.module.css'

type PictureRowProps = {
  picture: Picture
  number: number
  sending: boolean
  error: string | undefined
  /** Drag handle. Undefined for a single picture. */
  handle: ComponentProps<'button'> | undefined
  /** Moves the picture up. Undefined for the first one. */
  onUp: (() => void) | undefined
  className: string
  onDescribe: (alt: string) => void
  onDescribed: () => void
  onRemove: () => void
}

/** Returns the address of an upload's smallest rendition, which is enough here. */
function smallest(url: string): string {
  const id = pictureIdOf(url)
  return id ? pictureAddress(id, 320) : url
}

export function PictureRow({
  picture: { url, alt },
  number,
  sending,
  error,
  handle,
  onUp,
  className,
  onDescribe,
  onDescribed,
  onRemove,
}: PictureRowProps) {
  const { t } = useTranslation()
  return (
    <li className={clsx(styles.row, !handle && styles.alone, className)}>
      {handle && (
        <span className={styles.moves}>
          {onUp && (
            <IconButton
              label={t('Put picture {{number}} one place higher', { number })}
              className={styles.up}
              onClick={onUp}
            >
              <ChevronUp aria-hidden="true" />
            </IconButton>
          )}
          <IconButton
            {...handle}
            label={t('Move picture {{number}}: drag it, or press the up and down arrow keys', { number })}
            className={styles.handle}
          >
            <GripVertical aria-hidden="true" />
          </IconButton>
        </span>
      )}
      <span className={styles.picture}>
        <EntityImage src={smallest(url)} className={styles.image}>
          <ImageOff aria-hidden="true" />
        </EntityImage>
        {sending && (
          <span className={clsx(spinner.spinner, styles.sending)} role="status" aria-label={t('Uploading...')} />
        )}
      </span>
      <Input
        app
        label={t('Alternative text')}
        aria-label={t('Alternative text of picture {{number}}', { number })}
        value={alt}
        error={error}
        maxLength={300}
        onChange={(event) => onDescribe(event.target.value)}
        onBlur={onDescribed}
      />
      <IconButton label={t('Remove picture {{number}}', { number })} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}
