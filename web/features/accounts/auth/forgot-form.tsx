import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { passwordForgotten } from '#domain/users.ts'
import { graphql } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'

const RequestPasswordReset = graphql(
  `mutation RequestPasswordReset($email: String!) { requestPasswordReset(email: $email) }`,
)

/** Requests a reset link by mail. The answer does not reveal whether the address has an account. */
export function ForgotForm() {
  const { t } = useTranslation()
  const [request] = useMutation(RequestPasswordReset)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm<z.input<typeof passwordForgotten>>({
    resolver: zodResolver(passwordForgotten),
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
  })
  const { save, saving, refused } = useSave(form, {
    send: async ({ email }) => {
      setSentTo(null)
      await request({ variables: { email } })
      setSentTo(email)
    },
  })
  return (
    <Form onSubmit={save}>
      {sentTo && (
        <Banner tone="ok" title={t('Check your inbox')}>
          {t(
            'If there is an account for {{email}}, a link to set a new password is on its way. It works for one hour.',
            { email: sentTo },
          )}
        </Banner>
      )}
      <Input
        label={t('Email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        error={form.formState.errors.email?.message}
        {...form.register('email', { onChange: () => form.clearErrors() })}
      />
      <Refused>{refused}</Refused>
      <Button type="submit" size="lg" block busy={saving}>
        {t('Send the link')}
      </Button>
    </Form>
  )
}
