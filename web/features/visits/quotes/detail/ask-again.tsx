import { useState } from 'react'
import type { ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { type AccountDraftFields, copyOf } from '../ask/account-draft.ts'
import { keepRequestDraft, readRequestDraft } from '../ask/request-draft.ts'

/** Reopens an ended request as a new draft, because a sent request is never changed. */
export function AskAgain({ request }: { request: ResultOf<typeof AccountDraftFields> }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { now } = useClock()
  const userId = useSession().user?.id ?? null
  const [isAsking, setAsking] = useState(false)
  const begin = () => {
    keepRequestDraft(userId, copyOf(request, now()))
    navigate(paths.quoteNew())
  }
  return (
    <Stack gap="small">
      <p>
        {t('Ask again with the same details: you can change everything before it is sent.')}{' '}
        <span className={text.note}>{t('Photos and files have to be added again.')}</span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => (readRequestDraft(userId) === null ? begin() : setAsking(true))}
      >
        {t('Ask again')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('Replace your unsent request?')}
        confirmLabel={t('Replace it')}
        cancelLabel={t('Keep it')}
        onConfirm={begin}
      >
        {t('This browser holds a request that you have not sent yet. Asking again replaces it.')}
      </ConfirmDialog>
    </Stack>
  )
}
