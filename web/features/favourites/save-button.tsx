import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import styles from './save-button.module.css'
import type { Kind } from './kept-heart.ts'
import { useFavourite } from './use-favourites.ts'

type Props = {
  kind: Kind
  id: string
  name: string
  /** A heart in the corner of a card, or a button with its word. */
  look?: 'corner' | 'button'
}

export function SaveButton({ kind, id, name, look = 'corner' }: Props) {
  const { t } = useTranslation()
  const { saved, toggle } = useFavourite(kind, id)
  const heart = <Heart className={saved ? styles.filled : undefined} aria-hidden="true" />
  if (look === 'button')
    return (
      <Button variant="secondary" icon={heart} aria-pressed={saved} onClick={() => void toggle()}>
        {saved ? t('Saved') : t('Save')}
      </Button>
    )
  return (
    <button
      type="button"
      className={styles.corner}
      aria-pressed={saved}
      aria-label={t('Save {{name}}', { name })}
      title={saved ? t('Saved') : t('Save')}
      onClick={() => void toggle()}
    >
      {heart}
    </button>
  )
}
