import { useEffect, useRef } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { saveFile } from '#web/device/download.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { Copy } from '#web/ui/icons/copy.ts'
import { Download } from '#web/ui/icons/download.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import { useCopy } from '#web/ui/use-copy.ts'
import styles from './recovery-codes.module.css'

/** Shows the codes once, to copy or download. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const copy = useCopy()
  const lines = codes.join('\n')
  const first = useRef<HTMLParagraphElement>(null)
  // The codes replace a form that had the focus.
  useEffect(() => first.current?.focus(), [])
  return (
    <Stack>
      <p ref={first} tabIndex={-1} className={styles.first}>
        {t(
          'Keep these codes in a safe place. If you lose your phone, each one signs you in once. They will not be shown again.',
        )}
      </p>
      <ul className={styles.codes} dir="ltr" aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row wrap>
        <Button variant="tonal" icon={<Copy aria-hidden="true" />} onClick={() => void copy(lines)}>
          {t('Copy')}
        </Button>
        <Button
          variant="tonal"
          icon={<Download aria-hidden="true" />}
          onClick={() =>
            saveFile(
              new Blob([`${PRODUCT_NAME}\n\n${lines}\n`], { type: 'text/plain' }),
              `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`,
            )
          }
        >
          {t('Download')}
        </Button>
      </Row>
      <DialogActions>
        <Button onClick={onDone}>{t('I have saved them')}</Button>
      </DialogActions>
    </Stack>
  )
}
