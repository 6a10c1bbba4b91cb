import type { ReactNode } from 'react'
import type { COMPARE_GROUPS } from '#domain/quotes/compared.ts'
import { BriefcaseMedical } from '#web/ui/icons/briefcase-medical.ts'
import { HeartPulse } from '#web/ui/icons/heart-pulse.ts'
import { House } from '#web/ui/icons/house.ts'
import { Plane } from '#web/ui/icons/plane.ts'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'
import { Sparkles } from '#web/ui/icons/sparkles.ts'
import { Wallet } from '#web/ui/icons/wallet.ts'

export const GROUP_ICONS: Readonly<Record<(typeof COMPARE_GROUPS)[number], ReactNode>> = {
  glance: <Sparkles />,
  treatment: <BriefcaseMedical />,
  stay: <House />,
  travel: <Plane />,
  afterwards: <HeartPulse />,
  risk: <ShieldCheck />,
  paying: <Wallet />,
}
