import { type KeyboardEvent, useState } from 'react'
import { imageUrl } from '#domain/fields.ts'
import { type PendingParts, usePendingPart } from '#web/editing/pending-parts.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { useFirstWrong } from '#web/ui/first-wrong.ts'
import { Row } from '#web/ui/layout.tsx'
import styles from './picture-field.module.css'

type AddressFormProps = {
  existing: readonly string[]
  pending: PendingParts
  onAdd: (url: string) => void
  onCancel: () => void
}

/** Adds a picture of another site by its address. It is no <form>, because it is nested in one. */
export function AddressForm({ existing, pending, onAdd, onCancel }: AddressFormProps) {
  const { t } = useTranslation()
  const [typed, type] = useState('')
  const [error, setError] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const box = useFirstWrong<HTMLDivElement>(attempts)
  function add() {
    setAttempts(attempts + 1)
    const parsed = imageUrl.safeParse(typed)
    if (!parsed.success || parsed.data === '') setError('Please enter a valid image address')
    else if (existing.includes(parsed.data)) setError('This picture is in the list already')
    else {
      onAdd(parsed.data)
      return true
    }
    return false
  }
  usePendingPart(pending, typed !== '', { label: t('New picture'), take: add, drop: onCancel })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div ref={box} className={styles.address}>
      <Input
        app
        label={t('Image URL')}
        type="url"
        dir="ltr"
        value={typed}
        error={error}
        autoFocus
        onChange={(event) => {
          type(event.target.value)
          setError(undefined)
        }}
        onKeyDown={onKeyDown}
      />
      <Row gap="small">
        <Button size="sm" variant="tonal" onClick={add}>
          {t('Add picture')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </Row>
    </div>
  )
}
