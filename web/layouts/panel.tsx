/**
 * Panel({ needs, name, home, groups, counts?, tools?, account?, banner?, children? }) — layout of a
 * panel for staff: menu at the side (a drawer on narrow screens), top bar, page. Users without
 * access see the refusal in the public frame. PanelPage in panel-page.tsx is the frame of a page in
 * it.
 */
import { type ReactNode, useState } from 'react'
import type { Role } from '#domain/access.ts'
import { useSession } from '#web/session/session.tsx'
import { userHasRole } from '#web/session/session-user.ts'
import { Frame } from './frame.tsx'
import { PanelBar } from './panel-bar.tsx'
import type { PanelGroup } from './panel-entries.ts'
import { PanelSidebar } from './panel-menu.tsx'
import { PanelPlace } from './panel-place.ts'
import { PublicLayout } from './public.tsx'

export type PanelProps = {
  needs: Role
  /** Name of the panel, beside that of the product. */
  name: string
  home: { to: string; label: string }
  groups: readonly PanelGroup[]
  /** Number of pending items per entry, by address. */
  counts?: Readonly<Record<string, number>>
  /** Shown in the top bar before the account. */
  tools?: ReactNode
  /** Options of the account menu: address of the settings, and a reload after sign-out. */
  account?: { settings: string; leaves: boolean }
  /** Shown below the top bar on every page. */
  banner?: ReactNode
  /** Replaces the page of the address. */
  children?: ReactNode
}

export function Panel({ needs, banner, children, ...panel }: PanelProps) {
  const { initialised, user } = useSession()
  const [trail, setTrail] = useState<HTMLElement | null>(null)
  if (!initialised) return <Frame />
  if (!userHasRole(user, needs)) return <PublicLayout />
  return (
    <PanelPlace value={{ home: panel.home, trail }}>
      <Frame
        side={<PanelSidebar {...panel} />}
        header={
          <>
            <PanelBar {...panel} trailRef={setTrail} />
            {banner}
          </>
        }
      >
        {children}
      </Frame>
    </PanelPlace>
  )
}
