import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Row } from '#web/ui/layout.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type Account, AccountFields } from './account.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { Setting } from './setting.tsx'
import { type Setup, TwoFactorSetup } from './two-factor-setup.tsx'

const StartTwoFactor = graphql(`mutation StartTwoFactor { startTwoFactor { secret qrCode } }`)
const DisableTwoFactor = graphql(
  `mutation DisableTwoFactor($password: String!, $code: String) {
    disableTwoFactor(password: $password, code: $code) { ...AccountFields }
  }`,
  [AccountFields],
)
const RenewRecoveryCodes = graphql(
  `mutation RenewRecoveryCodes($password: String!, $code: String) {
    renewRecoveryCodes(password: $password, code: $code)
  }`,
)

function TurnedOn() {
  const { t } = useTranslation()
  const { refresh } = useSession()
  const [asking, setAsking] = useState<'off' | 'renew' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [disable] = useMutation(DisableTwoFactor)
  const [renew] = useMutation(RenewRecoveryCodes)
  const close = () => setAsking(null)
  return (
    <>
      <Row wrap>
        <Button variant="tonal" size="sm" onClick={() => setAsking('renew')}>
          {t('New recovery codes')}
        </Button>
        <Button variant="danger-quiet" size="sm" onClick={() => setAsking('off')}>
          {t('Turn off')}
        </Button>
      </Row>
      <PasswordDialog
        open={asking === 'off'}
        onClose={close}
        title={t('Turn two-factor sign-in off?')}
        confirmLabel={t('Turn off')}
        danger
        onConfirm={async (proof) => {
          await disable({ variables: proof })
          close()
          toast({ text: t('Two-factor sign-in is off.') })
          await refresh()
        }}
      >
        {t('You will sign in with your password alone, and your recovery codes stop working.')}
      </PasswordDialog>
      <PasswordDialog
        open={asking === 'renew'}
        onClose={close}
        title={t('New recovery codes')}
        confirmLabel={t('Make new codes')}
        onConfirm={async (proof) => {
          const { data } = await renew({ variables: proof })
          close()
          setCodes(data?.renewRecoveryCodes ?? [])
        }}
      >
        {t('Your current codes will stop working.')}
      </PasswordDialog>
      <Dialog open={codes !== null} onClose={() => setCodes(null)} title={t('Your recovery codes')}>
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      </Dialog>
    </>
  )
}

function TurnedOff({ onDone }: { onDone?: (() => void) | undefined }) {
  const { t } = useTranslation()
  const { refresh } = useSession()
  const [start, { loading }] = useMutation(StartTwoFactor)
  const [setup, setSetup] = useState<Setup | null>(null)
  const attempt = useAttempt()
  const begin = () => attempt(async () => setSetup((await start()).data?.startTwoFactor ?? null))
  return (
    <>
      <Button variant="tonal" busy={loading} onClick={() => void begin()}>
        {t('Set up')}
      </Button>
      <TwoFactorSetup
        setup={setup}
        onClose={async (turnedOn) => {
          setSetup(null)
          if (!turnedOn) return
          toast({ text: t('Two-factor sign-in is on.') })
          // Refreshes last, because the page may change and would lose the codes.
          await refresh()
          onDone?.()
        }}
      />
    </>
  )
}

export function TwoFactor({ account, onDone }: { account: Account; onDone?: () => void }) {
  const { t } = useTranslation()
  return (
    <Setting
      title={
        <>
          {t('Two-Factor Auth')} {account.twoFactorEnabled && <Badge tone="ok">{t('On')}</Badge>}
        </>
      }
      note={t('You also enter a code from your phone.')}
      action={!account.twoFactorEnabled && <TurnedOff onDone={onDone} />}
    >
      {account.twoFactorEnabled && <TurnedOn />}
    </Setting>
  )
}
