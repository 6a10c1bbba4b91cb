/**
 * NotForRole({ title, heading, children }) — a page of the portal that is for other roles at the
 * hospital: whose it is, and what to do.
 */

import type { ReactNode } from 'react'
import { Lock } from '#web/ui/icons/lock.ts'
import { EmptyState } from '../ui/banner.tsx'
import { PanelPage } from './panel-page.tsx'

type Props = {
  title: string
  heading: string
  /** Actions still available to the person on the page. */
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
