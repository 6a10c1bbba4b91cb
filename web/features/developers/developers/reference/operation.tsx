/** Operation({ operation }) — an operation: its description, and code that calls it beside it. */
import { SNIPPET_LANGUAGES } from '#domain/developers/snippets.ts'
import { requestCode } from '#domain/developers/request-code.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { developerPaths } from '#web/routing/developer-paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { CodeSample } from '../code-sample.tsx'
import { LANGUAGE_NAMES } from '../shared-language.ts'
import { useOrigin } from '../use-origin.ts'
import { English } from './english.tsx'
import { FieldList, TypeName } from './field-list.tsx'
import { Method } from './method.tsx'
import styles from './operation.module.css'
import { useReaderKey } from './reader-key.ts'
import type { ReferenceOperation } from './reference-queries.ts'

const PLACES = ['path', 'query', 'header'] as const

function Answers({ operation: { answers, errors } }: { operation: ReferenceOperation }) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className={styles.part}>{t('Responses')}</h3>
      <ul className={styles.answers}>
        {answers.map(({ status, description, type, record, fields }) => (
          <li key={status}>
            <strong>{status}</strong> {type && <TypeName type={type} record={record} />}{' '}
            <English>{description}</English>
            <FieldList fields={fields} />
          </li>
        ))}
      </ul>
      <p className={styles.errors}>
        {t('Errors')}:{' '}
        {errors.map((error) => (
          <Link key={error} to={`${developerPaths.limits}#${error.split(' ').at(-1)}`}>
            <code dir="ltr">{error}</code>
          </Link>
        ))}
      </p>
    </>
  )
}

export function Operation({ operation }: { operation: ReferenceOperation }) {
  const { t } = useTranslation()
  const origin = useOrigin()
  const [key] = useReaderKey()
  const { id, method, path, summary, description, deprecated, open, parameters, body } = operation
  const titles = { path: t('Path'), query: t('Query'), header: t('Headers') }
  return (
    <section id={id} className={styles.operation} aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <h2 id={`${id}-title`} className={styles.title}>
          <English>{summary}</English>
        </h2>
        <p className={styles.address}>
          <Method>{method}</Method>
          <code dir="ltr">{`/api/v1${path}`}</code>
          {open && <Badge plain>{t('No key needed')}</Badge>}
          {deprecated && <Badge tone="warn">{t('Deprecated')}</Badge>}
        </p>
        {description.map((paragraph) => (
          <p key={paragraph}>
            <English>{paragraph}</English>
          </p>
        ))}
        {PLACES.map((place) => (
          <FieldList
            key={place}
            title={titles[place]}
            fields={parameters.filter((parameter) => parameter.place === place)}
          />
        ))}
        {body && <FieldList title={t('Body')} fields={body.fields} />}
        <Answers operation={operation} />
      </div>
      <div className={styles.code}>
        <CodeSample
          label={t('Code for {{operation}}', { operation: id })}
          shared
          samples={SNIPPET_LANGUAGES.map((language) => ({
            value: language,
            label: LANGUAGE_NAMES[language],
            code: requestCode(operation, { language, origin, key: key?.secret }),
          }))}
        />
      </div>
    </section>
  )
}
