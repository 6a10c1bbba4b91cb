/** Specialties and categories: missing and outdated translations, with links for editing. */
import { useQuery } from '@apollo/client/react'
import { fold } from '#domain/fold.ts'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql } from '#web/data/graphql.ts'
import { TextStates } from '#web/editing/text-states.tsx'
import { type EditedTerm, EditedTermFields } from '#web/features/catalogue/taxonomy-editing/term.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { useQueryChange } from '#web/routing/query-change.ts'
import { Link, useSearchParams } from '#web/routing/router.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { Toolbar } from '#web/ui/toolbar.tsx'
import styles from './terms.module.css'

const AdminTerms = graphql(`query AdminTerms { managedTerms { ...EditedTermFields } }`, [EditedTermFields])

const KINDS = [
  { kind: 'category', title: sentence('Categories') },
  { kind: 'specialty', title: sentence('Specialties') },
] as const

const needsWork = ({ texts }: EditedTerm) =>
  texts.length < TRANSLATED_LANGUAGES.length || texts.some(({ isOutdated }) => isOutdated)

/** Returns whether a term contains every word, in any language. */
function says({ value, name, description, texts }: EditedTerm, q: string): boolean {
  const all = fold(
    [value, name, description, ...texts.flatMap((translation) => [translation.name, translation.description])].join(
      ' ',
    ),
  )
  return fold(q)
    .split(' ')
    .every((word) => all.includes(word))
}

export function Page() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const change = useQueryChange()
  const q = params.get('q') ?? ''
  const onlyWork = params.get('work') === 'open'
  const query = useQuery(AdminTerms, { fetchPolicy: 'cache-and-network' })
  const columns: readonly Column<EditedTerm>[] = [
    {
      key: 'name',
      title: t('Name'),
      narrow: 'head',
      cell: ({ id, kind, value }) => (
        <Link className={text.link} to={paths.adminTerm(id)}>
          {t(value, { context: kind })}
        </Link>
      ),
    },
    {
      key: 'description',
      title: t('Description in English'),
      narrow: 'line',
      cell: ({ description }) => (
        <span lang="en" dir="ltr" className={styles.description}>
          {description}
        </span>
      ),
    },
    {
      key: 'languages',
      title: t('Languages'),
      narrow: 'line',
      cell: ({ texts }) => <TextStates texts={texts} />,
    },
  ]
  return (
    <PanelPage
      title={t('Categories and specialties')}
      lead={t('Their names and descriptions in four languages. These texts are public; hospitals cannot change them.')}
    >
      <Stack>
        <Card clip>
          <Toolbar label={t('Search and filters')}>
            <SearchField
              label={t('Search by name or description')}
              value={q}
              onChange={(next) => change({ q: next })}
            />
            <Checkbox
              label={t('Only what is missing or older than the English text')}
              checked={onlyWork}
              onChange={({ target }) => change({ work: target.checked ? 'open' : undefined })}
            />
          </Toolbar>
        </Card>
        <QueryView query={query} skeleton={<Skeleton size="panel" />}>
          {({ managedTerms }) => (
            <Stack>
              {KINDS.map(({ kind, title }) => {
                const terms = managedTerms.filter((term) => term.kind === kind)
                const rows = terms.filter((term) => says(term, q) && (!onlyWork || needsWork(term)))
                const open = terms.filter(needsWork).length
                return (
                  <TitledCard
                    key={kind}
                    title={t(title)}
                    note={open > 0 ? t('{{count}} to be translated', { count: open }) : t('All translated')}
                  >
                    <Table
                      label={t(title)}
                      columns={columns}
                      rows={rows}
                      nameOf={({ value }) => t(value, { context: kind })}
                      empty={<p className={styles.none}>{t('None of these.')}</p>}
                    />
                  </TitledCard>
                )
              })}
            </Stack>
          )}
        </QueryView>
      </Stack>
    </PanelPage>
  )
}
