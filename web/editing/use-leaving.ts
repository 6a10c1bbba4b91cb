import { useEffect, useRef, useState } from 'react'
import { leaving } from '#web/leaving.ts'

type Question = {
  /** What was pressed: Cancel or Discard, or something that leads away. */
  asked: 'cancel' | 'leave'
  go: () => void
}

/**
 * Holds whoever leaves a page with unsaved changes, by a link, by Back or by signing out; the browser itself asks before the tab is closed.
 * `release` lets the page go, for instance once it is saved.
 */
export function useLeaving(unsaved: boolean) {
  const [question, setQuestion] = useState<Question | null>(null)
  const release = useRef(() => {})
  useEffect(() => {
    if (!unsaved) return
    const stop = leaving.hold((go) => setQuestion({ asked: 'leave', go }))
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
    askFirst: (go: () => void) => (unsaved ? setQuestion({ asked: 'cancel', go }) : go()),
    stay: () => setQuestion(null),
    release: () => release.current(),
    leave: () => {
      setQuestion(null)
      release.current()
      question?.go()
    },
  }
}
