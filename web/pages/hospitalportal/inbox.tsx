import { useMutation, useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { type HeldMoveKind, UNDO_SECONDS } from '#domain/held-moves.ts'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { DeclineMove } from '#web/features/visits/appointments/inbox/decline-move.tsx'
import { ACTION_KEYS, actionsOn, type InboxAction } from '#web/features/visits/appointments/inbox/inbox-actions.ts'
import {
  type Colleague,
  type InboxItem,
  InboxItemFields,
  type InboxVisit,
} from '#web/features/visits/appointments/inbox/inbox-fields.ts'
import { InboxList } from '#web/features/visits/appointments/inbox/inbox-list.tsx'
import { AssignDialog, SnoozeDialog } from '#web/features/visits/appointments/inbox/mark-dialogs.tsx'
import { useAnswerMove } from '#web/features/visits/appointments/inbox/use-answer-move.ts'
import { useInboxPlace } from '#web/features/visits/appointments/inbox/use-inbox.ts'
import { useMarks } from '#web/features/visits/appointments/inbox/use-marks.ts'
import { CancelVisit, toldName } from '#web/features/visits/appointments/portal/cancel-visit.tsx'
import { TimeDialog } from '#web/features/visits/appointments/portal/time-dialog.tsx'
import { useDecide, useUndo } from '#web/features/visits/appointments/portal/use-decide.ts'
import { TemplatePicker } from '#web/features/visits/message-templates/template-picker.tsx'
import { MessageThread } from '#web/features/visits/messages/thread.tsx'
import { WaitingQuotes, WaitingQuotesFields } from '#web/features/visits/quotes/portal/waiting-quotes.tsx'
import { ReviewAnswer } from '#web/features/visits/reviews/review-answer.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { useHospitalEvents } from '#web/live/hospital-events.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { Drawer } from '#web/ui/dialog.tsx'
import { CheckCheck } from '#web/ui/icons/check-check.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { useShortcuts } from '#web/ui/shortcuts.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './inbox.module.css'

const PortalInbox = graphql(
  `query PortalInbox($hospitalId: ID!) {
    inbox(hospitalId: $hospitalId) {
      counts { kind total } colleagues { id firstName lastName }
      items { ...InboxItemFields }
    }
    quotes: hospitalQuoteSummary(hospitalId: $hospitalId) { ...WaitingQuotesFields }
  }`,
  [InboxItemFields, WaitingQuotesFields],
)
const MarkProposalSeen = graphql(`
  mutation MarkProposalSeen($id: ID!, $proposalId: ID!) {
    markProposalSeen(appointmentId: $id, proposalId: $proposalId) { id }
  }
`)

/** Dialog about an item. */
type ItemDialog = { kind: 'decline' | 'declineMove' | 'propose' | 'reply' | 'snooze' | 'assign'; item: InboxItem }

/** A decision of this page that can still be undone. The latest is last. */
type DecisionRecord = { itemIds: readonly string[]; visitIds: readonly string[]; until: number }

const appointmentsOf = (items: readonly InboxItem[]): InboxVisit[] =>
  items.flatMap(({ appointment }) => appointment ?? [])

/** Sorts items by group. Snoozed ones follow all others. */
const inOrder = (items: readonly InboxItem[]): InboxItem[] => [
  ...items.filter(({ snoozedUntil }) => !snoozedUntil),
  ...items.filter(({ snoozedUntil }) => snoozedUntil),
]

function Work({ items: all, totals, colleagues, reload }: WorkProps) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [onlyMine, setOnlyMine] = useState(false)
  const navigate = useNavigate()
  const { hospitalId, may, asAdministrator, portalPaths } = useWorkplace()
  const [opened, setOpened] = useState<ItemDialog | null>(null)
  const decided = useRef<DecisionRecord[]>([])
  /** Resolves once the server has answered the latest decision. */
  const answered = useRef<Promise<unknown>>(Promise.resolve())
  const place = useInboxPlace(inOrder(onlyMine ? all.filter(({ assignee }) => assignee?.id === user?.id) : all))
  const marks = useMarks(reload)
  const attempt = useAttempt()
  const [markSeen] = useMutation(MarkProposalSeen)
  const { undo } = useUndo()
  const answerMove = useAnswerMove({ place, reload })
  const mayAct = may('appointments')
  const mayAnswerReviews = mayAct && !asAdministrator
  const rights = { mayAct, mayAnswerReviews }

  const comeBack = (visitIds: readonly string[]) => {
    const back = decided.current.filter((entry) => entry.visitIds.some((id) => visitIds.includes(id)))
    decided.current = decided.current.filter((entry) => !back.includes(entry))
    place.comeBack(back.flatMap(({ itemIds }) => itemIds))
    void reload()
  }
  const decide = useDecide({ onUndone: comeBack })

  /** Decides about items. They leave the list at once, and return if the server refuses. */
  async function send(items: readonly InboxItem[], to: HeldMoveKind, note?: string) {
    const itemIds = items.map(({ id }) => id)
    const appointments = appointmentsOf(items).map((visit) => ({ ...visit, toldName: toldName(visit) }))
    place.leave(itemIds)
    try {
      const visitIds = await decide({ appointments, move: to, note: note ?? null })
      const held = items.filter(({ appointment }) => visitIds.includes(appointment?.id ?? ''))
      decided.current.push({
        itemIds: held.map(({ id }) => id),
        visitIds,
        until: Date.now() + UNDO_SECONDS * 1000,
      })
      const refused = itemIds.filter((id) => !held.some((item) => item.id === id))
      if (refused.length > 0) place.comeBack(refused)
    } catch (error) {
      place.comeBack(itemIds)
      throw error
    } finally {
      void reload()
    }
  }

  function move(...decision: Parameters<typeof send>): Promise<void> {
    const sent = send(...decision)
    answered.current = sent.catch(() => undefined)
    return sent
  }

  async function undoLatest() {
    // The key may be pressed before the server has answered.
    await answered.current
    const latest = decided.current.at(-1)
    if (!latest || latest.until < Date.now()) return
    await undo(latest.visitIds, { onUndone: () => comeBack(latest.visitIds) })
  }

  async function see({ id, appointment, proposal }: InboxItem) {
    if (!appointment || !proposal) return
    place.leave([id])
    await markSeen({ variables: { id: appointment.id, proposalId: proposal.id } }).catch((error) => {
      place.comeBack([id])
      throw error
    })
    await reload()
  }

  function act(item: InboxItem, action: InboxAction) {
    if (action === 'confirm') void attempt(() => move([item], 'confirmed'))
    else if (action === 'acceptMove') void attempt(() => answerMove(item, { accept: true }))
    else if (action === 'came') void attempt(() => move([item], 'completed'))
    else if (action === 'noShow') void attempt(() => move([item], 'no_show'))
    else if (action === 'seen') void attempt(() => see(item))
    else if (action === 'wake') void attempt(() => marks.snooze(item, null))
    else if (action !== 'open') setOpened({ kind: action, item })
    else if (item.appointment) navigate(portalPaths.appointment(item.appointment.id))
    else navigate(portalPaths.to('/hospitalportal/reviews', { answered: 'false' }))
  }
  const selected = place.items.filter(({ id }) => place.selected.includes(id))
  const confirmSelected = () => void attempt(() => move(selected, 'confirmed'))

  const press = (key: string) => {
    const { active } = place
    if (key === 'C' && selected.length > 0) return confirmSelected()
    const action = active && actionsOn(active, rights).find((candidate) => ACTION_KEYS[candidate] === key)
    if (active && action) act(active, action)
  }
  useShortcuts([
    { keys: 'J', run: () => place.move(1) },
    { keys: 'K', run: () => place.move(-1) },
    { keys: 'X', run: () => mayAct && place.active?.kind === 'request' && place.toggle(place.active.id) },
    { keys: 'Z', run: () => void undoLatest() },
    ...[...new Set(Object.values(ACTION_KEYS))].map((keys) => ({ keys, run: () => press(keys) })),
  ])

  const item = opened?.item
  const visit = item?.appointment ?? null
  const close = () => {
    setOpened(null)
    void reload()
  }
  return (
    <>
      {all.some(({ assignee }) => assignee) && (
        <div className={styles.filter}>
          <Switch
            label={t('Assigned to me only')}
            checked={onlyMine}
            onChange={(event) => setOnlyMine(event.target.checked)}
          />
        </div>
      )}
      {place.items.length === 0 ? (
        <EmptyState icon={<CheckCheck />} title={t('Nothing is waiting for you')}>
          {t('New requests, messages and reviews appear here automatically.')}
        </EmptyState>
      ) : (
        <InboxList
          isFiltered={onlyMine}
          place={place}
          totals={totals}
          {...rights}
          onAct={act}
          onConfirmSelected={confirmSelected}
        />
      )}
      <CancelVisit
        appointment={opened?.kind === 'decline' ? visit : null}
        onClose={() => setOpened(null)}
        send={(note) => (item ? move([item], 'cancelled', note) : Promise.resolve())}
      />
      <DeclineMove
        visit={opened?.kind === 'declineMove' ? visit : null}
        onClose={() => setOpened(null)}
        send={(note) => (item ? answerMove(item, { accept: false, note }) : Promise.resolve())}
      />
      <SnoozeDialog
        item={(opened?.kind === 'snooze' && item) || null}
        onClose={() => setOpened(null)}
        snooze={marks.snooze}
      />
      <AssignDialog
        item={(opened?.kind === 'assign' && item) || null}
        onClose={() => setOpened(null)}
        colleagues={colleagues}
        assign={marks.assign}
      />
      {visit && (
        <TimeDialog
          appointment={visit}
          mode={opened?.kind === 'propose' ? 'propose' : null}
          onClose={() => setOpened(null)}
          reload={reload}
        />
      )}
      <Drawer
        open={opened?.kind === 'reply'}
        onClose={close}
        title={<bdi>{item?.review?.authorName ?? visit?.patientName}</bdi>}
        className={styles.reply}
      >
        {visit && (
          <MessageThread
            appointmentId={visit.id}
            side="hospital"
            onChange={() => void reload()}
            tools={(write) => <TemplatePicker hospitalId={hospitalId} visit={visit} onChoose={write} />}
          />
        )}
        {item?.review && (
          <ul>
            <ReviewAnswer
              item={{ id: item.review.id, isReported: false, review: item.review }}
              mayAnswer
              isWriting
              onChanged={close}
            />
          </ul>
        )}
      </Drawer>
    </>
  )
}

type WorkProps = {
  colleagues: readonly Colleague[]
  items: readonly InboxItem[]
  totals: Readonly<Partial<Record<InboxItem['kind'], number>>>
  reload: () => Promise<unknown>
}

export function Page() {
  const { t } = useTranslation()
  const { hospitalId } = useWorkplace()
  const query = useQuery(PortalInbox, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  const reload = () => query.refetch().catch(() => undefined)
  useHospitalEvents(() => void reload())
  const counts = query.data?.inbox.counts ?? []
  const total = counts.reduce((sum, { total: ofKind }) => sum + ofKind, 0)
  return (
    <PanelPage title={t('Inbox')} lead={query.data && t('{{count}} items are waiting for you.', { count: total })}>
      <WaitingQuotes summary={query.data?.quotes} />
      <QueryView query={query} skeleton={<Skeleton size="card" />}>
        {({ inbox }) => (
          <Work
            items={inbox.items}
            colleagues={inbox.colleagues}
            totals={Object.fromEntries(inbox.counts.map(({ kind, total: ofKind }) => [kind, ofKind]))}
            reload={reload}
          />
        )}
      </QueryView>
    </PanelPage>
  )
}
