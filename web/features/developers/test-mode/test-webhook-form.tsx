/** NewTestWebhook() — adds a webhook for all events of one account, and shows its secret once. */
import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { sentence } from '#domain/sentences.ts'
import { TEST_ACTORS, testWebhookInput } from '#domain/test-mode.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Row } from '#web/ui/layout.tsx'
import { SecretDialog } from '#web/ui/secret-dialog.tsx'
import { SecretText } from '#web/ui/secret-text.tsx'
import { CreateTestWebhook, TestModeOfViewer } from './test-mode.ts'

const OWNERS = {
  owner: sentence('Events of the test hospital'),
  patient: sentence('Events of the test patient'),
} as const

export function NewTestWebhook() {
  const { t } = useTranslation()
  const [secret, setSecret] = useState<string | null>(null)
  const [create] = useMutation(CreateTestWebhook, { refetchQueries: [TestModeOfViewer] })
  const form = useForm<z.input<typeof testWebhookInput>, unknown, z.output<typeof testWebhookInput>>({
    resolver: formResolver(testWebhookInput),
    defaultValues: { url: '', events: [...WEBHOOK_EVENTS], actsFor: 'owner' },
  })
  const { errors } = form.formState
  const { save, saving, refused } = useSave(form, {
    send: (input) => create({ variables: { input } }),
    onSaved: ({ data }) => {
      form.reset()
      setSecret(data?.createTestWebhook.secret ?? null)
    },
  })
  return (
    <>
      <Form onSubmit={save}>
        <Input
          label={t('Address')}
          hint={t('It receives every event, signed like live ones.')}
          type="url"
          dir="ltr"
          placeholder="https://example.org/hekima"
          error={errors.url?.message}
          {...form.register('url')}
        />
        <Select
          label={t('Events')}
          options={[...TEST_ACTORS].reverse().map((actor) => ({ value: actor, label: t(OWNERS[actor]) }))}
          error={errors.actsFor?.message}
          {...form.register('actsFor')}
        />
        <Refused>{refused}</Refused>
        <Row>
          <Button type="submit" variant="secondary" busy={saving}>
            {t('Add a test webhook')}
          </Button>
        </Row>
      </Form>
      <SecretDialog
        open={secret !== null}
        title={t('The secret of your webhook')}
        warning={t('Copy the secret now; it is shown once. With it you check that a call comes from us.')}
        close={t('I have copied the secret')}
        onClose={() => setSecret(null)}
      >
        {secret && (
          <SecretText copyLabel={t('Copy the secret')} value={secret}>
            {secret}
          </SecretText>
        )}
      </SecretDialog>
    </>
  )
}
