import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { MAX_CONVERSATIONS } from '#domain/chat-limits.ts'
import { graphql } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { ConfirmDialog, Drawer } from '#web/ui/dialog.tsx'
import { RotateCcwClock as HistoryIcon } from '#web/ui/icons/rotate-ccw-clock.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { toast } from '#web/ui/toast.tsx'
import type { Conversation } from './answer.ts'
import styles from './history.module.css'
import { useAssistant } from './model-consent.tsx'

const Conversations = graphql(`query Conversations { conversations { id begins updatedAt } }`)
const KeptConversation = graphql(`
  query KeptConversation($id: ID!) {
    conversation(id: $id) { id updatedAt messages { role content emergency answeredBy } }
  }
`)
const KeepConversations = graphql(`
  mutation KeepConversations($keep: Boolean!) {
    keepConversations(keepsConversations: $keep) { answeredBy service keepsConversations }
  }
`)
const DeleteConversation = graphql(`mutation DeleteConversation($id: ID!) { deleteConversation(id: $id) }`)
const DeleteConversations = graphql(`mutation DeleteConversations { deleteConversations }`)

type Props = {
  /** ID of the conversation on the page. */
  current: string | null
  onOpen: (conversation: Conversation) => void
  /** Called after conversations are deleted. */
  onDeleted: (ids: 'all' | string) => void
}

/** Lists stored conversations, with the switch for storing them. Only for signed-in users. */
export function History(props: Props) {
  const { t } = useTranslation()
  const { authenticated } = useSession()
  const [open, setOpen] = useState(false)
  if (!authenticated) return null
  return (
    <>
      <Button variant="ghost" icon={<HistoryIcon aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('History')}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={t('Your conversations')}>
        <Kept {...props} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

function Kept({ current, onOpen, onDeleted, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const client = useApolloClient()
  const assistant = useAssistant().data?.assistant
  const query = useQuery(Conversations, { fetchPolicy: 'network-only' })
  const [keep] = useMutation(KeepConversations, {
    update: (cache, { data }) => {
      if (data) cache.modify({ fields: { assistant: () => data.keepConversations } })
    },
  })
  const [deleteOne] = useMutation(DeleteConversation)
  const [deleteAll, deleting] = useMutation(DeleteConversations)
  const [asking, ask] = useState(false)
  /** Value of the switch until the server confirms it. */
  const [openByUser, want] = useState<boolean | null>(null)
  const failed = (error: unknown) => toast({ tone: 'stop', text: t(refusalOf(error).message) })

  const change = async (next: boolean) => {
    want(next)
    try {
      await keep({ variables: { keep: next } })
    } catch (error) {
      failed(error)
    }
    want(null)
  }
  const open = async (id: string) => {
    const { data } = await client.query({ query: KeptConversation, variables: { id }, fetchPolicy: 'network-only' })
    if (!data) return
    const { messages, updatedAt } = data.conversation
    onOpen({
      id,
      turns: messages.map(({ role, content, emergency, answeredBy }) => ({
        role,
        content,
        timestamp: updatedAt,
        ...(role === 'assistant' && { kept: { emergency, answeredBy } }),
      })),
    })
    onDone()
  }
  const remove = async (id: string) => {
    await deleteOne({ variables: { id } })
    await query.refetch()
    onDeleted(id)
  }
  const removeAll = async () => {
    await deleteAll()
    await query.refetch()
    onDeleted('all')
    ask(false)
  }
  return (
    <div className={styles.kept}>
      <Switch
        label={t('Keep my conversations')}
        checked={openByUser ?? assistant?.keepsConversations ?? false}
        onChange={(event) => void change(event.target.checked)}
      />
      <p className={text.note}>
        {t('Only you can read them. The last {{count}} are kept until you delete them or your account.', {
          count: MAX_CONVERSATIONS,
        })}
      </p>
      <QueryView
        query={query}
        skeleton={<Skeleton size="row" />}
        isEmpty={({ conversations }) => conversations.length === 0}
        empty={<p className={text.note}>{t('No conversations saved.')}</p>}
      >
        {({ conversations }) => (
          <>
            <ul className={styles.list}>
              {conversations.map(({ id, begins, updatedAt }) => (
                <li key={id} className={styles.row}>
                  <button
                    type="button"
                    className={styles.open}
                    aria-current={id === current}
                    onClick={() => void open(id).catch(failed)}
                  >
                    <span className={styles.begins} dir="auto">
                      {begins}
                    </span>
                    <span className={text.note}>{formatOwn(updatedAt)}</span>
                  </button>
                  <IconButton
                    label={t('Delete the conversation: {{begins}}', { begins: begins.slice(0, 40) })}
                    onClick={() => void remove(id).catch(failed)}
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </ul>
            <Button variant="danger-quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => ask(true)}>
              {t('Delete all conversations')}
            </Button>
          </>
        )}
      </QueryView>
      <ConfirmDialog
        open={asking}
        onClose={() => ask(false)}
        title={t('Delete all conversations?')}
        confirmLabel={t('Delete all')}
        cancelLabel={t('Keep them')}
        danger
        busy={deleting.loading}
        onConfirm={() => void removeAll().catch(failed)}
      >
        {t('They cannot be restored.')}
      </ConfirmDialog>
    </div>
  )
}
