/** Stacked bars: their looks and their scale. */

/** Looks of parts that stand on each other, from below. Pages and files draw the same. */
export const LOOKS = ['deep', 'solid', 'striped', 'dotted', 'hatched'] as const
export type Look = (typeof LOOKS)[number]

/** Number of steps on the scale. */
export const STEPS = 4

/** Returns the smallest round step of which four cover the maximum. */
export function stepFor(most: number): number {
  const step = Math.max(1, Math.ceil(most / STEPS))
  const power = 10 ** Math.floor(Math.log10(step))
  return step <= 10 ? step : Math.ceil(step / (power / 2)) * (power / 2)
}
