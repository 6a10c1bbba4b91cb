/** TestKeys({ mode, onKey }) — keys of a test mode: create, revoke. */
import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { TEST_ACTOR_NAMES, TEST_ACTORS, testKeyInput } from '#domain/test-mode.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { useAttempt, useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Row, Stack } from '#web/ui/layout.tsx'
import { SecretDialog } from '#web/ui/secret-dialog.tsx'
import { SecretText } from '#web/ui/secret-text.tsx'
import text from '#web/ui/text.module.css'
import { CreateTestKey, type OwnTestKey, RevokeTestKey, type TestMode, TestModeOfViewer } from './test-mode.ts'
import styles from './test-mode.module.css'

type KeyInput = z.output<typeof testKeyInput>

function KeyForm({ onMade }: { onMade: (key: OwnTestKey) => void }) {
  const { t } = useTranslation()
  const [create] = useMutation(CreateTestKey, { refetchQueries: [TestModeOfViewer] })
  const form = useForm<z.input<typeof testKeyInput>, unknown, KeyInput>({
    resolver: formResolver(testKeyInput),
    defaultValues: { name: '', actsFor: 'patient' },
  })
  const { errors } = form.formState
  const { save, saving, refused } = useSave(form, {
    send: (input) => create({ variables: { input } }),
    onSaved: ({ data }) => {
      form.reset()
      if (data) onMade(data.createTestKey)
    },
  })
  return (
    <Form onSubmit={save}>
      <Input label={t('Name')} error={errors.name?.message} {...form.register('name')} />
      <Select
        label={t('Acts for')}
        options={TEST_ACTORS.map((actor) => ({ value: actor, label: t(TEST_ACTOR_NAMES[actor]) }))}
        error={errors.actsFor?.message}
        {...form.register('actsFor')}
      />
      <Refused>{refused}</Refused>
      <Row>
        <Button type="submit" busy={saving}>
          {t('Create test key')}
        </Button>
      </Row>
    </Form>
  )
}

export function TestKeys({ mode: { keys }, onKey }: { mode: TestMode; onKey: (key: OwnTestKey) => void }) {
  const { t } = useTranslation()
  const [created, setCreated] = useState<OwnTestKey | null>(null)
  const [revoke] = useMutation(RevokeTestKey)
  const attempt = useAttempt()
  return (
    <Card pad as="section">
      <Stack>
        <CardHeading>{t('Test keys')}</CardHeading>
        <p className={text.small}>
          {t('A test key works wherever a live key works, and reaches your test hospital only.')}
        </p>
        <ul className={styles.rows}>
          {keys.map(({ id, name, prefix, actsFor }) => (
            <li key={id}>
              <span className={styles.words}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <code dir="ltr">{prefix}…</code>
                <span className={text.small}>{t(TEST_ACTOR_NAMES[actsFor])}</span>
              </span>
              <ButtonLink
                variant="ghost"
                size="sm"
                aria-label={t('Requests of {{name}}', { name })}
                to={paths.apiKey(id)}
              >
                {t('Requests')}
              </ButtonLink>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('Revoke {{name}}', { name })}
                onClick={() => void attempt(() => revoke({ variables: { id } }), { done: t('The key is revoked.') })}
              >
                {t('Revoke')}
              </Button>
            </li>
          ))}
        </ul>
        <KeyForm
          onMade={(key) => {
            setCreated(key)
            onKey(key)
          }}
        />
      </Stack>
      <SecretDialog
        open={created !== null}
        title={t('Your new test key')}
        warning={t('Copy the key now. The quickstart on this page already contains it.')}
        close={t('I have copied the key')}
        onClose={() => setCreated(null)}
      >
        {created && (
          <SecretText label={t('Test key')} copyLabel={t('Copy the key')} value={created.secret}>
            {created.secret}
          </SecretText>
        )}
      </SecretDialog>
    </Card>
  )
}
