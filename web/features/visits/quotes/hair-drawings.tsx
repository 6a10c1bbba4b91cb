import { type ReactNode, useId } from 'react'
import styles from './hair-drawings.module.css'

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

/** A head from above with the nose at the bottom. `marks` are drawn over the hair. */
function HeadFromAbove({ bare, marks }: { bare?: BareSkin; marks?: ReactNode }) {
  const mask = useId()
  return (
    <svg className={styles.head} viewBox="0 0 72 78" aria-hidden="true">
      <mask id={mask}>
        <ellipse cx="36" cy="40" rx="24.5" ry="31" fill="white" />
        <ellipse cx="36" cy="9" rx="20" ry="10" />
        {bare && <BareParts {...bare} />}
      </mask>
      <g transform="matrix(1 0 0 -1 0 78)">
        <path className={styles.face} d="M11 36c-4-2-5 8 0 9M61 36c4-2 5 8 0 9M33 9c0-5 6-5 6 0" />
        <ellipse className={styles.face} cx="36" cy="40" rx="24.5" ry="31" />
        <g mask={`url(#${mask})`}>
          <ellipse className={styles.hair} cx="36" cy="40" rx="24.5" ry="31" />
          <path className={styles.strands} d={strands} />
          <g className={styles.mark}>{marks}</g>
        </g>
        <path className={styles.outline} d="M12.5 35c-4-2-5 8-.4 10M59.5 35c4-2 5 8 .4 10M33 9.5c0-5 6-5 6 0" />
        <ellipse className={styles.outline} cx="36" cy="40" rx="24.5" ry="31" />
      </g>
    </svg>
  )
}

/** A face from the front. */
function FaceFromFront({ marks }: { marks: ReactNode }) {
  return (
    <svg className={styles.head} viewBox="0 0 72 78" aria-hidden="true">
      <path className={styles.face} d="M14 36c-5-2-5 9 1 11M58 36c5-2 5 9-1 11" />
      <path className={styles.face} d="M36 6c-16 0-22 12-22 28 0 20 10 38 22 38s22-18 22-38c0-16-6-28-22-28Z" />
      <path className={styles.hair} d="M14 33C12 14 22 4 36 4s24 10 22 29c-3-5-4-10-6-13-9 1-23 1-32 0-2 3-3 8-6 13Z" />
      <path className={styles.outline} d="M14 36c-5-2-5 9 1 11M58 36c5-2 5 9-1 11" />
      <path className={styles.features} d="M26 39h5M41 39h5M36 40v9c0 2-3 2-3 1M31 59c3 2 7 2 10 0" />
      <path className={styles.outline} d="M36 6c-16 0-22 12-22 28 0 20 10 38 22 38s22-18 22-38c0-16-6-28-22-28Z" />
      <g className={styles.mark}>{marks}</g>
    </svg>
  )
}

/** Areas of the head by the answers of the questionnaire. */
const HEAD_AREAS: Readonly<Record<string, ReactNode>> = {
  front: <path d="M8 6h56v20c-9 4-14-2-28-2s-19 6-28 2Z" />,
  crown: <ellipse cx="36" cy="53" rx="14" ry="13" />,
  top: <ellipse cx="36" cy="38" rx="18" ry="28" />,
}
const FACE_AREAS: Readonly<Record<string, ReactNode>> = {
  beard: (
    <path
      fillRule="evenodd"
      d="M15 44c2 16 10 28 21 28s19-12 21-28c-3 6-6 9-11 9-4-1-6-2-10-2s-6 1-10 2c-5 0-8-3-11-9Zm15 14c4-3 8-3 12 0-3 4-9 4-12 0Z"
    />
  ),
  eyebrows: <path d="M22 35c3-6 8-6 12-2l-1 2c-3-2-8-2-11 0Zm28 0c-3-6-8-6-12-2l1 2c3-2 8-2 11 0Z" />,
}

const marksOf = (areas: Readonly<Record<string, ReactNode>>, values: readonly string[]) =>
  values.flatMap((value) => (areas[value] ? [<g key={value}>{areas[value]}</g>] : []))

/** Marks the areas on a head from above, and those of the face on a face. */
function HairAreas({ values }: { values: readonly string[] }) {
  const head = marksOf(HEAD_AREAS, values)
  const face = marksOf(FACE_AREAS, values)
  return (
    <>
      {head.length > 0 && <HeadFromAbove marks={head} />}
      {face.length > 0 && <FaceFromFront marks={face} />}
    </>
  )
}

/** Returns the drawing of an answer, or null. Words beside it say the same. */
export function drawingOf(questionId: string, values: readonly string[]): ReactNode {
  const [value = ''] = values
  if (questionId === 'hair-area' && values.length > 0) return <HairAreas values={values} />
  const stage = questionId === 'hair-grade' && STAGES[value]
  return stage ? <HeadFromAbove bare={stage} /> : null
}
