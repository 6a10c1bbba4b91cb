import { snoozeChoices } from '#domain/inbox.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import text from '#web/ui/text.module.css'
import styles from './inbox.module.css'
import type { Colleague, InboxItem } from './inbox-fields.ts'

type Props = { item: InboxItem | null; onClose: () => void }

const nameOf = (item: InboxItem | null): string | undefined =>
  item?.review?.authorName ?? item?.appointment?.patientName

/** Lets staff choose how long an item is snoozed. */
export function SnoozeDialog({
  item,
  onClose,
  snooze,
}: Props & { snooze: (item: InboxItem, until: Date) => Promise<unknown> }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const { now } = useClock()
  const attempt = useAttempt()
  const choose = (until: Date) => {
    if (!item) return
    onClose()
    void attempt(() => snooze(item, until))
  }
  return (
    <Dialog open={item !== null} onClose={onClose} title={t('Snooze')}>
      <p className={text.strong}>
        <bdi>{nameOf(item)}</bdi>
      </p>
      <p className={text.muted}>
        {item?.kind === 'message'
          ? t('It returns at this time, or sooner if the patient writes again.')
          : t('It returns at this time, for all staff.')}
      </p>
      <div className={styles.choices}>
        {snoozeChoices(now()).map(({ label, until }) => (
          <Button key={label} block variant="secondary" onClick={() => choose(until)}>
            <span>{t(label)}</span>
            <small className={text.muted}>{formatOwn(until.toISOString())}</small>
          </Button>
        ))}
      </div>
    </Dialog>
  )
}

/** Lets staff assign an item to a colleague or to themselves, who come first. */
export function AssignDialog({
  item,
  onClose,
  colleagues,
  assign,
}: Props & {
  colleagues: readonly Colleague[]
  assign: (item: InboxItem, colleague: Colleague | null) => Promise<unknown>
}) {
  const { t } = useTranslation()
  const { user } = useSession()
  const attempt = useAttempt()
  const choose = (colleague: Colleague | null) => {
    if (!item) return
    onClose()
    void attempt(() => assign(item, colleague))
  }
  const sorted = [...colleagues].sort((a, b) => Number(b.id === user?.id) - Number(a.id === user?.id))
  return (
    <Dialog open={item !== null} onClose={onClose} title={t('Assign to')}>
      <p className={text.strong}>
        <bdi>{nameOf(item)}</bdi>
      </p>
      <div className={styles.choices}>
        {sorted.map((colleague) => (
          <Button
            key={colleague.id}
            block
            variant="secondary"
            aria-pressed={colleague.id === item?.assignee?.id}
            onClick={() => choose(colleague)}
          >
            <bdi>
              {colleague.firstName} {colleague.lastName}
            </bdi>
            {colleague.id === user?.id && <small className={text.muted}>{t('you')}</small>}
          </Button>
        ))}
        {item?.assignee && (
          <Button block variant="ghost" onClick={() => choose(null)}>
            {t('No one')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
