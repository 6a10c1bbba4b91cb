/**
 * Icons that each card of a list repeats. Each is drawn once in a document, because the paths of
 * twelve cards weighed 6 kB of a search page.
 * RepeatedIcons() — their drawings, a part of every page.
 */
import { repeatIcon } from './icon.ts'
import { BadgeCheck } from './icons/badge-check.ts'
import { Columns3 } from './icons/columns-3.ts'
import { Heart } from './icons/heart.ts'
import { MapPin } from './icons/map-pin.ts'
import styles from './repeated-icons.module.css'

const drawings = { 'i-check': BadgeCheck, 'i-columns': Columns3, 'i-heart': Heart, 'i-pin': MapPin }

const repeat = (id: keyof typeof drawings) => repeatIcon(id)

export const RepeatedCheck = repeat('i-check')
export const RepeatedColumns = repeat('i-columns')
export const RepeatedHeart = repeat('i-heart')
export const RepeatedPin = repeat('i-pin')

export function RepeatedIcons() {
  return (
    <svg className={styles.drawings} aria-hidden="true">
      {Object.entries(drawings).map(([id, { path }]) => (
        <symbol key={id} id={id} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  )
}
