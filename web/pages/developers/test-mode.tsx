import {
  SNIPPET_LANGUAGES,
  SNIPPET_STEPS,
  type SnippetKey,
  type SnippetStep,
  snippets,
} from '#domain/developers/snippets.ts'
import { sentence } from '#domain/sentences.ts'
import { CodeSample } from '#web/features/developers/developers/code-sample.tsx'
import { quickstartKey, useReaderKey } from '#web/features/developers/developers/reference/reader-key.ts'
import { LANGUAGE_NAMES } from '#web/features/developers/developers/shared-language.ts'
import { useOrigin } from '#web/features/developers/developers/use-origin.ts'
import { TestModeView } from '#web/features/developers/test-mode/test-mode-view.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/card.tsx'
import { Container, SectionHead, Stack } from '#web/ui/layout.tsx'
import styles from './own.module.css'

const STEPS: Record<SnippetStep, string> = {
  authenticate: sentence('A token for your test key'),
  search: sentence('Search in your test mode'),
  book: sentence('Book at your test hospital'),
}

function OwnQuickstart({ testKey }: { testKey: SnippetKey }) {
  const { t } = useTranslation()
  const code = snippets(useOrigin(), testKey)
  return (
    <Stack as="section">
      <SectionHead
        title={t('Quickstart with your key')}
        lead={t(
          'Copied as they are, these snippets run in your test mode. Your key stays in this tab until you reload it, also for the reference.',
        )}
      />
      {SNIPPET_STEPS.map((step) => (
        <CodeSample
          key={step}
          label={t(STEPS[step])}
          samples={SNIPPET_LANGUAGES.map((value) => ({
            value,
            label: LANGUAGE_NAMES[value],
            code: code[step][value],
          }))}
          foot={t(STEPS[step])}
        />
      ))}
    </Stack>
  )
}

export function Page() {
  const { t } = useTranslation()
  const [key, remember] = useReaderKey()
  const testKey = key?.id ? quickstartKey(key) : undefined
  return (
    <>
      <PageHead
        title={t('Test mode')}
        lead={t('A copy of the product for you alone: its data, its clock and its emails.')}
      >
        <ButtonLink variant="secondary" className={styles.other} to={paths.developers}>
          {t('Developers')}
        </ButtonLink>
      </PageHead>
      <Container className={styles.page}>
        <Stack gap="large">
          <TestModeView onKey={remember} />
          {testKey && <OwnQuickstart testKey={testKey} />}
        </Stack>
      </Container>
    </>
  )
}
