import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { ruleReason } from '#domain/rules/decision.ts'
import { RULE_AUDIENCE_LABELS, RULE_TOPIC_LABELS } from '#domain/rules/rules.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { type Question, ReasonDialog } from '#web/features/administration/oversight/reason-dialog.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { LANGUAGE_NAMES } from '#web/i18n/i18n.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'

const AdminRules = graphql(`
  query AdminRules {
    publicRules {
      id title source sourceUrl from until audiences languages hides reason isInForce isOn hasSwitch decisionReason decidedAt
    }
  }
`)
type Rule = ResultOf<typeof AdminRules>['publicRules'][number]

const DecideRule = graphql(`
  mutation DecideRule($id: ID!, $isOn: Boolean!, $reason: String!) {
    decideRule(id: $id, isOn: $isOn, reason: $reason) { id isOn decisionReason decidedAt }
  }
`)

function State({ rule: { isInForce, isOn } }: { rule: Rule }) {
  const { t } = useTranslation()
  if (!isInForce) return <Badge tone="done">{t('Not in force')}</Badge>
  return isOn ? <Badge tone="ok">{t('Applies')}</Badge> : <Badge tone="warn">{t('Switched off')}</Badge>
}

function useRuleColumns(onSwitch: (rule: Rule) => void): readonly Column<Rule>[] {
  const { t } = useTranslation()
  const { formatDate, formatOwn } = useFormat()
  const day = (date: string) => formatDate(date, { dateStyle: 'medium' })
  return [
    {
      key: 'rule',
      title: t('Rule'),
      narrow: 'head',
      cell: ({ title, reason, source, sourceUrl }) => (
        <Stack gap="small">
          <b>{title}</b>
          <span>{reason}</span>
          <a className={text.link} href={sourceUrl} target="_blank" rel="noopener noreferrer">
            {source}
          </a>
        </Stack>
      ),
    },
    { key: 'state', title: t('Status'), narrow: 'end', cell: (rule) => <State rule={rule} /> },
    {
      key: 'hides',
      title: t('Hides'),
      cell: ({ hides }) => hides.map((topic) => t(RULE_TOPIC_LABELS[topic])).join(' · ') || t('Nothing on its own'),
    },
    {
      key: 'audience',
      title: t('From whom'),
      cell: ({ audiences, languages }) => (
        <Stack gap="small">
          <span>{audiences.map((audience) => t(RULE_AUDIENCE_LABELS[audience])).join(' · ') || t('All readers')}</span>
          <span className={text.note}>{languages.map((language) => LANGUAGE_NAMES[language]).join(' · ')}</span>
        </Stack>
      ),
    },
    {
      key: 'force',
      title: t('In force'),
      cell: ({ from, until }) =>
        until
          ? t('{{from}} to {{until}}', { from: day(from), until: day(until) })
          : t('Since {{date}}', { date: day(from) }),
    },
    {
      key: 'actions',
      title: t('Actions'),
      hideTitle: true,
      cell: (rule) => (
        <Stack gap="small">
          {rule.decidedAt && (
            <span className={text.note} dir="auto">
              {t('{{date}}: {{reason}}', {
                date: formatOwn(rule.decidedAt, { dateStyle: 'medium', timeStyle: 'short' }),
                reason: rule.decisionReason ?? '',
              })}
            </span>
          )}
          {rule.hasSwitch && rule.isInForce && (
            <div>
              <Button
                size="sm"
                variant="secondary"
                aria-label={
                  rule.isOn
                    ? t('Switch off: {{rule}}', { rule: rule.title })
                    : t('Switch on: {{rule}}', { rule: rule.title })
                }
                onClick={() => onSwitch(rule)}
              >
                {rule.isOn ? t('Switch off') : t('Switch on')}
              </Button>
            </div>
          )}
        </Stack>
      ),
    },
  ]
}

export function Page() {
  const { t } = useTranslation()
  const query = useQuery(AdminRules, { fetchPolicy: 'cache-and-network' })
  const [decide] = useMutation(DecideRule)
  const [question, setQuestion] = useState<Question | null>(null)
  const askToSwitch = ({ id, isOn, title }: Rule) =>
    setQuestion({
      title: isOn ? t('Switch this rule off?') : t('Switch this rule on?'),
      lead: isOn
        ? t('“{{rule}}” no longer hides anything on public pages, from the next visit on.', { rule: title })
        : t('“{{rule}}” hides its content on public pages, from the next visit on.', { rule: title }),
      label: t('Reason'),
      field: 'reason',
      required: 'Please say why you switch this rule.',
      schema: ruleReason,
      hint: t('The reason is recorded in the activity log.'),
      confirm: isOn ? t('Switch off') : t('Switch on'),
      danger: isOn,
      saved: isOn ? t('The rule is switched off.') : t('The rule is switched on.'),
      send: (reason) => decide({ variables: { id, isOn: !isOn, reason } }),
    })
  const columns = useRuleColumns(askToSwitch)
  return (
    <PanelPage
      title={t('Rules of the land')}
      lead={t(
        'What public pages may not show, to whom and why. Quotes, appointments and bills of a patient are private and never hidden.',
      )}
    >
      <Card clip as="section" aria-label={t('Rules of the land')}>
        <QueryView keeps query={query} skeleton={<Skeleton size="panel" />}>
          {({ publicRules }) => (
            <Table
              label={t('Rules of the land')}
              columns={columns}
              rows={publicRules}
              nameOf={({ title }) => title}
              empty={null}
            />
          )}
        </QueryView>
      </Card>
      <p className={text.note}>
        {t('Every decision is in the activity log.')}{' '}
        <Link className={text.link} to={paths.adminActivity()}>
          {t('Activity')}
        </Link>
      </p>
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </PanelPage>
  )
}
