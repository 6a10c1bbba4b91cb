/**
 * BrandMark({ cross? }) — the star with the pointed cross, as brandMark() draws it. The paths are
 * inlined because the header shows the mark first.
 */
const STAR = 'M48 24L41 31L41 41L31 41L24 48L17 41L7 41L7 31L0 24L7 17L7 7L17 7L24 0L31 7L41 7L41 17Z'
const CROSS =
  'M28 20L33.5 20L37.5 24L33.5 28L28 28L28 33.5L24 37.5L20 33.5L20 28L14.5 28L10.5 24L14.5 20L20 20L20 14.5L24 10.5L28 14.5Z'

/**
 * Draws the mark. The cross is turquoise or ivory, never red on white or white on red (protected
 * emblem). The mark is not mirrored.
 */
export function BrandMark({ cross = 'var(--color-ivory-50)' }: { cross?: string }) {
  return (
    <svg viewBox="0 0 48 48" width="36" height="36" aria-hidden="true">
      <path d={STAR} fill="currentColor" />
      <path d={CROSS} fill={cross} />
    </svg>
  )
}
