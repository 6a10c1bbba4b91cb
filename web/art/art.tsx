/**
 * Generated decorative pictures (aria-hidden) in a box that the caller sizes with `className`.
 * Nothing shifts when they arrive. The server draws them (`draw.ts`), so no page ships the drawing
 * code.
 * HospitalArt({ id, city?, width?, height?, lazy? }) · RegionArt({ id, city? }) · DoctorArt({ id,
 * name, lazy? }) · ServiceArt({ id, width?, height? })
 * TileWall({ seed, width, height, period? }) · Frieze({ seed, height? }) · Niche({ seed, width?,
 * height?, bare?, lift? }) — evening scene at night; `lift` raises the ground by the height of
 * whatever covers the lower edge
 * Panorama({ seed, width?, height? }) · ProvinceMap({ place }) · Lattice({ period? }) — lines in
 * the current colour
 */
import { clsx } from 'clsx'
import { useId } from 'react'
import { usePreferences } from '#web/device/preferences.tsx'
import { useFirstRender, useHydrated } from '#web/rendering/first-render.tsx'
import { artAddress } from './address.ts'
import styles from './art.module.css'
import { initialsOf, inkOf } from './letters.ts'
import { artSource } from './source.ts'

type Box = { className?: string | undefined; lazy?: boolean }
type PictureProps = Box & { src: string; dims?: boolean; pale?: boolean; ground?: boolean }

const Image = ({ src, lazy }: { src: string; lazy: boolean | undefined }) => (
  // The rendered document may embed the picture (`artSource`).
  <img
    src={src}
    alt=""
    loading={lazy ? 'lazy' : undefined}
    decoding="async"
    draggable={false}
    suppressHydrationWarning
  />
)

export function Picture({ src, className, lazy, dims, pale, ground }: PictureProps) {
  return (
    <span
      className={clsx(styles.art, dims && styles.dims, pale && styles.pale, ground && styles.ground, className)}
      aria-hidden="true"
    >
      <Image src={src} lazy={lazy} />
    </span>
  )
}

const NIGHT = '&dark=1'

/**
 * Shows a different picture at night. The browser chooses until the page knows the system's theme.
 */
function DayOrNight({ src, className, lazy, dims, ground }: Omit<PictureProps, 'pale'>) {
  const { theme } = usePreferences()
  const undecided = useFirstRender().theme === undefined
  const hydrated = useHydrated()
  return (
    <span className={clsx(styles.art, dims && styles.dims, ground && styles.ground, className)} aria-hidden="true">
      <picture>
        {undecided && !hydrated && <source media="(prefers-color-scheme: dark)" srcSet={src + NIGHT} />}
        <Image src={theme === 'dark' ? src + NIGHT : src} lazy={lazy} />
      </picture>
    </span>
  )
}

type Size = { width?: number; height?: number }
type OfPlace = Box & Size & { id: string; city?: string | null | undefined }

export function HospitalArt({ id, city, width: w, height: h, ...box }: OfPlace) {
  return <DayOrNight {...box} dims ground src={artAddress('hospital', { seed: id, city, w, h })} />
}

export function RegionArt({ id, city, width: w, height: h, ...box }: OfPlace) {
  return <DayOrNight {...box} dims ground src={artAddress('region', { seed: id, city, w, h })} />
}

export function DoctorArt({ id, name, lazy, className }: Box & { id: string; name: string }) {
  return (
    <span className={clsx(styles.art, styles.dims, styles.lettered, className)} aria-hidden="true">
      <Image src={artAddress('doctor', { seed: id })} lazy={lazy} />
      <svg viewBox="0 0 240 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <text x="120" y="120" dy=".35em" textAnchor="middle" fill={inkOf(id)}>
          {initialsOf(name)}
        </text>
      </svg>
    </span>
  )
}

export function ServiceArt({ id, width: w, height: h, ...box }: Box & Size & { id: string }) {
  return <Picture {...box} pale src={artSource('service', { seed: id, w, h })} />
}

type Wall = Box & { seed: string; width: number; height: number; period?: number }

export function TileWall({ seed, width: w, height: h, period, ...box }: Wall) {
  return <Picture {...box} src={artAddress('wall', { seed, w, h, period })} />
}

export function Frieze({ seed, height: h, ...box }: Box & { seed: string; height?: number }) {
  return <Picture {...box} src={artSource('frieze', { seed, h })} />
}

type NicheProps = Box & Size & { seed: string; bare?: boolean; lift?: number }

export function Niche({ seed, width: w, height: h, bare = true, lift, ...box }: NicheProps) {
  return <DayOrNight {...box} ground src={artAddress('niche', { seed, w, h, bare: bare ? undefined : 0, lift })} />
}

export function Panorama({ seed, width: w, height: h, ...box }: Box & Size & { seed: string }) {
  return <Picture {...box} dims ground src={artAddress('panorama', { seed, w, h })} />
}

type Place = { city: string; latitude: number | null; longitude: number | null; locationApproximate: boolean }

/** Shows the outline of a hospital's province with a mark for the hospital. */
export function ProvinceMap({ place, ...box }: Box & { place: Place }) {
  const { city, latitude: lat, longitude: lon, locationApproximate } = place
  return (
    <DayOrNight {...box} src={artAddress('map', { city, lat, lon, approximate: locationApproximate ? 1 : null })} />
  )
}

/** A star in a star, as `latticePattern` in tiles.ts draws them at a width of 96. */
const STARS =
  'M96 48L81.9 62.1V81.9H62.1L48 96L33.9 81.9H14.1V62.1L0 48L14.1 33.9V14.1H33.9L48 0L62.1 14.1H81.9V33.9ZM70.1 48L63.6 54.5V63.6H54.5L48 70.1L41.5 63.6H32.4V54.5L25.9 48L32.4 41.5V32.4H41.5L48 25.9L54.5 32.4H63.6V41.5Z'

export function Lattice({ period = 96, className }: { period?: number; className?: string }) {
  const id = useId()
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true">
      <pattern id={id} width={period} height={period} viewBox="0 0 96 96" patternUnits="userSpaceOnUse">
        <path d={STARS} fill="none" stroke="currentColor" strokeWidth={96 / period} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
