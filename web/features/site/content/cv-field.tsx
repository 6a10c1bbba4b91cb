import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FILE_MESSAGES, MAX_FILE_SIZE } from '#domain/files.ts'
import { readRefusal } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileText } from '#web/ui/icons/file-text.ts'
import { Upload } from '#web/ui/icons/upload.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import type { Values } from './request-form.tsx'

/**
 * Uploads a document for a request and returns its ID. Throws an error with a message for the user.
 */
async function uploadCv(file: File): Promise<string> {
  if (file.size === 0) throw new Error(FILE_MESSAGES.empty)
  if (file.size > MAX_FILE_SIZE) throw new Error(FILE_MESSAGES.tooLarge)
  const body = new FormData()
  body.append('file', file)
  const answer = await fetch('/api/Requests/files', { method: 'POST', body }).catch(() => null)
  const reply: unknown = await answer?.json().catch(() => null)
  if (answer?.ok) return (reply as { id: string }).id
  throw new Error(readRefusal(reply, FILE_MESSAGES.broken).message)
}

/** Uploads the CV as soon as it is chosen, so neither a reload nor a failed form loses it. */
export function CvField({ form }: { form: UseFormReturn<Values, unknown, Values> }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const [unsent, setUnsent] = useState<File | null>(null)
  const chosen = form.watch('fileName')
  const error = form.formState.errors.file?.message
  const choose = async (file: File | undefined) => {
    if (!file) return
    setSending(true)
    try {
      form.setValue('file', await uploadCv(file))
      form.setValue('fileName', file.name)
      form.clearErrors('file')
      setUnsent(null)
    } catch (failure) {
      form.setError('file', { message: (failure as Error).message })
      setUnsent(file)
    } finally {
      setSending(false)
    }
  }
  return (
    <Field label={t('Your CV')} hint={t('PDF, JPEG or PNG, up to 20 MB.')} error={error}>
      {({ 'aria-required': _, ...aria }) => (
        <Row wrap>
          <Button
            {...aria}
            variant="secondary"
            busy={sending}
            icon={<Upload aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {chosen ? t('Choose another file') : t('Choose a file')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
            aria-label={t('Your CV')}
            onChange={(event) => {
              void choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          {unsent && error === FILE_MESSAGES.broken && (
            <Button variant="ghost" busy={sending} onClick={() => choose(unsent)}>
              {t('Try Again')}
            </Button>
          )}
          {chosen && (
            <Row as="span" gap="small" className={text.small}>
              <FileText aria-hidden="true" />
              <bdi>{chosen}</bdi>
            </Row>
          )}
          <span role="status" className={text.small}>
            {unsent && t('{{file}} was not added.', { file: unsent.name })}
          </span>
        </Row>
      )}
    </Field>
  )
}
