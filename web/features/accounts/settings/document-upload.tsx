/**
 * DocumentUpload({ label, onUploaded }) — a button that uploads one document and passes on its
 * address on this server.
 */

import { useRef, useState } from 'react'
import { FILE_CHOICE, FILE_MESSAGES, MAX_FILE_SIZE } from '#domain/files.ts'
import { readRefusal } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { currentToken } from '#web/session/token.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Upload } from '#web/ui/icons/upload.ts'
import styles from './entries.module.css'

type UploadResult = { url: string } | { refused: string }

async function send(file: File): Promise<UploadResult> {
  if (file.size > MAX_FILE_SIZE) return { refused: FILE_MESSAGES.tooLarge }
  const form = new FormData()
  form.append('file', file)
  const headers = { authorization: `Bearer ${currentToken()}` }
  const answer = await fetch('/api/CompanyDocuments', { method: 'POST', headers, body: form }).catch(() => null)
  const body: unknown = await answer?.json().catch(() => null)
  return answer?.ok ? (body as { url: string }) : { refused: readRefusal(body, FILE_MESSAGES.broken).message }
}

export function DocumentUpload({ label, onUploaded }: { label: string; onUploaded: (url: string) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const upload = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setRefused(null)
    const sent = await send(file)
    setBusy(false)
    if ('url' in sent) onUploaded(sent.url)
    else setRefused(sent.refused)
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className={styles.add}
        busy={busy}
        icon={<Upload aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={FILE_CHOICE}
        aria-label={label}
        onChange={(event) => {
          void upload(event.target.files?.[0])
          // Allows choosing the same file again.
          event.target.value = ''
        }}
      />
      {refused && <FieldError error={t(refused)} alert />}
    </>
  )
}
