import { useEffect, useRef, useState } from 'react'
import { PICTURE_MESSAGES, type Picture } from '#domain/pictures.ts'
import { moved } from '#web/ui/use-reorder.ts'
import { isWaiting } from './picture-list.ts'
import { PictureRefused, refusePicture, uploadPicture } from './upload-picture.ts'

/** Debounce time before a picture is uploaded. The record stores the final text. */
const PAUSE_MS = 500

type Waiting = { file: File; timer?: ReturnType<typeof setTimeout> | undefined; sending?: boolean }

/**
 * Manages the pictures of a form. Files become addresses once their alternative text is entered.
 */
export function usePictures(value: readonly Picture[], onChange: (pictures: Picture[]) => void) {
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  const waiting = useRef(new Map<string, Waiting>())
  /** A picture keeps its key when its address changes, so typing is not interrupted. */
  const keys = useRef(new Map<string, string>())
  const [failed, setFailed] = useState<Readonly<Record<string, string>>>({})
  const [sending, setSending] = useState<readonly string[]>([])

  function change(next: Picture[]) {
    latest.current.value = next
    latest.current.onChange(next)
  }
  const replace = (url: string, by: Partial<Picture>) =>
    change(latest.current.value.map((picture) => (picture.url === url ? { ...picture, ...by } : picture)))

  async function send(url: string) {
    const picture = waiting.current.get(url)
    const alt = latest.current.value.find((picture) => picture.url === url)?.alt.trim()
    if (!picture || picture.sending || !alt) return
    clearTimeout(picture.timer)
    picture.sending = true
    setSending((urls) => [...urls, url])
    setFailed(({ [url]: _, ...others }) => others)
    try {
      const address = await uploadPicture(picture.file, alt)
      keys.current.set(address, keyOf(url))
      waiting.current.delete(url)
      replace(url, { url: address })
      URL.revokeObjectURL(url)
    } catch (error) {
      picture.sending = false
      const sentence = error instanceof PictureRefused ? error.message : PICTURE_MESSAGES.broken
      setFailed((failures) => ({ ...failures, [url]: sentence }))
    } finally {
      setSending((urls) => urls.filter((candidate) => candidate !== url))
    }
  }

  const keyOf = (url: string) => keys.current.get(url) ?? url

  // Removes pictures whose file belonged to a draft of an earlier visit and is gone.
  useEffect(() => {
    const remaining = value.filter((picture) => !isWaiting(picture) || waiting.current.has(picture.url))
    if (remaining.length < value.length) latest.current.onChange(remaining)
  }, [value])

  return {
    keyOf,
    failed,
    isSending: (url: string) => sending.includes(url),
    /** Returns the reason why some of them are refused, or null. */
    addFiles(files: Iterable<File>, room: number): string | null {
      const all = [...files]
      const good = all.filter((file) => !refusePicture(file)).slice(0, room)
      const added = good.map((file) => {
        const url = URL.createObjectURL(file)
        waiting.current.set(url, { file })
        return { url, alt: '' }
      })
      if (added.length > 0) change([...latest.current.value, ...added])
      return all.map(refusePicture).find((sentence) => sentence !== null) ?? null
    },
    addAddress: (url: string) => change([...latest.current.value, { url, alt: '' }]),
    describe(url: string, alt: string) {
      replace(url, { alt })
      const picture = waiting.current.get(url)
      if (!picture) return
      clearTimeout(picture.timer)
      picture.timer = setTimeout(() => void send(url), PAUSE_MS)
    },
    send: (url: string) => void send(url),
    remove(url: string) {
      clearTimeout(waiting.current.get(url)?.timer)
      waiting.current.delete(url)
      change(latest.current.value.filter((picture) => picture.url !== url))
    },
    move: (from: number, to: number) => change(moved(latest.current.value, from, to)),
  }
}
