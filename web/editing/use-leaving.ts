import { useEffect, useRef, useState } from 'react'
import { leaving } from '#web/routing/leaving.ts'

type Question = {
  /** Trigger of the question: Cancel or Discard, or a link away. */
  cause: 'cancel' | 'leave'
  go: () => void
}

/**
 * Asks before a page with unsaved changes is left by a link, by Back or by signing out; the browser
 * asks before the tab is closed. `release` allows leaving, for instance after saving.
 */
export function useLeaving(unsaved: boolean) {
  const [question, setQuestion] = useState<Question | null>(null)
  const release = useRef(() => {})
  useEffect(() => {
    if (!unsaved) return
    const stop = leaving.hold((go) => setQuestion({ cause: 'leave', go }))
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onClose)
    release.current = () => {
      stop()
      removeEventListener('beforeunload', onClose)
    }
    return release.current
  }, [unsaved])

  return {
    question,
    /** For Cancel and Discard: goes on at once where nothing would be lost. */
    askFirst: (go: () => void) => (unsaved ? setQuestion({ cause: 'cancel', go }) : go()),
    stay: () => setQuestion(null),
    release: () => release.current(),
    leave: () => {
      setQuestion(null)
      release.current()
      question?.go()
    },
  }
}
