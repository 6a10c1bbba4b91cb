import type { ResultOf } from '#web/data/graphql.ts'
import { questionnaireOf } from '#domain/quotes/questionnaires/index.ts'
import { takesFiles } from '#domain/quotes/files.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card } from '#web/ui/card.tsx'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import type { AccountDraftFields } from '../ask/account-draft.ts'
import { FileList } from './file-list.tsx'
import { OtherFiles } from './other-files.tsx'
import { OTHER, quoteFileAddress, useQuoteFiles } from './quote-files.ts'

type Props = { request: Pick<ResultOf<typeof AccountDraftFields>, 'id' | 'state' | 'questionnaireId'> }

/** Photos and files of a sent request. Files can be added until it ends. */
export function RequestFiles({ request: { id, state, questionnaireId } }: Props) {
  const { t } = useTranslation()
  const { files, places, add } = useQuoteFiles(id, () => Promise.resolve(id))
  const views = (questionnaireOf(questionnaireId)?.questions ?? []).flatMap((question) =>
    question.kind === 'photos' ? question.views : [],
  )
  const isOpen = takesFiles(state)
  if (!isOpen && files.length === 0) return null
  return (
    <Card as="section" pad aria-labelledby="request-files">
      <h2 id="request-files">{t('Photos and files')}</h2>
      <Stack>
        {isOpen ? (
          <>
            <p className={text.note}>
              {t('Only the hospitals you asked see them. What is sent stays with the request.')}
            </p>
            <OtherFiles
              requestId={id}
              files={files}
              views={views}
              place={places[OTHER]}
              onAdd={(chosen) => add(OTHER, chosen)}
              onRemove={null}
            />
          </>
        ) : (
          <FileList files={files} addressOf={(fileId) => quoteFileAddress(id, fileId)} views={views} />
        )}
      </Stack>
    </Card>
  )
}
