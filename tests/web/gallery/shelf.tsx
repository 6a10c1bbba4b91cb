import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card pad className="stack content-start">
      <h2 className="card-h">{title}</h2>
      {children}
    </Card>
  )
}
