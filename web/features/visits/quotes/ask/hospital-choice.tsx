import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { LOCALES } from '#domain/languages.ts'
import { placeLine } from '#domain/place-line.ts'
import { HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Verified } from '#web/ui/badge.tsx'
import choice from '#web/ui/choice.module.css'
import { Clock } from '#web/ui/icons/clock.ts'
import { Languages } from '#web/ui/icons/languages.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { FiguresFields, useFigureWords } from '../figures.tsx'
import styles from './hospital-choice.module.css'

export const HospitalChoiceFields = graphql(
  `fragment HospitalChoiceFields on QuoteHospital {
    hospital { id name city cityName districtName logoUrl imageUrls isVerified }
    doctorCount
    speaks
    figures { ...FiguresFields }
  }`,
  [FiguresFields],
)
export type ProposedHospital = ResultOf<typeof HospitalChoiceFields>

type Props = { proposal: ProposedHospital; checked: boolean; onChange: () => void }

function Reason({ icon, quiet, children }: { icon: ReactNode; quiet?: boolean; children: ReactNode }) {
  return (
    <li className={clsx(quiet && styles.quiet)}>
      {icon}
      <span>{children}</span>
    </li>
  )
}

/** A hospital with the reasons for its proposal. */
export function HospitalChoice({ proposal, checked, onChange }: Props) {
  const { t, i18n } = useTranslation()
  const { formatList } = useFormat()
  const figureWords = useFigureWords()
  const { hospital, doctorCount, speaks, figures } = proposal
  const names = new Intl.DisplayNames(LOCALES[i18n.language], { type: 'language' })
  const languages = formatList(speaks.map((code) => names.of(code) ?? code))
  return (
    <li className={clsx(styles.card, checked && styles.chosen)}>
      <label className={styles.head}>
        <span className={styles.picture} aria-hidden="true">
          <EntityImage src={hospital.logoUrl ?? hospital.imageUrls[0]} lazy>
            <HospitalArt id={hospital.id} city={hospital.city} lazy />
          </EntityImage>
        </span>
        <span>
          <span className={styles.name}>
            <bdi>{hospital.name}</bdi> {hospital.isVerified && <Verified />}
          </span>
          <bdi className={styles.place}>{placeLine(hospital.districtName, hospital.cityName)}</bdi>
        </span>
        <input type="checkbox" className={choice.checkbox} checked={checked} onChange={onChange} />
      </label>
      <ul className={styles.reasons}>
        {doctorCount > 0 && (
          <Reason icon={<Stethoscope aria-hidden="true" />}>
            {t('{{count}} doctors for this treatment', { count: doctorCount })}
          </Reason>
        )}
        <Reason icon={<Languages aria-hidden="true" />} quiet={speaks.length === 0}>
          {languages
            ? t('Speaks {{languages}}', { languages })
            : t('None of your languages listed: ask for an interpreter')}
        </Reason>
        <Reason icon={<Clock aria-hidden="true" />} quiet={figures.medianAnswerMinutes === null}>
          {figureWords(figures)}
        </Reason>
      </ul>
    </li>
  )
}
