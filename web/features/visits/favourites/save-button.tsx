import { clsx } from 'clsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Heart } from '#web/ui/icons/heart.ts'
import type { Kind } from './kept-heart.ts'
import styles from './save-button.module.css'
import { useFavourite } from './use-favourites.ts'

type Props = {
  kind: Kind
  id: string
  name: string
  /** In the corner of a card, or beside other round buttons. */
  look?: 'corner' | 'round'
}

export function SaveButton({ kind, id, name, look = 'corner' }: Props) {
  const { t } = useTranslation()
  const { saved, toggle } = useFavourite(kind, id)
  return (
    <button
      type="button"
      className={clsx(styles.round, look === 'corner' && styles.corner)}
      aria-pressed={saved}
      aria-label={t('Save {{name}}', { name })}
      title={saved ? t('Saved') : t('Save')}
      onClick={() => void toggle()}
    >
      <Heart className={saved ? styles.filled : undefined} aria-hidden="true" />
    </button>
  )
}
