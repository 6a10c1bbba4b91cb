import { use } from 'react'
import { isUpcoming } from '#domain/appointments.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { CheckCheck } from '#web/ui/icons/check-check.ts'
import { Clock } from '#web/ui/icons/clock.ts'
import { Door } from '#web/ui/icons/door.ts'
import { Move } from '#web/ui/icons/move.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { UserCheck } from '#web/ui/icons/user-check.ts'
import { UserX } from '#web/ui/icons/user-x.ts'
import { MenuButton } from '#web/ui/menu.tsx'
import type { BoardVisit } from './board-fields.ts'
import { ACTION_WORDS, actionsOn, type BoardAction } from './board-state.ts'
import { AskForRoom } from './rooms.tsx'

const ICONS: Record<BoardAction, typeof Check> = {
  confirm: Check,
  expected: Clock,
  arrived: UserCheck,
  with_doctor: Stethoscope,
  done: CheckCheck,
  did_not_come: UserX,
}

type Props = {
  visit: BoardVisit
  onAct: (visit: BoardVisit, action: BoardAction) => void
  /** Null: the visit cannot be moved. */
  onMove: ((visit: BoardVisit) => void) | null
}

/** The next step of a visit as one button, and a menu of all others. */
export function BoardTools({ visit, onAct, onMove }: Props) {
  const { t } = useTranslation()
  const askForRoom = use(AskForRoom)
  const actions = actionsOn(visit, new Date())
  const [next] = actions
  const Next = next && ICONS[next]
  const items = [
    ...actions.map((action) => {
      const Icon = ICONS[action]
      return {
        id: action,
        label: t(ACTION_WORDS[action]),
        icon: <Icon aria-hidden="true" />,
        onAction: () => onAct(visit, action),
      }
    }),
    ...(onMove
      ? [
          {
            id: 'move',
            label: t('Move to another time'),
            icon: <Move aria-hidden="true" />,
            onAction: () => onMove(visit),
          },
        ]
      : []),
    ...(askForRoom && isUpcoming(visit.status)
      ? [
          {
            id: 'room',
            label: t('Choose the room'),
            icon: <Door aria-hidden="true" />,
            onAction: () => askForRoom(visit),
          },
        ]
      : []),
  ]
  const labelOf = (words: string) => t('{{action}}: {{name}}', { action: t(words), name: visit.patientName })
  return (
    <>
      {next && Next && (
        <button
          type="button"
          aria-label={labelOf(ACTION_WORDS[next])}
          title={t(ACTION_WORDS[next])}
          onClick={() => onAct(visit, next)}
        >
          <Next aria-hidden="true" />
        </button>
      )}
      {items.length > 0 && <MenuButton label={labelOf('Actions')} items={items} />}
    </>
  )
}
