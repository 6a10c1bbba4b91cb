import { clsx } from 'clsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { later } from '#web/routing/later.tsx'
import { RepeatedColumns, RepeatedHeart } from '#web/ui/repeated-icons.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type Kind, MAX_COMPARED, useComparison } from './comparison.ts'
import styles from './save-button.module.css'
import { useFavourite } from './use-favourites.ts'

type RecordProps = {
  kind: Kind
  id: string
  name: string
  /** Treatment that the record is saved and compared for. */
  serviceId: string | null
}

function SaveButton({ kind, id, name, serviceId }: RecordProps) {
  const { t } = useTranslation()
  const { saved, toggle } = useFavourite({ kind, id, service: serviceId })
  return (
    <button
      type="button"
      className={styles.round}
      aria-pressed={saved}
      aria-label={t('Save {{name}}', { name })}
      title={saved ? t('Saved') : t('Save')}
      onClick={() => void toggle()}
    >
      <RepeatedHeart className={saved ? styles.filled : undefined} />
    </button>
  )
}

function CompareButton({ kind, id, name, serviceId }: RecordProps) {
  const { t } = useTranslation()
  const { members, isFull, add, remove } = useComparison(kind)
  const chosen = members.some((member) => member.id === id)
  const toggle = () => {
    if (chosen) return remove(id)
    if (!isFull) return add({ id, name }, serviceId)
    toast({ tone: 'info', text: t('You can compare up to {{most}}. Remove one first.', { most: MAX_COMPARED }) })
  }
  return (
    <button
      type="button"
      className={clsx(styles.round, styles.compare)}
      aria-pressed={chosen}
      aria-label={t('Compare {{name}}', { name })}
      title={t('Compare')}
      onClick={toggle}
    >
      <RepeatedColumns />
    </button>
  )
}

/**
 * Shows the heart and the comparison button, in the corner of a card or beside other round buttons.
 */
export function SaveButtons({ look = 'corner', ...record }: RecordProps & { look?: 'corner' | 'round' }) {
  const buttons = (
    <>
      <SaveButton {...record} />
      <CompareButton {...record} />
    </>
  )
  return look === 'corner' ? <div className={styles.corner}>{buttons}</div> : buttons
}

const Tray = later<{ kind: Kind }>(() => import('./compare-tray.tsx').then((file) => file.Tray))

/** Shows the selected hospitals or doctors at the lower edge, if there are any. */
export function CompareTray({ kind }: { kind: Kind }) {
  return useComparison(kind).members.length > 0 && <Tray kind={kind} />
}
