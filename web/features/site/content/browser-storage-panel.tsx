import { useState } from 'react'
import { isOptionalStorage, OPTIONAL_STORAGE, STORAGE_CHOICE } from '#domain/browser-storage.ts'
import { stored, useStored } from '#web/device/stored.ts'
import { tabMemory } from '#web/device/tab-memory.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Row, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { toast } from '#web/ui/toast.tsx'
import styles from './browser-storage.module.css'

type StoredItem = { name: string; optional: boolean }

const keysOf = (open: () => Storage): string[] => {
  try {
    return Object.keys(open())
  } catch {
    // Storage is forbidden, so nothing is stored.
    return []
  }
}

/** Reads the current browser storage. */
function readKept(): StoredItem[] {
  const cookies = document.cookie.split(/;\s*/).map((pair) => pair.split('=')[0] ?? '')
  const names = [...cookies, ...keysOf(() => localStorage), ...keysOf(() => sessionStorage)].filter(Boolean)
  return [...new Set(names)].sort().map((name) => ({ name, optional: isOptionalStorage(name) }))
}

function clearOptional() {
  for (const prefix of OPTIONAL_STORAGE) stored.clear(prefix)
  for (const name of keysOf(() => sessionStorage).filter(isOptionalStorage)) tabMemory.removeItem(name)
}

/**
 * Shows the contents of this browser's storage, clears unnecessary entries, and switches storage
 * off.
 */
export function BrowserStoragePanel() {
  const { t } = useTranslation()
  const [kept, setKept] = useState<readonly StoredItem[] | null>(null)
  const remembers = useStored(STORAGE_CHOICE) === null
  const show = () => setKept(readKept())
  const remember = (isRemembered: boolean) => {
    stored.set(STORAGE_CHOICE, isRemembered ? null : 'necessary')
    if (!isRemembered) clearOptional()
    show()
  }
  const clear = () => {
    clearOptional()
    show()
    toast({ text: t('What is not necessary is cleared') })
  }
  return (
    <>
      <div>
        <Button size="lg" onClick={show}>
          {t('Manage Preferences')}
        </Button>
      </div>
      <Dialog
        open={kept !== null}
        onClose={() => setKept(null)}
        title={t('What this browser keeps')}
        actions={
          <>
            <Button variant="secondary" onClick={clear}>
              {t('Clear what is not necessary')}
            </Button>
            <Button onClick={() => setKept(null)}>{t('Done')}</Button>
          </>
        }
      >
        <Stack>
          <Switch
            label={t('Remember drafts, conversations and how I look at lists')}
            checked={remembers}
            onChange={({ target }) => remember(target.checked)}
          />
          <p className={text.note}>
            {t('Language, currency, theme, sign-in and the booking you are making are necessary and stay.')}
          </p>
          <ul className={styles.kept} aria-label={t('Kept at this moment')}>
            {kept?.map(({ name, optional }) => (
              <li key={name}>
                <Row as="span" between>
                  <bdi dir="ltr" className={styles.name}>
                    {name}
                  </bdi>
                  <span className={text.note}>{optional ? t('Your choice') : t('Necessary')}</span>
                </Row>
              </li>
            ))}
          </ul>
        </Stack>
      </Dialog>
    </>
  )
}
