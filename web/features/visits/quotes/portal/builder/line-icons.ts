import type { QuoteLineKind } from '#domain/quotes/lines.ts'
import type { IconComponent } from '#web/ui/icon.ts'
import { Bone } from '#web/ui/icons/bone.ts'
import { BuildingComplex } from '#web/ui/icons/building-complex.ts'
import { CalendarCheck } from '#web/ui/icons/calendar-check.ts'
import { HeartPulse } from '#web/ui/icons/heart-pulse.ts'
import { House } from '#web/ui/icons/house.ts'
import { Languages } from '#web/ui/icons/languages.ts'
import { Microscope } from '#web/ui/icons/microscope.ts'
import { Navigation } from '#web/ui/icons/navigation.ts'
import { Pill } from '#web/ui/icons/pill.ts'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'
import { Shield } from '#web/ui/icons/shield.ts'
import { Sparkles } from '#web/ui/icons/sparkles.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { Syringe } from '#web/ui/icons/syringe.ts'

/** Icons of the kinds of lines. */
export const LINE_ICONS: Record<QuoteLineKind, IconComponent> = {
  surgeon: Stethoscope,
  anaesthesia: Syringe,
  theatre: HeartPulse,
  stay: BuildingComplex,
  implant: Bone,
  test: Microscope,
  medicine: Pill,
  garment: Shield,
  transfer: Navigation,
  hotel: House,
  interpreter: Languages,
  follow_up: CalendarCheck,
  revision: RefreshCw,
  other: Sparkles,
}
