/**
 * SessionEnd() — warns ten minutes before this browser's session ends and offers to extend it (WCAG
 * 2.2.1).
 */
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { refusalOf } from '#web/data/refusal.ts'
import { useStored } from '#web/device/stored.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useSession } from './session.tsx'
import { RenewSession } from './session-user.ts'
import { storeSignIn, TOKEN_KEY } from './token.ts'

const WARNING_MS = 10 * 60_000

/**
 * Sets the native attribute, because a dialog focuses the element that has it, or else its first
 * button. React's own `autoFocus` does not set it.
 */
const takeFocus = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '')

/** Returns the expiry of a token in milliseconds, or null for an invalid one. */
function endOf(token: string | null): number | null {
  try {
    const [, claims = ''] = (token ?? '').split('.')
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
    return typeof exp === 'number' ? exp * 1000 : null
  } catch {
    return null
  }
}

export function SessionEnd() {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const client = useApolloClient()
  const { logout } = useSession()
  // Another tab may have extended the session.
  const token = useStored(TOKEN_KEY)
  const end = endOf(token)
  const [warned, setWarned] = useState<number | null>(null)
  const [put, putOff] = useState<number | null>(null)
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    if (!end) return
    const timer = setTimeout(() => setWarned(end), Math.max(0, end - WARNING_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [end])

  async function stay() {
    try {
      const { data } = await client.mutate({ mutation: RenewSession })
      if (data) storeSignIn({ token: data.renewSession.token, user: JSON.stringify(data.renewSession.user) })
    } catch (failure) {
      setFault(refusalOf(failure).message)
    }
  }
  const open = end !== null && warned === end && put !== end
  return (
    <Dialog
      open={open}
      onClose={() => putOff(end)}
      title={t('Your session ends soon')}
      actions={
        <>
          <Button variant="secondary" onClick={() => void logout()}>
            {t('Sign Out')}
          </Button>
          <Button ref={takeFocus} onClick={() => void stay()}>
            {t('Stay signed in')}
          </Button>
        </>
      }
    >
      <p>
        {t('You will be signed out at {{time}}. Save your work before then.', {
          time: end ? formatOwn(new Date(end), { timeStyle: 'short' }) : '',
        })}
      </p>
      <FieldError error={fault} alert />
    </Dialog>
  )
}
