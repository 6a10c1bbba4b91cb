import { useEffect, useEffectEvent } from 'react'
import { type HeldMoveKind, UNDO_SECONDS } from '#domain/held-moves.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Named } from './named.tsx'
import { useUndo } from './use-decide.ts'

export const HeldMoveFields = graphql(`
  fragment HeldMoveFields on HeldMove {
    appointmentId
    move
    effectiveAt
  }
`)

const WORDS: Record<HeldMoveKind, string> = {
  confirmed: sentence('This appointment will be confirmed in a few seconds, and {{name}} will be notified.'),
  completed: sentence('This appointment will be completed in a few seconds, and {{name}} will be notified.'),
  cancelled: sentence('This appointment will be cancelled in a few seconds, and {{name}} will be notified.'),
  no_show: sentence('This appointment will be marked as a no-show in a few seconds.'),
}

type Props = {
  id: string
  move: HeldMoveKind
  name: string
  may: boolean
  reload: () => Promise<unknown>
}

/** Poll interval until a decision has taken effect, in milliseconds. */
const LOOK_MS = 1500

/** Shows a decision that has not taken effect yet, with an undo button. */
export function HeldBanner({ id, move, name, may, reload }: Props) {
  const { t } = useTranslation()
  const { undo, undoing } = useUndo()
  const look = useEffectEvent(() => void reload())
  useEffect(() => {
    let looks: ReturnType<typeof setInterval> | undefined
    const first = setTimeout(() => {
      looks = setInterval(() => look(), LOOK_MS)
    }, UNDO_SECONDS * 1000)
    return () => {
      clearTimeout(first)
      clearInterval(looks)
    }
  }, [])
  return (
    <Banner
      quiet
      action={
        may && (
          <Button size="sm" variant="secondary" busy={undoing} onClick={() => void undo([id]).then(reload)}>
            {t('Undo')}
          </Button>
        )
      }
    >
      <Named words={t(WORDS[move])} name={name} />
    </Banner>
  )
}
