/**
 * NotForRole({ title, heading, children }) — shown on a portal page that other roles at the
 * hospital use: names the roles and the next step.
 */

import type { ReactNode } from 'react'
import { Lock } from '#web/ui/icons/lock.ts'
import { EmptyState } from '../ui/banner.tsx'
import { PanelPage } from './panel-page.tsx'

type Props = {
  title: string
  heading: string
  /** Actions that remain available to the user. */
  below?: ReactNode
  children: ReactNode
}

export function NotForRole({ title, heading, below, children }: Props) {
  return (
    <PanelPage title={title}>
      <EmptyState icon={<Lock />} title={heading}>
        {children}
      </EmptyState>
      {below}
    </PanelPage>
  )
}
