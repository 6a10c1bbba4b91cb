import { useEffect, useRef, useState } from 'react'
import { leaving } from '#web/routing/leaving.ts'

type Question = {
  /** Trigger of the question: Cancel or Discard, or a link to another page. */
  cause: 'cancel' | 'leave'
  go: () => void
}

/**
 * Asks before a page with unsaved changes is left by a link, by Back or by sign-out. The browser
 * asks before the tab closes. `release` allows leaving, for instance after saving.
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
    /** For Cancel and Discard: runs the action at once if nothing would be lost. */
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
