import { type FormEvent, useId, useRef, useState } from 'react'
import { IMPORT_COLUMNS, IMPORT_KINDS, type ImportKind, MAX_IMPORT_BYTES } from '#domain/import-lists.ts'
import { sentence } from '#domain/sentences.ts'
import { readRefusal } from '#web/data/refusal.ts'
import { saveFile } from '#web/device/download.ts'
import { useFormatBytes } from '#web/i18n/bytes.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { currentToken } from '#web/session/token.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldError, Select } from '#web/ui/field.tsx'
import { FileUp } from '#web/ui/icons/file-up.ts'
import { Upload } from '#web/ui/icons/upload.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './import-form.module.css'
import { KIND_LABELS } from './import-words.ts'

const NOT_SENT = sentence('The file could not be sent. Please try again.')
const NO_FILE = sentence('Please choose a file')

/** Returns the ID of the import, or throws the reason of the refusal. */
async function send(kind: ImportKind, file: File): Promise<string> {
  const query = new URLSearchParams({ kind, fileName: file.name })
  const response = await fetch(`/api/Imports?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${currentToken()}`, 'content-type': 'text/csv' },
    body: file,
  }).catch(() => null)
  const answer = await response?.json().catch(() => null)
  if (!response?.ok) throw new Error(readRefusal(answer, NOT_SENT).message)
  return answer.id
}

type ImportFormProps = { kind: ImportKind; onKind: (kind: ImportKind) => void; onSent: (id: string) => void }

/** Shows the kind of list, its columns, and the file input. */
export function ImportForm({ kind, onKind, onSent }: ImportFormProps) {
  const { t } = useTranslation()
  const formatBytes = useFormatBytes()
  const fileId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [fileName, setFileName] = useState<string>()
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  const { required, optional } = IMPORT_COLUMNS[kind]

  async function submit(event: FormEvent) {
    event.preventDefault()
    const file = input.current?.files?.[0]
    const wrong = !file
      ? NO_FILE
      : file.size > MAX_IMPORT_BYTES
        ? sentence('The file is too large: at most {{count}} MB.', { count: MAX_IMPORT_BYTES / 1_000_000 })
        : undefined
    setError(wrong)
    if (!file || wrong) {
      input.current?.focus()
      return
    }
    setSending(true)
    try {
      onSent(await send(kind, file))
    } catch (refused) {
      setError(refused instanceof Error ? refused.message : NOT_SENT)
    } finally {
      setSending(false)
    }
  }

  const template = () =>
    saveFile(
      new Blob([`\ufeff${[...required, ...optional].join(',')}\n`], { type: 'text/csv' }),
      `${kind.replaceAll('_', '-')}-template.csv`,
    )

  return (
    <Card as="form" pad onSubmit={submit} aria-label={t('New import')}>
      <Stack>
        <Select
          app
          label={t('What the list holds')}
          options={IMPORT_KINDS.map((value) => ({ value, label: t(KIND_LABELS[value]) }))}
          value={kind}
          onChange={({ target }) => onKind(target.value as ImportKind)}
        />
        <div>
          <span id={`${fileId}-label`} className={styles.label}>
            {t('CSV file')}
          </span>
          <label className={styles.file}>
            <input
              ref={input}
              className={text.visuallyHidden}
              type="file"
              accept=".csv,.txt,.tsv,text/csv"
              aria-labelledby={`${fileId}-label`}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${fileId}-hint ${fileId}-error`}
              onChange={({ target }) => {
                setError(undefined)
                setFileName(target.files?.[0]?.name)
              }}
            />
            <Upload aria-hidden="true" />
            <span className={text.link}>{fileName ? t('Choose another file') : t('Choose a file')}</span>
            <bdi>{fileName}</bdi>
          </label>
          <p id={`${fileId}-hint`} className={text.note}>
            {t('Up to {{size}}; UTF-8 or Windows-1254, separated by commas, semicolons or tabs.', {
              size: formatBytes(MAX_IMPORT_BYTES),
            })}
          </p>
          <FieldError id={`${fileId}-error`} error={error} alert />
        </div>
        <div className={text.small}>
          <p>
            <b className={text.strong}>{t('Columns that a new record needs:')}</b> <code>{required.join(', ')}</code>
          </p>
          <p>
            <b className={text.strong}>{t('Further columns:')}</b> <code>{optional.join(', ')}</code>
          </p>
          <p className={text.muted}>
            {t('Columns can be in any order and have Turkish names. Empty cells change nothing.')}
          </p>
        </div>
        <Row wrap>
          <Button type="submit" busy={sending} icon={<FileUp aria-hidden="true" />}>
            {t('Check the list')}
          </Button>
          <Button variant="ghost" onClick={template}>
            {t('Download a template')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
