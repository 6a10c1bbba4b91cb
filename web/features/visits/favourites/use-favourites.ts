import { useApolloClient, useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { toast } from '#web/ui/toast.tsx'
import { addHeart, type BrowserHeart, removeHeart, useBrowserHearts } from './browser-hearts.ts'

const SavedIds = graphql(`query SavedIds { favourites { id hospitalIds doctorIds } }`)

/**
 * Returns whether a hospital or doctor is saved, and the action that changes it. Without an account
 * it is stored in this browser.
 */
export function useFavourite({ kind, id, service }: BrowserHeart) {
  const { t } = useTranslation()
  const { authenticated } = useSession()
  // All hearts of a list query at the same time, so one request serves them all.
  const { data } = useQuery(SavedIds, { skip: !authenticated, context: { queryDeduplication: true } })
  const hearts = useBrowserHearts()
  // Every card of a list runs this hook. Loading the mutations on a press costs less than preparing
  // two per card.
  const client = useApolloClient()
  const busy = useRef(false)
  const saved = authenticated
    ? Boolean(data?.favourites[`${kind}Ids`].includes(id))
    : hearts.some((heart) => heart.kind === kind && heart.id === id)
  const toggle = async () => {
    if (!authenticated) {
      if (saved) return removeHeart({ kind, id })
      addHeart({ kind, id, service })
      return toast({ tone: 'info', text: t('Saved in this browser. Sign in to keep it in your account.') })
    }
    if (busy.current) return
    busy.current = true
    try {
      const { removeFavourite, saveFavourite } = await import('./change-favourites.ts')
      await (saved ? removeFavourite : saveFavourite)(client, { kind, id, service })
    } catch (error) {
      toast({ tone: 'stop', text: t(refusalOf(error).message) })
    } finally {
      busy.current = false
    }
  }
  return { saved, toggle }
}
