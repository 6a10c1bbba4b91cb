import { useMutation, useQuery } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { hasWorkingKey } from '#domain/api-keys.ts'
import { passwordChangeForm } from '#domain/users.ts'
import { graphql } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useStrength } from '#web/session/password-strength.ts'
import { SecondFactor } from '#web/session/second-factor.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { PasswordInput, PasswordMeter } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { toast } from '#web/ui/toast.tsx'
import styles from './change-password.module.css'
import { Sessions } from './sessions.tsx'
import { Setting } from './setting.tsx'

const ChangePasswordMutation = graphql(`
  mutation ChangePassword($currentPassword: String!, $newPassword: String!, $code: String, $endApiKeys: Boolean) {
    changePassword(
      currentPassword: $currentPassword
      newPassword: $newPassword
      code: $code
      endApiKeys: $endApiKeys
    )
  }
`)
const KeysOfAccount = graphql(`query KeysOfAccount { apiKeys { id revokedAt expiresAt } }`)

type Fields = z.input<typeof passwordChangeForm>
const DIFFERENT = 'New passwords do not match'

function Panel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [change] = useMutation(ChangePasswordMutation, { refetchQueries: [Sessions, KeysOfAccount] })
  const { data: keys } = useQuery(KeysOfAccount, { fetchPolicy: 'cache-and-network' })
  const hasKeys = keys && hasWorkingKey(keys.apiKeys, Date.now())
  const form = useForm<Fields>({
    resolver: zodResolver(passwordChangeForm),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '', code: '', endApiKeys: true },
    reValidateMode: 'onSubmit',
  })
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('currentPassword'), [setFocus])
  const { save, saving, refused } = useSave(form, {
    send: ({ confirmPassword: _, ...variables }) => change({ variables }),
    saved: t('Password updated successfully'),
    onSaved: onClose,
    onInvalid: ({ confirmPassword }) => {
      if (confirmPassword?.message === DIFFERENT) toast({ tone: 'stop', text: t(DIFFERENT) })
    },
  })
  const typed = form.watch('newPassword')
  const strength = useStrength(typed)
  const field = (name: keyof Fields) => ({
    error: errors[name]?.message,
    dir: 'ltr',
    ...form.register(name, { onChange: () => form.clearErrors() }),
  })
  return (
    <Form className={styles.panel} onSubmit={save}>
      <PasswordInput label={t('Current password')} autoComplete="current-password" {...field('currentPassword')} />
      <SecondFactor {...field('code')} />
      <PasswordInput
        label={t('New password')}
        autoComplete="new-password"
        meter={typed ? <PasswordMeter points={strength.points} label={t(strength.label)} /> : undefined}
        hint={t('At least 6 characters')}
        {...field('newPassword')}
      />
      <PasswordInput label={t('Confirm new password')} autoComplete="new-password" {...field('confirmPassword')} />
      {hasKeys && (
        <Checkbox
          label={t('End my API keys too: programs that use them stop working')}
          {...form.register('endApiKeys')}
        />
      )}
      <p className={text.note}>{t('You stay signed in here. Every other device is signed out.')}</p>
      <Refused>{refused}</Refused>
      <Row wrap>
        <Button type="submit" busy={saving}>
          {t('Update Password')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </Row>
    </Form>
  )
}

/** Shows the form in a panel. Closing the panel discards the input. */
export function ChangePassword() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // The toggle is hidden while its form is open, and takes the focus when it returns.
  useEffect(() => {
    if (wasOpen.current && !open) toggle.current?.focus()
    wasOpen.current = open
  }, [open])
  return (
    <Setting
      title={t('Password')}
      note={t('At least 6 characters; longer is safer.')}
      action={
        !open && (
          <Button ref={toggle} variant="tonal" onClick={() => setOpen(true)}>
            {t('Change Password')}
          </Button>
        )
      }
    >
      {open && <Panel onClose={() => setOpen(false)} />}
    </Setting>
  )
}
