/** A tile wall with one tile missing: Page Not Found shows the gap, Access Denied a lock in it. */
import type { ReactNode } from 'react'
import { Picture, useDraw } from './art.tsx'

export function WallWithGap({ children }: { children?: ReactNode }) {
  return (
    <div className="nf-art" aria-hidden="true">
      <Picture src={useDraw()?.wallWithGap()} className="nf-wall" />
      {children && <span className="nf-gap">{children}</span>}
    </div>
  )
}

export function FallenTile() {
  return <Picture src={useDraw()?.fallenTile()} className="nf-fall" />
}
