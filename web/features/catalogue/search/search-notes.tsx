import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { WithPart } from '#web/i18n/with-part.tsx'
import { Link } from '#web/routing/router.tsx'
import text from '#web/ui/text.module.css'
import type { SearchState } from '#domain/search-address.ts'
import styles from './search-notes.module.css'
import { searchAddress } from './search-state.ts'
import type { Help } from './use-search-help.ts'

type NotesProps = {
  help: Help
  state: SearchState
  /** Text that is searched instead, because nothing matches the typed one. */
  corrected: string | null
}

/** Says what of the text was corrected, left out or is not listed. */
export function SearchNotes({ help, state, corrected }: NotesProps) {
  const { t } = useTranslation()
  const { formatList } = useFormat()
  const { leftOut, didYouMean, unlisted } = help
  const searchedFor = corrected ?? help.searchedFor
  const search = (words: string) => (
    <Link className={text.link} to={searchAddress({ ...state, q: words })}>
      <bdi>{words}</bdi>
    </Link>
  )
  return (
    <div className={styles.notes}>
      {searchedFor && (
        <p>
          <WithPart
            of={t('Nothing matches “{{words}}”. Results for <search>{{corrected}}</search>', {
              words: state.q ?? '',
              corrected: searchedFor,
            })}
          >
            {search}
          </WithPart>
        </p>
      )}
      {unlisted.length > 0 && (
        <p>
          {t('No hospital lists {{treatments}} yet. These treatments are the nearest.', {
            treatments: formatList(unlisted),
          })}
        </p>
      )}
      {leftOut.length > 0 && <p>{t('Left out: {{words}}', { words: formatList(leftOut) })}</p>}
      {didYouMean && !corrected && (
        <p>
          <WithPart of={t('Did you mean <search>{{words}}</search>?', { words: didYouMean })}>{search}</WithPart>
        </p>
      )}
    </div>
  )
}
