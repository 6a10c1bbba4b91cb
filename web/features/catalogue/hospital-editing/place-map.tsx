import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import type { Point } from '#domain/places.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Minus } from '#web/ui/icons/minus.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import text from '#web/ui/text.module.css'
import styles from './place-map.module.css'
import { frameOf, HEIGHT, legible, townsOf, WIDTH } from './province-frame.ts'

/** Step of an arrow key, in units of the drawing. */
const STEP = 4
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const NEAREST = 64

type PlaceMapProps = {
  city: string
  /** Coordinates as typed. */
  latitude: string
  longitude: string
  onMove: (place: Point) => void
}

const pointOf = (latitude: string, longitude: string): Point | null => {
  const [north, east] = [Number.parseFloat(latitude), Number.parseFloat(longitude)]
  return Number.isFinite(north) && Number.isFinite(east) ? { latitude: north, longitude: east } : null
}

/**
 * Shows a drawn map of the province with the centres of its districts and a pin for the hospital.
 * The pin can be dragged, placed by a press, or moved by the arrow keys. No request goes to another
 * host, which could learn which hospitals are edited here.
 */
export function PlaceMap({ city, latitude, longitude, onMove }: PlaceMapProps) {
  const { t } = useTranslation()
  const [zoom, setZoom] = useState(1)
  const [held, hold] = useState<Point | null>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const pin = pointOf(latitude, longitude)
  const towns = useMemo(() => townsOf(city), [city])
  // The map stands still while the pin is dragged.
  const frame = frameOf(towns, { around: held ?? pin, zoom })
  const at = frame.toDrawing(pin ?? towns[0] ?? { latitude: 39, longitude: 35 })

  const put = (x: number, y: number) => onMove(frame.toPlace({ x, y }))
  function putUnder({ clientX, clientY }: PointerEvent) {
    const box = drawing.current?.getBoundingClientRect()
    if (box) put(((clientX - box.left) / box.width) * WIDTH, ((clientY - box.top) / box.height) * HEIGHT)
  }
  function onKeyDown(event: KeyboardEvent) {
    const [x, y] = ARROWS[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    const far = event.shiftKey ? 5 : 1
    put(at.x + x * far, at.y + y * far)
  }
  const labels = legible(towns, frame)
  return (
    <fieldset aria-label={t('Position on the map')}>
      <p className={styles.label}>
        <span className={text.strong}>{t('Position on the map')}</span>{' '}
        <span className={text.note}>{t('drag the pin, or arrow keys')}</span>
      </p>
      <div className={styles.frame} dir="ltr">
        <svg
          ref={drawing}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          className={styles.drawing}
          aria-hidden="true"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            hold(pin)
            putUnder(event)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) putUnder(event)
          }}
          onPointerUp={() => hold(null)}
          onPointerCancel={() => hold(null)}
        >
          {towns.map((town) => {
            const { x, y } = frame.toDrawing(town)
            return (
              <g key={town.name} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
                <circle r="26" className={styles.land} />
              </g>
            )
          })}
          {towns.map((town) => {
            const { x, y } = frame.toDrawing(town)
            return <circle key={town.name} cx={x} cy={y} r="3" className={styles.town} />
          })}
          {labels.map((town) => {
            const { x, y } = frame.toDrawing(town)
            return (
              <text key={town.name} x={x + 6} y={y + 4} className={styles.name}>
                {town.name}
              </text>
            )
          })}
        </svg>
        <button
          type="button"
          className={styles.pin}
          style={{ insetInlineStart: `${(at.x / WIDTH) * 100}%`, insetBlockStart: `${(at.y / HEIGHT) * 100}%` }}
          data-missing={pin === null}
          aria-label={
            pin
              ? t('Pin at {{latitude}}, {{longitude}}. The arrow keys move it; hold Shift to move it further.', {
                  latitude,
                  longitude,
                })
              : t('The position is unknown. Use the arrow keys to set it.')
          }
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            hold(pin)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) putUnder(event)
          }}
          onPointerUp={() => hold(null)}
          onPointerCancel={() => hold(null)}
        >
          <svg viewBox="0 0 32 44" aria-hidden="true">
            <path d="M16 43 6 27a13 13 0 1 1 20 0Z" />
            <circle cx="16" cy="18" r="5" />
          </svg>
        </button>
        <span className={styles.zoom}>
          <IconButton
            label={t('Zoom in')}
            aria-disabled={zoom >= NEAREST}
            onClick={() => setZoom(Math.min(NEAREST, zoom * 2))}
          >
            <Plus aria-hidden="true" />
          </IconButton>
          <IconButton label={t('Zoom out')} aria-disabled={zoom <= 1} onClick={() => setZoom(Math.max(1, zoom / 2))}>
            <Minus aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    </fieldset>
  )
}
