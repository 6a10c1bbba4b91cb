/**
 * WebhookList() — addresses that are notified of appointment events: add, edit, disable, secret,
 * deliveries, delete.
 */
import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { mayInPortal } from '#domain/portal-access.ts'
import { sentence } from '#domain/sentences.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner, EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { Webhook as WebhookIcon } from '#web/ui/icons/webhook.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { Deliveries } from './deliveries.tsx'
import { DeleteWebhook, RollWebhookSecret, UpdateWebhook, type Webhook, Webhooks } from './webhook.ts'
import { NewSecret, WebhookDialog } from './webhook-form.tsx'
import styles from './webhooks.module.css'

const ENDS = {
  owner: sentence('You have turned it off.'),
  failing: sentence('We turned it off: nothing could be delivered for five days.'),
  gone: sentence('We turned it off: the address answered that it is gone (410).'),
} as const

type Question = { kind: 'delete' | 'roll'; webhook: Webhook }
type CardProps = { webhook: Webhook; onEdit: () => void; onAsk: (kind: Question['kind']) => void }

function WebhookCard({ webhook, onEdit, onAsk }: CardProps) {
  const { t } = useTranslation()
  const { id, url, description, events, enabled, offBecause, failingSince, hospitalId } = webhook
  const [update, updating] = useMutation(UpdateWebhook)
  const attempt = useAttempt()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card pad as="li">
      <Stack>
        <Row between wrap>
          <h2 className={styles.address}>
            <bdi>{url}</bdi>
          </h2>
          <Row wrap>
            {hospitalId && <Badge tone="info">{t('Hospital')}</Badge>}
            <Badge tone={enabled ? (failingSince ? 'warn' : 'ok') : 'stop'}>
              {enabled ? (failingSince ? t('Failing') : t('On')) : t('Off')}
            </Badge>
          </Row>
        </Row>
        {description && <p className={text.small}>{description}</p>}
        <span className={styles.events}>
          {events.map((event) => (
            <code key={event} dir="ltr">
              {event}
            </code>
          ))}
        </span>
        {offBecause && (
          <Banner tone={offBecause === 'owner' ? 'info' : 'warn'} quiet>
            {t(ENDS[offBecause])}
          </Banner>
        )}
        <Row wrap>
          <Button variant="tonal" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('Deliveries')}
          </Button>
          <Button variant="secondary" size="sm" aria-label={t('Edit {{name}}', { name: url })} onClick={onEdit}>
            {t('Edit')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            busy={updating.loading}
            onClick={() => void attempt(() => update({ variables: { id, input: { enabled: !enabled } } }))}
          >
            {enabled ? t('Turn off') : t('Turn on')}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onAsk('roll')}>
            {t('New secret')}
          </Button>
          <Button
            variant="danger-quiet"
            size="sm"
            aria-label={t('Delete {{name}}', { name: url })}
            onClick={() => onAsk('delete')}
          >
            {t('Delete')}
          </Button>
        </Row>
        {isOpen && <Deliveries webhook={webhook} />}
      </Stack>
    </Card>
  )
}

export function WebhookList() {
  const { t } = useTranslation()
  const { user } = useSession()
  const hospitalId = user?.role === 'hospital' && mayInPortal(user, 'settings') ? user.hospitalId : null
  const query = useQuery(Webhooks, { fetchPolicy: 'cache-and-network' })
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const [remove, removing] = useMutation(DeleteWebhook, { refetchQueries: [Webhooks] })
  const [roll, rolling] = useMutation(RollWebhookSecret)
  const attempt = useAttempt()
  const variables = { id: question?.webhook.id ?? '' }
  const confirm = () =>
    void attempt(async () => {
      if (question?.kind === 'delete') await remove({ variables })
      else setSecret((await roll({ variables })).data?.rollWebhookSecret.secret ?? null)
      setQuestion(null)
    })
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" /> {t('Add a webhook')}
    </Button>
  )
  const isDeleting = question?.kind === 'delete'
  return (
    <Stack>
      <QueryView query={query} skeleton={<Skeleton size="row" />}>
        {({ webhooks }) =>
          webhooks.length === 0 ? (
            <EmptyState icon={<WebhookIcon aria-hidden="true" />} title={t('No webhooks yet')} action={add}>
              {t('A webhook tells your server immediately when something happens to an appointment.')}
            </EmptyState>
          ) : (
            <>
              <Row>{add}</Row>
              <Stack as="ul" className={styles.deliveries}>
                {webhooks.map((webhook) => (
                  <WebhookCard
                    key={webhook.id}
                    webhook={webhook}
                    onEdit={() => setEdited(webhook)}
                    onAsk={(kind) => setQuestion({ kind, webhook })}
                  />
                ))}
              </Stack>
            </>
          )
        }
      </QueryView>
      <WebhookDialog edited={edited} hospitalId={hospitalId} onClose={() => setEdited(null)} onSecret={setSecret} />
      <NewSecret secret={secret} onClose={() => setSecret(null)} />
      <ConfirmDialog
        open={question !== null}
        onClose={() => setQuestion(null)}
        title={isDeleting ? t('Delete this webhook?') : t('Make a new secret?')}
        confirmLabel={isDeleting ? t('Delete the webhook') : t('Make a new secret')}
        cancelLabel={t('Cancel')}
        danger={isDeleting}
        busy={removing.loading || rolling.loading}
        onConfirm={confirm}
      >
        <p>
          {isDeleting
            ? t('It receives nothing more, and its delivery log is deleted.')
            : t('The old secret keeps signing alongside the new one for 24 hours, so you can switch without a gap.')}
        </p>
      </ConfirmDialog>
    </Stack>
  )
}
