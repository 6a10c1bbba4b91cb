import { useState } from 'react'

type Options = {
  /** Of the rows of this page. */
  ids: readonly string[]
  /** What the list was asked: another question has other rows, and nothing of it is chosen. */
  question: string
}

const NONE: ReadonlySet<string> = new Set()

/** Rows that are chosen over several pages, or all that the search finds. */
export function useSelection({ ids, question }: Options) {
  const [asked, setAsked] = useState(question)
  const [chosen, setChosen] = useState(NONE)
  const [isAll, setAll] = useState(false)
  if (asked !== question) {
    setAsked(question)
    setChosen(NONE)
    setAll(false)
  }
  return {
    ids: chosen,
    isAll,
    /** What the boxes of this page show. */
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
