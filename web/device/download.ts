import { useState } from 'react'
import { sentence } from '#domain/sentences.ts'
import { readRefusal } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { currentToken } from '#web/session/token.ts'
import { toast } from '#web/ui/toast.tsx'

const FAILED = sentence('The file could not be downloaded. Please try again.')

const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download'

/** Saves a file that the page has made or fetched through the browser's downloads. */
export function saveFile(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after the click, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/**
 * Downloads documents that need the bearer token, which a plain link cannot send. `busy` is the
 * address of the download in progress. A refusal shows the server's message.
 */
export function useDownload() {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<string | null>(null)
  const save = async (address: string, name?: string) => {
    setBusy(address)
    try {
      const response = await fetch(address, { headers: { authorization: `Bearer ${currentToken()}` } })
      if (response.ok) saveFile(await response.blob(), name ?? nameOf(response))
      else toast({ tone: 'stop', text: t(readRefusal(await response.json(), FAILED).message) })
    } catch {
      toast({ tone: 'stop', text: t(FAILED) })
    } finally {
      setBusy(null)
    }
  }
  return { save, busy }
}
