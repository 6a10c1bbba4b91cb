/**
 * NewKeyDialog({ open, onClose, onMade }) — name, scopes, expiry and password of a new key.
 * NewKey({ secret, id, onClose }) — the key, shown only once.
 */
import { useMutation } from '@apollo/client/react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { apiKeyInput, SCOPE_MEANINGS, type Scope, scopesFor } from '#domain/api-keys.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { SecondFactor } from '#web/session/second-factor.tsx'
import { useSession } from '#web/session/session.tsx'
import { Checkbox, Choices } from '#web/ui/choice.tsx'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Input, PasswordInput, Select } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { SecretDialog } from '#web/ui/secret-dialog.tsx'
import { SecretText } from '#web/ui/secret-text.tsx'
import { ApiKeys, CreateApiKey } from './api-key.ts'
import styles from './api-keys.module.css'

type KeyFormValues = { name: string; scopes: Scope[]; expiresInDays: string; password: string; code: string }
type KeyInput = z.output<typeof apiKeyInput>
export type CreatedKey = { id: string; secret: string }

const LIFETIMES = [30, 90, 365] as const
const readDays = (value: string) => (value === '' ? null : Number(value))

function Fields({ onClose, onMade }: { onClose: () => void; onMade: (createdKey: CreatedKey) => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [create] = useMutation(CreateApiKey, { refetchQueries: [ApiKeys] })
  const form = useForm<KeyFormValues, unknown, KeyInput>({
    resolver: formResolver(apiKeyInput),
    defaultValues: { name: '', scopes: ['catalogue:read'], expiresInDays: '90', password: '', code: '' },
  })
  const { errors } = form.formState
  const { save, saving, refused } = useSave(form, {
    send: (input) => create({ variables: { input } }),
    onSaved: ({ data }) => data && onMade(data.createApiKey),
  })
  return (
    <Form onSubmit={save}>
      <Input
        label={t('Name')}
        hint={t('What the key is for, so you recognise it later')}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Choices legend={t('What it may do')} error={errors.scopes?.message}>
        {scopesFor({ role: user?.role ?? 'user' }).map((scope) => (
          <Checkbox
            key={scope}
            value={scope}
            label={
              <span className={styles.scope}>
                <code dir="ltr">{scope}</code>
                <span>{t(SCOPE_MEANINGS[scope])}</span>
              </span>
            }
            {...form.register('scopes')}
          />
        ))}
      </Choices>
      <Select
        label={t('Expires')}
        options={[
          ...LIFETIMES.map((days) => ({ value: String(days), label: t('After {{count}} days', { count: days }) })),
          { value: '', label: t('Never expires') },
        ]}
        error={errors.expiresInDays?.message}
        {...form.register('expiresInDays', { setValueAs: readDays })}
      />
      <PasswordInput
        label={t('Your password')}
        dir="ltr"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <SecondFactor error={errors.code?.message} {...form.register('code')} />
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Create key')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

export function NewKeyDialog({
  open,
  ...rest
}: {
  open: boolean
  onClose: () => void
  onMade: (createdKey: CreatedKey) => void
}) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={rest.onClose} title={t('Create an API key')}>
      <Fields {...rest} />
    </Dialog>
  )
}

export function NewKey({ createdKey, onClose }: { createdKey: CreatedKey | null; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <SecretDialog
      open={createdKey !== null}
      title={t('Your new API key')}
      warning={t('Copy the key now. We keep only its fingerprint and cannot show it again.')}
      close={t('I have copied the key')}
      onClose={onClose}
    >
      {createdKey && (
        <>
          <SecretText label={t('API key')} copyLabel={t('Copy the key')} value={createdKey.secret}>
            {createdKey.secret}
          </SecretText>
          <SecretText label={t('client_id for OAuth 2.0')} copyLabel={t('Copy client_id')} value={createdKey.id}>
            {createdKey.id}
          </SecretText>
        </>
      )}
    </SecretDialog>
  )
}
