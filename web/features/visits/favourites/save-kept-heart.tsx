import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { toast } from '#web/ui/toast.tsx'
import { takeHeart } from './kept-heart.ts'
import { SaveFavourite, savedOf } from './use-favourites.ts'

/** Saves what was wanted before signing in, as soon as somebody is signed in. */
export function SaveKeptHeart() {
  const { t } = useTranslation()
  const { authenticated, loading } = useSession()
  const client = useApolloClient()
  const saveKept = useEffectEvent(async () => {
    const kept = takeHeart()
    if (!kept) return
    try {
      await client.mutate({ mutation: SaveFavourite, variables: savedOf(kept.kind, kept.id) })
      toast({ text: t('Saved to your favourites.') })
    } catch (error) {
      toast({ tone: 'stop', text: t(refusalOf(error).message) })
    }
  })
  // While the sign-in is under way, the answers to the stranger are still being replaced.
  const isReady = authenticated && !loading
  useEffect(() => {
    if (isReady) void saveKept()
  }, [isReady])
  return null
}
