import { Skeleton } from '#web/ui/skeleton.tsx'
import type { View } from './use-view.ts'

const WAITING = 4

export function ResultSkeleton({ view }: { view: View }) {
  const lines = (
    <>
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="mt-2 h-5 w-2/5" />
      <Skeleton className="mt-4 h-5 w-full" />
      <Skeleton className="mt-4 h-7 w-4/5" />
    </>
  )
  const boxes = Array.from({ length: WAITING }, (_, at) => String(at))
  return view === 'grid' ? (
    <div className="cards two">
      {boxes.map((box) => (
        <div className="hcard" key={box}>
          <Skeleton className="aspect-4/3 w-full" />
          <div className="body">
            {lines}
            <Skeleton className="mt-5 h-11 w-full" />
          </div>
        </div>
      ))}
    </div>
  ) : (
    <div className="rlist">
      {boxes.map((box) => (
        <div className="lcard" key={box}>
          <div className="art" />
          <div className="mid">{lines}</div>
          <div className="side">
            <Skeleton className="h-6 w-20" />
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-11 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
