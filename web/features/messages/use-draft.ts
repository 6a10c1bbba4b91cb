import { useState } from 'react'

/** A started message outlives a refresh and a trip to the login page; signing out empties the tab. */
export function useDraft(key: string) {
  const name = `hekima.message.${key}`
  const [text, setText] = useState(() => {
    try {
      return sessionStorage.getItem(name) ?? ''
    } catch {
      return ''
    }
  })
  const change = (next: string) => {
    setText(next)
    try {
      if (next) sessionStorage.setItem(name, next)
      else sessionStorage.removeItem(name)
    } catch {
      // Where storage is forbidden the field alone remembers.
    }
  }
  return [text, change] as const
}
