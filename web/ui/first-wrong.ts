import { useEffect, useRef } from 'react'

/**
 * Focuses the first invalid field in document order after each refused attempt. react-hook-form
 * finds only plain inputs. `attempts` is the number of attempts, and the returned ref belongs on
 * the container of the fields.
 */
export function useFirstWrong<Box extends HTMLElement>(attempts: number) {
  const box = useRef<Box>(null)
  useEffect(() => {
    if (attempts > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  return box
}
