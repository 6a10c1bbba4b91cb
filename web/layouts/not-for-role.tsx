/** NotForRole({ title, heading, children }) — a page of the portal that is for other roles at the hospital: whose it is, and what to do. */
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../ui/banner.tsx'
import { PanelPage } from './panel-page.tsx'

export function NotForRole({ title, heading, children }: { title: string; heading: string; children: ReactNode }) {
  return (
    <PanelPage title={title}>
      <EmptyState icon={<Lock />} title={heading}>
        {children}
      </EmptyState>
    </PanelPage>
  )
}
