import { PictureCard, PictureCards, PictureRow, PictureRows } from '#web/ui/picture-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './result-skeleton.module.css'
import type { View } from './use-view.ts'

const waiting = [1, 2, 3, 4]

export function ResultSkeleton({ view }: { view: View }) {
  const lines = (
    <>
      <Skeleton size="title" className={styles.name} />
      <Skeleton size="line" className={styles.meta} />
      <Skeleton size="line" className={styles.text} />
      <Skeleton size="title" className={styles.tags} />
    </>
  )
  if (view === 'grid')
    return (
      <PictureCards two>
        {waiting.map((position) => (
          <PictureCard key={position} picture={<Skeleton />}>
            {lines}
            <Skeleton size="control" className={styles.action} />
          </PictureCard>
        ))}
      </PictureCards>
    )
  const side = (
    <>
      <Skeleton className={styles.badge} />
      <Skeleton size="row" />
    </>
  )
  return (
    <PictureRows>
      {waiting.map((position) => (
        <PictureRow key={position} picture={null} side={side} actions={<Skeleton size="control" />}>
          {lines}
        </PictureRow>
      ))}
    </PictureRows>
  )
}
