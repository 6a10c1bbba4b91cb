/**
 * ServiceIcon({ iconKey }) — the line icon of a service's iconKey (a stethoscope for an unknown
 * one).
 * ServiceEmoji({ iconKey, size? }) — the emoji used on the home page.
 */

import { drawIcon, type IconComponent } from '#web/ui/icon.ts'
import { Ambulance } from '#web/ui/icons/ambulance.ts'
import { Baby } from '#web/ui/icons/baby.ts'
import { Bone } from '#web/ui/icons/bone.ts'
import { Brain } from '#web/ui/icons/brain.ts'
import { Eye } from '#web/ui/icons/eye.ts'
import { Heart } from '#web/ui/icons/heart.ts'
import { HeartPulse } from '#web/ui/icons/heart-pulse.ts'
import { Microscope } from '#web/ui/icons/microscope.ts'
import { Pill } from '#web/ui/icons/pill.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { Syringe } from '#web/ui/icons/syringe.ts'
import { UsersRound } from '#web/ui/icons/users-round.ts'
import { Zap } from '#web/ui/icons/zap.ts'
import styles from './art.module.css'

const Tooth = drawIcon(
  'M12 5.6c-1.6-1.4-3.3-2.1-4.8-2.1C4.6 3.5 3 5.6 3 8.3c0 2.5 1 3.9 1.5 6 .4 1.9.5 6.2 2.5 6.2 1.9 0 1.8-5.6 5-5.6s3.1 5.6 5 5.6c2 0 2.1-4.3 2.5-6.2.5-2.1 1.5-3.5 1.5-6 0-2.7-1.6-4.8-4.2-4.8-1.5 0-3.2.7-4.8 2.1Z',
)

const icons: Record<string, IconComponent> = {
  heart: Heart,
  brain: Brain,
  eye: Eye,
  bone: Bone,
  emergency: Ambulance,
  baby: Baby,
  zap: Zap,
  users: UsersRound,
  stethoscope: Stethoscope,
  syringe: Syringe,
  pill: Pill,
  heartpulse: HeartPulse,
  microscope: Microscope,
  tooth: Tooth,
}

/** Emoji in the order in which `/emoji/all.svg` stacks them. One file saves a request per emoji. */
const EMOJI = [
  'baby',
  'bone',
  'brain',
  'emergency',
  'eye',
  'heart',
  'heartpulse',
  'microscope',
  'pill',
  'stethoscope',
  'syringe',
  'tooth',
  'users',
  'zap',
]
const EDGE = 128

/**
 * Renders the emoji as a picture because some systems lack these glyphs and the others draw them
 * differently.
 */
export function ServiceEmoji({ iconKey, size = 28 }: { iconKey: string | null | undefined; size?: number }) {
  const at = EMOJI.indexOf(iconKey ?? '')
  const top = EDGE * (at < 0 ? EMOJI.indexOf('stethoscope') : at)
  return (
    <svg width={size} height={size} viewBox={`0 ${top} ${EDGE} ${EDGE}`} aria-hidden="true">
      <image href="/emoji/all.svg" width={EDGE} height={EDGE * EMOJI.length} />
    </svg>
  )
}

export function ServiceIcon({ iconKey }: { iconKey: string | null | undefined }) {
  const Icon = icons[iconKey ?? ''] ?? Stethoscope
  return <Icon className={styles.serviceIcon} />
}
