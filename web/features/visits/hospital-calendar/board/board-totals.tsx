import { BOARD_STATE_LABELS, BOARD_STATES } from '#domain/arrivals.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { Board } from './board-fields.ts'
import { stateOf } from './board-state.ts'
import styles from './board-totals.module.css'

/** Number of visits in each state. */
export function BoardTotals({ board }: { board: Board }) {
  const { t } = useTranslation()
  const states = board.appointments.map(stateOf)
  return (
    <ul className={styles.totals} aria-label={t('Visits by state')}>
      {BOARD_STATES.map((state) => (
        <li key={state} data-state={state}>
          <b>{states.filter((candidate) => candidate === state).length}</b> {t(BOARD_STATE_LABELS[state])}
        </li>
      ))}
    </ul>
  )
}
