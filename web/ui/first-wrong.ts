import { useEffect, useRef } from 'react'

/**
 * After each attempt that was refused, the first wrong field has the focus, in the order in which
 * they stand. react-hook-form finds only those that are plain inputs. `attempts` counts; the ref
 * goes around the fields.
 */
export function useFirstWrong<Box extends HTMLElement>(attempts: number) {
  const box = useRef<Box>(null)
  useEffect(() => {
    if (attempts > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  return box
}
