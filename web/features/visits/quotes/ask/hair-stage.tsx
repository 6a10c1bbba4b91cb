import { useId } from 'react'
import styles from './hair-stage.module.css'

/** BareSkin parts of a head: sizes of the temples, the front, the crown, and the parting. */
type BareSkin = { temples?: number; front?: number; crown?: number; isBridged?: boolean; parting?: number }

/** Stages of Norwood and Ludwig by the answers of the questionnaire. */
const STAGES: Readonly<Record<string, BareSkin>> = {
  norwood_2: { temples: 0.4 },
  norwood_3: { temples: 0.9 },
  norwood_3v: { temples: 0.9, crown: 8 },
  norwood_4: { temples: 1.2, front: 15, crown: 10 },
  norwood_5: { temples: 1.4, front: 17, crown: 14 },
  norwood_6: { temples: 1.5, front: 18, crown: 16, isBridged: true },
  ludwig_1: { parting: 2.5 },
  ludwig_2: { parting: 6 },
  ludwig_3: { parting: 12 },
}

const STRANDS = 22
const at = (value: number) => value.toFixed(1)

/** Strands from the whorl at the crown to the edge of the hair. */
const strands = Array.from({ length: STRANDS }, (_, index) => {
  const turn = (2 * Math.PI * index) / STRANDS
  const start = `${at(36.5 + 4 * Math.cos(turn))} ${at(50.5 + 4 * Math.sin(turn))}`
  const bend = `${at(36.5 + 14 * Math.cos(turn + 0.1))} ${at(46 + 17 * Math.sin(turn + 0.1))}`
  const end = `${at(36 + 23.5 * Math.cos(turn - 0.25))} ${at(40 + 29.5 * Math.sin(turn - 0.25))}`
  return `M${start}Q${bend} ${end}`
}).join('')

function BareParts({ temples, front, crown, isBridged, parting }: BareSkin) {
  return (
    <>
      {temples &&
        [-1, 1].map((side) => (
          <ellipse
            key={side}
            cx={36 + side * (13 + temples)}
            cy={13 + 3.5 * temples}
            rx={5 + 6.2 * temples}
            ry={6 + 8.5 * temples}
            transform={`rotate(${-24 * side} ${36 + 14 * side} 18)`}
          />
        ))}
      {front && <ellipse cx="36" cy={front + 4} rx={front} ry={1.6 * front - 11.2} />}
      {crown && <ellipse cx="36" cy="54" rx={crown} ry={0.85 * crown} />}
      {isBridged && <rect x="25" y="20" width="22" height="36" />}
      {parting && <ellipse cx="36" cy="38" rx={parting} ry="22" opacity="0.85" />}
    </>
  )
}

/** Whether a stage has a drawing. */
export const hasHairStage = (id: string): boolean => id in STAGES

/** A head from above with the nose at the bottom, at a stage of hair loss. */
export function HairStage({ id }: { id: string }) {
  const mask = useId()
  const bare = STAGES[id]
  if (!bare) return null
  return (
    <svg className={styles.head} viewBox="0 0 72 78" aria-hidden="true">
      <mask id={mask}>
        <rect width="72" height="78" fill="white" />
        <ellipse cx="36" cy="9" rx="20" ry="10" />
        <BareParts {...bare} />
      </mask>
      <g transform="matrix(1 0 0 -1 0 78)">
        <path className={styles.face} d="M11 36c-4-2-5 8 0 9M61 36c4-2 5 8 0 9M33 9c0-5 6-5 6 0" />
        <ellipse className={styles.face} cx="36" cy="40" rx="24.5" ry="31" />
        <g mask={`url(#${mask})`}>
          <ellipse className={styles.hair} cx="36" cy="40" rx="24.5" ry="31" />
          <path className={styles.strands} d={strands} />
        </g>
        <path className={styles.outline} d="M12.5 35c-4-2-5 8-.4 10M59.5 35c4-2 5 8 .4 10M33 9.5c0-5 6-5 6 0" />
        <ellipse className={styles.outline} cx="36" cy="40" rx="24.5" ry="31" />
      </g>
    </svg>
  )
}
