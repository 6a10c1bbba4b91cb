/**
 * Generated pictures, all decorative (aria-hidden), in a box the caller sizes by `className`; nothing shifts when they arrive.
 * HospitalArt({ id, city?, width?, height?, lazy? }) · RegionArt({ id, city? }) · DoctorArt({ id, name }) · ServiceArt({ id, width?, height? })
 * TileWall({ seed, width, height, period?, painted? }) · Frieze({ seed, height? }) · Niche({ seed, width?, height?, bare?, lift? }) — evening scene at night; `lift` raises the
 * ground by what covers the lower edge
 * Panorama({ seed, width?, height? }) · MapArt({ id }) · Lattice({ period? }) — lines in the current colour
 */
import { clsx } from 'clsx'
import { useId, useSyncExternalStore } from 'react'
import { usePreferences } from '../preferences.tsx'
import styles from './art.module.css'
import type { Draw } from './draw.ts'

let drawing: Draw | null = null
const waiting = new Set<() => void>()
// Starts with the page, beside the first route's own chunk, and is not part of what the first paint needs.
void import('./draw.ts').then(({ draw }) => {
  drawing = draw
  for (const tell of waiting) tell()
})

const subscribe = (listener: () => void) => {
  waiting.add(listener)
  return () => waiting.delete(listener)
}

/** The drawing functions, or null until their chunk is there. */
export const useDraw = () =>
  useSyncExternalStore(
    subscribe,
    () => drawing,
    () => null,
  )

type Box = { className?: string | undefined; lazy?: boolean }

export function Picture({
  src,
  className,
  lazy,
  dims,
  pale,
  ground,
}: Box & { src: string | null | undefined; dims?: boolean; pale?: boolean; ground?: boolean }) {
  return (
    <span
      className={clsx(styles.art, dims && styles.dims, pale && styles.pale, ground && styles.ground, className)}
      aria-hidden="true"
    >
      {src && <img src={src} alt="" loading={lazy ? 'lazy' : undefined} decoding="async" draggable={false} />}
    </span>
  )
}

type Size = { width?: number; height?: number }

export function HospitalArt({
  id,
  city,
  width,
  height,
  ...box
}: Box & Size & { id: string; city?: string | null | undefined }) {
  const dark = usePreferences().theme === 'dark'
  return <Picture {...box} dims ground src={useDraw()?.hospital(id, city, { w: width, h: height, dark })} />
}

export function RegionArt({
  id,
  city,
  width,
  height,
  ...box
}: Box & Size & { id: string; city?: string | null | undefined }) {
  const draw = useDraw()
  const dark = usePreferences().theme === 'dark'
  const region = draw?.regionOf(city) ?? 'marmara'
  return <Picture {...box} dims ground src={draw?.region(id, region, { w: width, h: height, dark })} />
}

export function DoctorArt({ id, name, className }: { id: string; name: string; className?: string }) {
  const draw = useDraw()
  const uid = useId()
  return draw ? (
    <span
      className={clsx(styles.art, styles.dims, className)}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code, which strips markup from the initials
      dangerouslySetInnerHTML={{ __html: draw.doctor(id, name, uid) }}
    />
  ) : (
    <span className={clsx(styles.art, className)} aria-hidden="true" />
  )
}

export function ServiceArt({ id, width, height, ...box }: Box & Size & { id: string }) {
  return <Picture {...box} pale src={useDraw()?.service(id, width, height)} />
}

type Wall = Box & { seed: string; width: number; height: number; period?: number; painted?: number }

export function TileWall({ seed, width, height, period = 92, painted, ...box }: Wall) {
  return <Picture {...box} src={useDraw()?.wall(seed, width, height, period, painted)} />
}

export function Frieze({ seed, height = 44, ...box }: Box & { seed: string; height?: number }) {
  return <Picture {...box} src={useDraw()?.frieze(seed, height * 60, height)} />
}

export function Niche({
  seed,
  width = 620,
  height = 648,
  bare = true,
  lift,
  ...box
}: Box & Size & { seed: string; bare?: boolean; lift?: number }) {
  const { theme } = usePreferences()
  return <Picture {...box} ground src={useDraw()?.niche(seed, width, height, theme === 'dark' ? 2 : 0, bare, lift)} />
}

export function Panorama({ seed, width = 1440, height = 300, ...box }: Box & Size & { seed: string }) {
  return <Picture {...box} dims ground src={useDraw()?.panorama(seed, width, height)} />
}

export function MapArt({ id, ...box }: Box & { id: string }) {
  const { theme } = usePreferences()
  return <Picture {...box} src={useDraw()?.map(id, theme === 'dark')} />
}

export function Lattice({ period = 96, className }: { period?: number; className?: string }) {
  const draw = useDraw()
  const id = `l${useId().replace(/\W/g, '')}`
  return (
    <svg
      className={className}
      width="100%"
      height="100%"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code from a number
      dangerouslySetInnerHTML={{ __html: draw?.lattice(id, period) ?? '' }}
    />
  )
}
