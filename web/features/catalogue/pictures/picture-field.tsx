import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { PICTURE_CHOICE, type Picture } from '#domain/pictures.ts'
import type { PendingParts } from '#web/editing/pending-parts.ts'
import { Trans } from '#web/i18n/trans.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { ImagePlus } from '#web/ui/icons/image-plus.ts'
import text from '#web/ui/text.module.css'
import { useDrop } from '#web/ui/use-drop.ts'
import { useReorder } from '#web/ui/use-reorder.ts'
import { AddressForm } from './address-form.tsx'
import styles from './picture-field.module.css'
import { PictureRow } from './picture-row.tsx'
import { usePictures } from './use-pictures.ts'

/** Errors of the pictures by field, as react-hook-form reports them. */
type RowError = { url?: { message?: string }; alt?: { message?: string } } | undefined

type PictureFieldProps = {
  /** Label of the pictures for screen readers. */
  label: string
  value: readonly Picture[]
  onChange: (pictures: Picture[]) => void
  /** Maximum number of pictures. */
  max?: number
  errors?: readonly RowError[] | undefined
  /** Takes a typed address that is not in the list yet into the form before it is saved. */
  pending: PendingParts
}

/**
 * Edits the pictures of a record, each with its alternative text. Pictures are dropped, chosen, or
 * added by address, and ordered by dragging or with the arrow keys. A file is uploaded once its
 * alternative text is entered. `pictureList` in picture-list.ts validates the value.
 */
export function PictureField({ label, value, onChange, max = 1, errors = [], pending }: PictureFieldProps) {
  const { t } = useTranslation()
  const pictures = usePictures(value, onChange)
  const [refused, setRefused] = useState<string | null>(null)
  const [naming, setNaming] = useState(false)
  const [said, say] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const room = max - value.length
  const add = (files: Iterable<File>) => setRefused(pictures.addFiles(files, room))
  const { over, target } = useDrop(add)
  const order = useReorder((from, to) => {
    pictures.move(from, to)
    say(t('Picture {{from}} is now number {{to}}.', { from: from + 1, to: to + 1 }))
  })
  return (
    <fieldset className={styles.field}>
      <legend className={text.visuallyHidden}>{label}</legend>
      <p className={text.visuallyHidden} aria-live="polite">
        {said}
      </p>
      <ol ref={order.rows} className={styles.rows}>
        {value.map((picture, at) => (
          <PictureRow
            key={pictures.keyOf(picture.url)}
            picture={picture}
            number={at + 1}
            sending={pictures.isSending(picture.url)}
            error={errors[at]?.alt?.message ?? pictures.failed[picture.url] ?? errors[at]?.url?.message}
            handle={max > 1 ? order.handle(at) : undefined}
            onUp={at > 0 ? () => order.move(at, at - 1) : undefined}
            className={clsx(order.dragged === at && styles.dragged, order.over === at && styles.over)}
            onDescribe={(alt) => pictures.describe(picture.url, alt)}
            onDescribed={() => pictures.send(picture.url)}
            onRemove={() => pictures.remove(picture.url)}
          />
        ))}
      </ol>
      {room > 0 && (
        <div className={clsx(styles.drop, over && styles.dropped)} {...target}>
          <ImagePlus aria-hidden="true" />
          <span>
            <Trans
              i18nKey="Drop pictures here, <files>choose files</files> or <address>add a URL</address>."
              components={{
                files: <button type="button" className={text.link} onClick={() => input.current?.click()} />,
                address: <button type="button" className={text.link} onClick={() => setNaming(true)} />,
              }}
            />
          </span>
          <input
            ref={input}
            type="file"
            hidden
            multiple={max > 1}
            accept={PICTURE_CHOICE}
            aria-label={label}
            onChange={(event) => {
              add(event.target.files ?? [])
              // Allows choosing the same file again.
              event.target.value = ''
            }}
          />
        </div>
      )}
      {naming && room > 0 && (
        <AddressForm
          existing={value.map(({ url }) => url)}
          pending={pending}
          onAdd={(url) => {
            pictures.addAddress(url)
            setNaming(false)
          }}
          onCancel={() => setNaming(false)}
        />
      )}
      <FieldError error={refused ?? undefined} alert />
    </fieldset>
  )
}
