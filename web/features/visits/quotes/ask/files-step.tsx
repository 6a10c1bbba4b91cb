import { PHOTO_CHOICE, REPORT_CHOICE } from '#domain/quotes/files.ts'
import type { PhotoView, Questionnaire } from '#domain/quotes/questionnaires/shape.ts'
import { useAttempt } from '#web/data/save.ts'
import { useQuestionnaireWords } from '#web/i18n/questionnaire-words.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { originOf } from '#web/routing/guard.tsx'
import { paths } from '#web/routing/paths.ts'
import { useLocation } from '#web/routing/router.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { OtherFiles } from '../files/other-files.tsx'
import { PhotoTiles } from '../files/photo-tiles.tsx'
import { OTHER, useQuoteFiles } from '../files/quote-files.ts'
import { QuestionCard } from './question-card.tsx'

type Props = {
  questionnaire: Questionnaire
  isSignedIn: boolean
  /** ID of the draft in the account. */
  requestId: string | null
  /** Saves the draft in the account and returns its ID. */
  save: () => Promise<string>
}

/** Photos and files. They are stored in an account, so this step requires one. */
export function FilesStep({ questionnaire, isSignedIn, requestId, save }: Props) {
  useQuestionnaireWords()
  const { t } = useTranslation()
  const location = useLocation()
  if (isSignedIn) return <Files questionnaire={questionnaire} requestId={requestId} save={save} />
  return (
    <Banner
      action={
        <ButtonLink variant="secondary" to={paths.login} state={{ from: originOf(location) }}>
          {t('Login')}
        </ButtonLink>
      }
      title={t('Photos and files are kept in your account')}
    >
      {t('Sign in to add them now. What you have filled in stays. You can also send the request without them.')}
    </Banner>
  )
}

function Files({ questionnaire, requestId, save }: Omit<Props, 'isSignedIn'>) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const { files, places, add, remove } = useQuoteFiles(requestId, save)
  const onRemove = (fileId: string) => void attempt(() => remove(fileId))
  const views: readonly PhotoView[] = questionnaire.questions.flatMap((question) =>
    question.kind === 'photos' ? question.views : [],
  )
  return (
    <>
      {questionnaire.questions.map(
        (question) =>
          question.kind === 'photos' && (
            <QuestionCard key={question.id} title={t(question.label)} hint={t('optional')} why={t(question.reason)}>
              <PhotoTiles
                requestId={requestId}
                views={question.views}
                files={files}
                places={places}
                accept={question.id === 'photos' ? PHOTO_CHOICE : REPORT_CHOICE}
                onAdd={add}
                onRemove={onRemove}
              />
            </QuestionCard>
          ),
      )}
      <QuestionCard
        title={t('Reports and other files')}
        hint={t('optional')}
        why={t('Blood tests, letters and images of earlier treatment save you repeated tests.')}
      >
        <OtherFiles
          requestId={requestId}
          files={files.filter(({ view }) => !views.some(({ id }) => id === view))}
          views={views}
          place={places[OTHER]}
          onAdd={(chosen) => add(OTHER, chosen)}
          onRemove={onRemove}
        />
      </QuestionCard>
    </>
  )
}
