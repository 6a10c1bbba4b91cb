import { useState } from 'react'

type Options = {
  /** IDs of the rows of this page. */
  ids: readonly string[]
  /** Query of the list. A changed query has other rows and resets the selection. */
  question: string
}

const NONE: ReadonlySet<string> = new Set()

/** Returns the rows selected across pages, or all matches of the search. */
export function useSelection({ ids, question }: Options) {
  const [shownQuestion, setShownQuestion] = useState(question)
  const [chosen, setChosen] = useState(NONE)
  const [isAll, setAll] = useState(false)
  if (shownQuestion !== question) {
    setShownQuestion(question)
    setChosen(NONE)
    setAll(false)
  }
  return {
    ids: chosen,
    isAll,
    /** Selected rows of this page. */
    shown: isAll ? new Set(ids) : chosen,
    isWholePage: ids.length > 0 && ids.every((id) => chosen.has(id)),
    choose: (next: ReadonlySet<string>) => {
      setAll(false)
      setChosen(next)
    },
    chooseAll: () => setAll(true),
    clear: () => {
      setAll(false)
      setChosen(NONE)
    },
  }
}
export type Selection = ReturnType<typeof useSelection>
