/**
 * ReportsDesk({ id? }) — the form for reports, the list of reports, and one report: the one in the
 * address, or else the latest finished one.
 */
import { useMutation, useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { dateIn } from '#domain/days.ts'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { REPORT_LABELS } from '#domain/report-words.ts'
import { isUnfinished, periodAround, REPORT_KINDS, type ReportKind } from '#domain/reports.ts'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { QuickReports } from '#web/features/administration/reports/quick-reports.tsx'
import { CreateReport, OneReport, Reports } from '#web/features/administration/reports/report-fields.ts'
import { ReportForm, type ReportRequest } from '#web/features/administration/reports/report-form.tsx'
import { ReportItem } from '#web/features/administration/reports/report-list.tsx'
import { toldBy } from '#web/features/administration/reports/report-reader.ts'
import { ReportView } from '#web/features/administration/reports/report-view.tsx'
import { LANGUAGE_NAMES } from '#web/i18n/i18n.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { NotForRole } from '#web/layouts/not-for-role.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { useNavigate, useSearchParams } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { Select } from '#web/ui/field.tsx'
import { ChartColumn } from '#web/ui/icons/chart-column.ts'
import { Pager } from '#web/ui/pager.tsx'
import { LoadFailed, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './desk.module.css'

const PortalDoctors = graphql(
  `query PortalReportDoctors($hospitalId: ID!) { hospital(id: $hospitalId) { id doctors(limit: 100) { id fullName } } }`,
)

const ASK_MS = 1000

/** Polls a query while a report is in progress. */
function useAskedAgain(query: { startPolling: (ms: number) => void; stopPolling: () => void }, goesOn: boolean) {
  const { startPolling, stopPolling } = query
  useEffect(() => {
    if (!goesOn) return
    startPolling(ASK_MS)
    return stopPolling
  }, [goesOn, startPolling, stopPolling])
}

function Shown({ id, isChosen }: { id: string; isChosen: boolean }) {
  const { t } = useTranslation()
  const { hospitalId } = useWorkplace()
  const [language] = useFileLanguage()
  const query = useQuery(OneReport, { variables: { hospitalId, id }, fetchPolicy: 'cache-and-network' })
  const report = query.data?.report
  // The list may have learned first that the report is done.
  useAskedAgain(query, !!report && (isUnfinished(report.state) || (report.state === 'done' && !toldBy(report))))
  return (
    <QueryView query={query} skeleton={<Skeleton size="panel" />}>
      {({ report: loadedReport }) =>
        loadedReport ? (
          <ReportView report={loadedReport} hospitalId={hospitalId} language={language} />
        ) : (
          isChosen && (
            <EmptyState icon={<ChartColumn />} title={t('Report Not Found')}>
              {t('It may have been removed, or it is older than 90 days.')}
            </EmptyState>
          )
        )
      }
    </QueryView>
  )
}

/** Returns the language of files: the chosen one, or else that of the page. */
function useFileLanguage(): [UiLanguage, (language: string) => void] {
  const { language } = usePreferences()
  const [params, setParams] = useSearchParams()
  const chosen = UI_LANGUAGES.find((code) => code === params.get('language')) ?? language
  return [
    chosen,
    (next) =>
      setParams(
        (now) => {
          now.set('language', next)
          return now
        },
        { replace: true },
      ),
  ]
}

/** Returns the list's filter in the address, so that Back and links restore it. */
function useListed() {
  const [params, setParams] = useSearchParams()
  return {
    kind: REPORT_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    page: Math.max(1, Number(params.get('page')) || 1),
    choose: (kind: string) =>
      setParams((now) => {
        now.delete('page')
        if (kind) now.set('kind', kind)
        else now.delete('kind')
        return now
      }),
  }
}

export function ReportsDesk({ id }: { id?: string | undefined }) {
  const { t } = useTranslation()
  const { may } = useWorkplace()
  if (may('reports')) return <Desk id={id} />
  return (
    <NotForRole title={t('Reports')} heading={t('Owners and coordinators of your hospital create its reports.')}>
      {t('Ask one of them for the numbers you need.')}
    </NotForRole>
  )
}

function Desk({ id }: { id: string | undefined }) {
  const { t } = useTranslation()
  const { hospitalId, hospitalName, portalPaths } = useWorkplace()
  const navigate = useNavigate()
  const attempt = useAttempt()
  const [language, setLanguage] = useFileLanguage()
  const { kind, page, choose } = useListed()
  const doctors = useQuery(PortalDoctors, { variables: { hospitalId } })
  const query = useQuery(Reports, { variables: { hospitalId, kind, page }, fetchPolicy: 'cache-and-network' })
  const items = query.data?.reports.items ?? []
  useAskedAgain(
    query,
    items.some((report) => isUnfinished(report.state)),
  )
  const [create, creating] = useMutation(CreateReport)
  const shownId = id ?? items.find((report) => report.state === 'done')?.id
  const loaded = useQuery(OneReport, {
    variables: { hospitalId, id: shownId ?? '' },
    skip: !shownId,
    fetchPolicy: 'cache-only',
  })
  const shown = loaded.data?.report ?? items.find((report) => report.id === shownId)
  const addressOf = (reportId: string) => portalPaths.to(`/hospitalportal/reports/${reportId}`, { language })

  const make = ({ kind: about, period, from, to, doctorId }: ReportRequest) =>
    attempt(async () => {
      const days = period === 'custom' ? { from, to } : { on: from }
      const input = { kind: about, period, doctorId, ...days }
      const { data } = await create({ variables: { hospitalId, input } })
      if (data) navigate(addressOf(data.createReport.id))
    })
  const today = dateIn(new Date())
  const makeQuick = (about: ReportKind) =>
    make({ kind: about, period: 'month', doctorId: null, ...periodAround('month', today) })

  return (
    <PanelPage
      title={t('Reports')}
      lead={t('{{hospital}}. Numbers of this hospital only.', { hospital: hospitalName })}
    >
      <div className={styles.desk}>
        <QuickReports shown={shown?.kind} busy={creating.loading} onMake={makeQuick} />
        <ReportForm
          shown={shown}
          address={id}
          doctors={doctors.data?.hospital?.doctors ?? []}
          busy={creating.loading}
          onMake={make}
        />
        <div className={styles.grid}>
          <div className={styles.shown}>
            {shownId ? (
              <Shown key={shownId} id={shownId} isChosen={id !== undefined} />
            ) : (
              !query.loading && (
                <EmptyState icon={<ChartColumn />} title={t('No report yet')}>
                  {t('Choose what to count and for which days, or use one of the cards above.')}
                </EmptyState>
              )
            )}
          </div>
          <TitledCard title={t('Generated Reports')} note={query.data?.reports.total}>
            <div className={styles.filters}>
              <Select
                app
                label={t('Show')}
                value={kind ?? ''}
                options={[
                  { value: '', label: t('All types') },
                  ...REPORT_KINDS.map((value) => ({ value, label: t(REPORT_LABELS[value]) })),
                ]}
                onChange={({ target }) => choose(target.value)}
              />
              <Select
                app
                label={t('Language of files')}
                value={language}
                options={UI_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
                onChange={({ target }) => setLanguage(target.value)}
              />
            </div>
            <QueryView
              query={query}
              skeleton={<Skeleton size="card" />}
              error={(retry) => <LoadFailed title={t('Error loading reports')} onRetry={retry} />}
            >
              {({ reports }) => (
                <>
                  {reports.items.length === 0 && (
                    <p className={styles.none}>
                      {kind
                        ? t('No report of this type has been created.')
                        : t('What you generate is kept here for 90 days.')}
                    </p>
                  )}
                  <ul>
                    {reports.items.map((report) => (
                      <ReportItem
                        key={report.id}
                        report={report}
                        hospitalId={hospitalId}
                        language={language}
                        to={addressOf(report.id)}
                        isShown={report.id === shownId}
                        onRemoved={(removed) => {
                          if (removed === id) navigate(portalPaths.reports({ language }), { replace: true })
                          else void query.refetch().catch(() => undefined)
                        }}
                      />
                    ))}
                  </ul>
                  <Pager page={reports.page} pageCount={reports.totalPages} label={t('Pages of reports')} />
                </>
              )}
            </QueryView>
          </TitledCard>
        </div>
      </div>
    </PanelPage>
  )
}
