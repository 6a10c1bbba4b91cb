import { useEffect, useRef, useState } from 'react'
import { FILE_MESSAGES } from '#domain/files.ts'
import { refuseFile, UploadRefused, upload } from '#web/data/upload.ts'

export type Sending = {
  id: string
  file: File
  /** Progress from 0 to 1. */
  share: number
  error: string | null
}

/** Uploads files one at a time. Refused ones stay with their reason until dismissed. */
export function useUploads(appointmentId: string, onStored: (file: File) => Promise<unknown>) {
  const [sending, setSending] = useState<Sending[]>([])
  const leaving = useRef<AbortController | null>(null)
  const line = useRef(Promise.resolve())

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const change = (id: string, to: Partial<Sending>) =>
    setSending((all) => all.map((sent) => (sent.id === id ? { ...sent, ...to } : sent)))
  const dismiss = (id: string) => setSending((all) => all.filter((sent) => sent.id !== id))

  const send = async ({ id, file }: Sending) => {
    const signal = leaving.current?.signal
    if (!signal || signal.aborted) return
    try {
      const address = `/api/Appointments/${appointmentId}/files`
      await upload({ address, file, signal, onProgress: (share) => change(id, { share }) })
      await onStored(file)
      dismiss(id)
    } catch (error) {
      if (!signal.aborted) change(id, { error: error instanceof UploadRefused ? error.message : FILE_MESSAGES.broken })
    }
  }

  const add = (files: Iterable<File>) => {
    const added = [...files].map((file) => ({ id: crypto.randomUUID(), file, share: 0, error: refuseFile(file) }))
    setSending((all) => [...all, ...added])
    for (const file of added) if (!file.error) line.current = line.current.then(() => send(file))
  }
  return { sending, add, dismiss }
}
