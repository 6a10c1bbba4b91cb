import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { MAX_QUOTE_TEMPLATES } from '#domain/quotes/templates.ts'
import { DeleteTemplateQuestion, RenameTemplate } from '#web/features/visits/quotes/portal/templates/template-edits.tsx'
import { type QuoteTemplate, QuoteTemplates } from '#web/features/visits/quotes/portal/templates/template-fields.ts'
import { TemplateList } from '#web/features/visits/quotes/portal/templates/template-list.tsx'
import { useQuestionnaireWords } from '#web/i18n/questionnaire-words.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FileText } from '#web/ui/icons/file-text.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function Page() {
  // Loads the words of lines and points.
  useQuestionnaireWords()
  const { t } = useTranslation()
  const { hospitalId, may, portalPaths } = useWorkplace()
  const [renamed, setRenamed] = useState<QuoteTemplate | null>(null)
  const [removed, setRemoved] = useState<QuoteTemplate | null>(null)
  const query = useQuery(QuoteTemplates, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  return (
    <PanelPage
      title={t('Quote templates')}
      lead={t('Lines and terms for a treatment, ready to fill in. Up to {{count}}.', { count: MAX_QUOTE_TEMPLATES })}
      crumbs={[{ label: t('Quotes'), to: portalPaths.quotes() }]}
    >
      <QueryView
        query={query}
        skeleton={<Skeleton size="card" />}
        isEmpty={({ quoteTemplates }) => quoteTemplates.length === 0}
        empty={
          <EmptyState
            icon={<FileText />}
            title={t('No templates yet.')}
            action={<ButtonLink to={portalPaths.quotes()}>{t('Back to quotes')}</ButtonLink>}
          >
            {t('Write a quote and choose “Save as a template” above its lines.')}
          </EmptyState>
        }
      >
        {({ quoteTemplates }) => (
          <TemplateList
            templates={quoteTemplates}
            mayWrite={may('quotes')}
            onRename={setRenamed}
            onRemove={setRemoved}
          />
        )}
      </QueryView>
      <RenameTemplate hospitalId={hospitalId} template={renamed} onClose={() => setRenamed(null)} />
      <DeleteTemplateQuestion hospitalId={hospitalId} template={removed} onClose={() => setRemoved(null)} />
    </PanelPage>
  )
}
