import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { toast } from '#web/ui/toast.tsx'
import { browserHearts, removeHeart } from './browser-hearts.ts'
import { saveFavourite } from './change-favourites.ts'

/** Moves the favourites of this browser to the account after sign-in, oldest first. */
export function MergeHearts() {
  const { t } = useTranslation()
  const { authenticated, loading } = useSession()
  const client = useApolloClient()
  const merge = useEffectEvent(async () => {
    const hearts = browserHearts().reverse()
    if (hearts.length === 0) return
    for (const heart of hearts) {
      try {
        await saveFavourite(client, heart)
      } catch (error) {
        const { code, message } = refusalOf(error)
        // A record that is no longer listed is dropped. After any other error the rest is retried
        // later.
        if (code !== 'not_found') return toast({ tone: 'stop', text: t(message) })
      }
      removeHeart(heart)
    }
    toast({ text: t('Saved to your favourites.') })
  })
  // During sign-in, cached answers for the anonymous visitor are still being replaced.
  const isReady = authenticated && !loading
  useEffect(() => {
    if (isReady) void merge()
  }, [isReady])
  return null
}
