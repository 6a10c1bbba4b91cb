import { PictureCard, PictureCards, PictureRow, PictureRows } from '#web/ui/picture-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './result-skeleton.module.css'
import type { View } from './use-view.ts'

const waiting = [1, 2, 3, 4, 5]

export function ResultSkeleton({ view }: { view: View }) {
  if (view === 'grid')
    return (
      <PictureCards two>
        {waiting.map((position) => (
          <PictureCard key={position} picture={<Skeleton />}>
            <Skeleton size="title" className={styles.name} />
            <Skeleton size="line" className={styles.meta} />
            <Skeleton className={styles.tags} />
            <Skeleton size="control" className={styles.action} />
          </PictureCard>
        ))}
      </PictureCards>
    )
  return (
    <PictureRows>
      {waiting.map((position) => (
        <PictureRow
          key={position}
          picture={<Skeleton />}
          line={<Skeleton size="line" />}
          chips={<Skeleton className={styles.tags} />}
          side={<Skeleton className={styles.times} />}
        >
          <Skeleton size="title" className={styles.name} />
          <Skeleton size="line" className={styles.meta} />
        </PictureRow>
      ))}
    </PictureRows>
  )
}
