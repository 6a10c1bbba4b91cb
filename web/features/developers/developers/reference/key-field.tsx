/** KeyField() — takes the reader's own key for the examples of the page. */
import { useState } from 'react'
import { KEY_PREFIX, TEST_KEY_PREFIX } from '#domain/developers/key-format.ts'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Input } from '#web/ui/field.tsx'
import text from '#web/ui/text.module.css'
import styles from './key-field.module.css'
import { useReaderKey } from './reader-key.ts'

const NO_KEY = sentence('This is not a whole key. It begins with hk_test_ or hk_live_.')
const isKey = (typed: string): boolean => /^hk_(test|live)_\w{20,}$/.test(typed)

export function KeyField() {
  const { t } = useTranslation()
  const [key, remember] = useReaderKey()
  const [typed, type] = useState(key?.secret ?? '')
  const shown = key && isKey(typed) ? key.secret : typed
  const change = (value: string) => {
    const secret = value.trim()
    type(secret)
    remember(isKey(secret) ? { secret } : undefined)
  }
  return (
    <div className={styles.field}>
      <Input
        label={t('Your key, for the examples')}
        hint={
          <>
            {t('It stays in this tab until you leave or reload it, and is sent nowhere.')}{' '}
            <Link className={text.link} to={paths.testMode}>
              {t('Create a test key')}
            </Link>
          </>
        }
        error={shown !== '' && !isKey(shown) ? NO_KEY : undefined}
        value={shown}
        onChange={({ target }) => change(target.value)}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        maxLength={200}
        placeholder={`${TEST_KEY_PREFIX}…`}
      />
      <p className={styles.warning} role="status">
        {key?.secret.startsWith(KEY_PREFIX) && t('This is a live key: the examples act on real hospitals.')}
      </p>
    </div>
  )
}
