import { clsx } from 'clsx'
import { useState } from 'react'
import { doorExamples } from '#domain/developers/guides.ts'
import { SNIPPET_LANGUAGES, SNIPPET_STEPS, type SnippetStep, snippets } from '#domain/developers/snippets.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { sentence } from '#domain/sentences.ts'
import { Lattice } from '#web/art/art.tsx'
import { Code, CodeSample } from '#web/features/developers/developers/code-sample.tsx'
import { liveKey, quickstartKey, useReaderKey } from '#web/features/developers/developers/reference/reader-key.ts'
import { LANGUAGE_NAMES } from '#web/features/developers/developers/shared-language.ts'
import { useOrigin } from '#web/features/developers/developers/use-origin.ts'
import { ModeSwitch, useViewingMode } from '#web/features/developers/developers/viewing-mode.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { breadcrumbs } from '#web/rendering/statements.ts'
import { developerPaths } from '#web/routing/developer-paths.ts'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Medallion } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'
import { BookOpen } from '#web/ui/icons/book-open.ts'
import { Bot } from '#web/ui/icons/bot.ts'
import { Braces } from '#web/ui/icons/braces.ts'
import { KeyRound } from '#web/ui/icons/key-round.ts'
import { Webhook } from '#web/ui/icons/webhook.ts'
import { Workflow } from '#web/ui/icons/workflow.ts'
import { Band, Columns, Container, Eyebrow, Row, SectionHead } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { TestModeSection } from './developers/test-mode-section.tsx'
import styles from './developers.module.css'

const STEPS: Record<SnippetStep, { title: string; words: string }> = {
  authenticate: { title: sentence('Authenticate'), words: sentence('Client credentials or a key of your own') },
  search: { title: sentence('Search Hospitals'), words: sentence('By place, service, language, free day') },
  book: { title: sentence('Book Appointments'), words: sentence('A clear answer if the time is gone') },
}

export function Page() {
  const { t } = useTranslation()
  return (
    <>
      <DocumentFacts
        description={t(
          'REST and GraphQL for hospitals, doctors, prices, free times and bookings in Türkiye, with webhooks, MCP and an OpenAPI document.',
        )}
        statements={
          import.meta.env.SSR &&
          ((origin) => [
            breadcrumbs(origin, [
              { name: PRODUCT_NAME, address: paths.home },
              { name: t('Developers'), address: paths.developers },
            ]),
          ])
        }
      />
      <Hero />
      <Quickstart />
      <TestModeSection />
      <Doors />
      <Resources />
    </>
  )
}

/** Returns the target of the button: signed-in users create keys, others need an account first. */
function useKeysAddress(): string {
  const { authenticated } = useSession()
  return authenticated ? paths.apiKeys : paths.register
}

function Hero() {
  const { t } = useTranslation()
  const keys = useKeysAddress()
  const mode = useViewingMode('test')
  const code = snippets(useOrigin(), mode.isTest ? undefined : liveKey(undefined))
  const facts = [
    [t('Formats'), t('REST and GraphQL, JSON')],
    [t('Sign-in'), t('OAuth2 bearer tokens or API keys')],
    [t('Base path'), 'v1: /api/v1'],
  ]
  return (
    <Band className={styles.hero}>
      <Lattice period={72} className={styles.lattice} />
      <Container className={styles.heroInside}>
        <div>
          <Eyebrow className={styles.eyebrow}>{t('Developers')}</Eyebrow>
          <h1>{t('Hospitals, free times and bookings for your software')}</h1>
          <p className={styles.lead}>
            {t(
              'Everything our own pages do, through REST, GraphQL, webhooks and MCP. Reading the catalogue needs no key.',
            )}
          </p>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Row wrap>
            <ButtonLink variant="on-band" size="lg" to={keys} icon={<KeyRound aria-hidden="true" />}>
              {t('Get API Key')}
            </ButtonLink>
            <ButtonLink
              variant="on-band-quiet"
              size="lg"
              to={developerPaths.reference}
              icon={<BookOpen aria-hidden="true" />}
            >
              {t('API reference')}
            </ButtonLink>
          </Row>
          <div className={styles.mode}>
            <ModeSwitch mode={mode} />
          </div>
        </div>
        <CodeSample
          label={t('The best hospitals for a treatment')}
          samples={(['javascript', 'curl', 'python'] as const).map((value) => ({
            value,
            label: LANGUAGE_NAMES[value],
            code: code.search[value],
          }))}
        />
      </Container>
    </Band>
  )
}

function Quickstart() {
  const { t } = useTranslation()
  const [key] = useReaderKey()
  const { isTest } = useViewingMode('test')
  const code = snippets(useOrigin(), isTest ? quickstartKey(key) : liveKey(key))
  const [step, choose] = useState<SnippetStep>('authenticate')
  return (
    <Container section>
      <SectionHead title={t('Quickstart')} lead={t('Three calls from nothing to an appointment.')}>
        <a className={text.link} href="/api/openapi.json">
          {t('Download the OpenAPI document')}
        </a>
      </SectionHead>
      <div className={styles.quickstart}>
        <ol className={styles.steps}>
          {SNIPPET_STEPS.map((name, place) => (
            <li key={name}>
              <button type="button" aria-pressed={name === step} onClick={() => choose(name)}>
                <span className={styles.number} aria-hidden="true">
                  {place + 1}
                </span>
                <span>
                  <b>{t(STEPS[name].title)}</b>
                  <small>{t(STEPS[name].words)}</small>
                </span>
              </button>
            </li>
          ))}
        </ol>
        <CodeSample
          label={t(STEPS[step].title)}
          samples={SNIPPET_LANGUAGES.map((value) => ({
            value,
            label: LANGUAGE_NAMES[value],
            code: code[step][value],
          }))}
          foot={
            isTest
              ? t('Each of them runs in our tests with every release. In test mode they contain your own key.')
              : t('They run against the live product: the last one books at a real hospital.')
          }
        />
      </div>
    </Container>
  )
}

function Doors() {
  const { t } = useTranslation()
  const examples = doorExamples(useOrigin())
  const doors = [
    {
      Icon: Braces,
      title: 'REST',
      words: t('Lists with filters, sorting and paging, ETags, clear errors.'),
      code: examples.rest,
      to: developerPaths.reference,
      link: t('Read the reference'),
    },
    {
      Icon: Workflow,
      title: 'GraphQL',
      words: t('One request for a hospital with its treatments, prices and times.'),
      code: examples.graphql,
      to: developerPaths.graphql,
      link: t('Open the explorer'),
    },
    {
      Icon: Webhook,
      title: t('Webhooks'),
      words: t('Signed, repeated with growing pauses, replayable, with a log of deliveries.'),
      code: examples.webhooks,
      to: developerPaths.webhooks,
      link: t('Events and signatures'),
    },
    {
      Icon: Bot,
      title: 'MCP',
      words: t('For assistants: search and free times; booking with a key.'),
      code: examples.mcp,
      to: developerPaths.mcp,
      link: t('Tools and limits'),
    },
  ]
  return (
    <Container section className={styles.close}>
      <SectionHead title={t('Four interfaces, one set of rules')} />
      <Columns className={styles.doors}>
        {doors.map(({ Icon, title, words, code, to, link }, place) => (
          <Card key={title} pad as="section" className={styles.door}>
            <Row>
              <Medallion tone={place} size="sm">
                <Icon aria-hidden="true" />
              </Medallion>
              <CardHeading as="h3">{title}</CardHeading>
            </Row>
            <p>{words}</p>
            <Code>{code}</Code>
            <Link className={text.link} to={to}>
              {link}
            </Link>
          </Card>
        ))}
      </Columns>
    </Container>
  )
}

function Resources() {
  const { t } = useTranslation()
  const keys = useKeysAddress()
  const resources = [
    { to: keys, title: t('API keys'), words: t('Create, name, limit and revoke the keys of your programs.') },
    {
      to: developerPaths.reference,
      title: t('API reference'),
      words: t('Every operation with its fields, errors and code to copy.'),
    },
    {
      to: developerPaths.graphql,
      title: t('GraphQL explorer'),
      words: t('The schema, type by type, with answers as you type.'),
    },
    {
      to: developerPaths.limits,
      title: t('Limits and errors'),
      words: t('How often a program may call, the headers that say so, and what each error means.'),
    },
    {
      to: developerPaths.changelog,
      title: t('Change log'),
      words: t('What was added, changed and removed, by day.'),
    },
    {
      to: developerPaths.deprecation,
      title: t('Deprecation policy'),
      words: t('How long removed features keep working, and how we tell you.'),
    },
  ]
  return (
    <Container section className={clsx(styles.close, styles.resources)}>
      <SectionHead title={t('Resources')} />
      <ul>
        {resources.map(({ to, title, words }) => (
          <li key={title}>
            <Link to={to}>
              <b>{title}</b>
              <span>{words}</span>
              <ArrowRight className={text.flip} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  )
}
