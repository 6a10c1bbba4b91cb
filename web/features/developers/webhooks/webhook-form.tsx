/**
 * WebhookDialog({ edited, hospitalId, onClose, onSecret }) — address, description and events.
 * NewSecret({ secret, onClose }) — the secret, shown only once.
 */
import { useMutation } from '@apollo/client/react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { WEBHOOK_EVENTS, type WebhookEvent, webhookInput } from '#domain/webhooks.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Checkbox, Choices } from '#web/ui/choice.tsx'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { SecretDialog } from '#web/ui/secret-dialog.tsx'
import { SecretText } from '#web/ui/secret-text.tsx'
import { CreateWebhook, UpdateWebhook, type Webhook, Webhooks } from './webhook.ts'

type WebhookFormValues = { url: string; description: string; events: WebhookEvent[]; ofHospital: boolean }
type WebhookSubmission = z.output<typeof webhookInput> & { ofHospital?: boolean }
type Props = {
  edited: Webhook | 'new'
  /** Hospital whose settings the viewer manages. */
  hospitalId: string | null
  onClose: () => void
  onSecret: (secret: string) => void
}

const form = webhookInput.omit({ hospitalId: true }).loose()

function Fields({ edited, hospitalId, onClose, onSecret }: Props) {
  const { t } = useTranslation()
  const webhook = edited === 'new' ? null : edited
  const [create] = useMutation(CreateWebhook, { refetchQueries: [Webhooks] })
  const [update] = useMutation(UpdateWebhook)
  const fields = useForm<WebhookFormValues, unknown, WebhookSubmission>({
    resolver: formResolver(form),
    defaultValues: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: (webhook?.events ?? ['appointment.booked']) as WebhookEvent[],
      ofHospital: hospitalId !== null,
    },
  })
  const { errors } = fields.formState
  const { save, saving, refused } = useSave(fields, {
    send: async ({ url, description, events, ofHospital }): Promise<string | undefined> => {
      if (webhook) {
        await update({ variables: { id: webhook.id, input: { url, description, events } } })
        return undefined
      }
      const input = { url, description, events, hospitalId: ofHospital ? hospitalId : null }
      return (await create({ variables: { input } })).data?.createWebhook.secret
    },
    saved: t('The webhook is saved.'),
    onSaved: (secret) => {
      onClose()
      if (secret) onSecret(secret)
    },
  })
  return (
    <Form onSubmit={save}>
      <Input
        label={t('Address')}
        hint={t('We send POST requests to it. It must start with https:// and answer with 2xx within 10 seconds.')}
        type="url"
        dir="ltr"
        placeholder="https://example.org/hekima"
        error={errors.url?.message}
        {...fields.register('url')}
      />
      <Input
        label={t('Description')}
        optional
        error={errors.description?.message}
        {...fields.register('description')}
      />
      <Choices legend={t('Events')} error={errors.events?.message}>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox key={event} value={event} label={<code dir="ltr">{event}</code>} {...fields.register('events')} />
        ))}
      </Choices>
      {!webhook && hospitalId && (
        <Checkbox label={t('For my hospital’s appointments, not my own')} {...fields.register('ofHospital')} />
      )}
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Save webhook')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

export function WebhookDialog({ edited, ...rest }: Omit<Props, 'edited'> & { edited: Props['edited'] | null }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={edited !== null}
      onClose={rest.onClose}
      title={edited === 'new' ? t('Add a webhook') : t('Edit the webhook')}
    >
      {edited && <Fields {...rest} edited={edited} />}
    </Dialog>
  )
}

export function NewSecret({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <SecretDialog
      open={secret !== null}
      title={t('The secret of your webhook')}
      warning={t('Copy the secret now; it is shown once. With it you check that a call comes from us.')}
      close={t('I have copied the secret')}
      onClose={onClose}
    >
      {secret && (
        <SecretText copyLabel={t('Copy the secret')} value={secret}>
          {secret}
        </SecretText>
      )}
    </SecretDialog>
  )
}
