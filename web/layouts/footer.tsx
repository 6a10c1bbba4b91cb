import { useMutation } from '@apollo/client/react'
import { Banknote, ChevronDown, Globe } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { CURRENCIES, type Currency } from '#domain/money.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { sentence } from '#domain/sentences.ts'
import { Frieze } from '../art/art.tsx'
import { TTL, useFreshQuery } from '../freshness.ts'
import { graphql } from '../graphql.ts'
import { LANGUAGE_NAMES } from '../i18n/i18n.ts'
import { usePreferences } from '../preferences.tsx'
import { refusalOf } from '../refusal.ts'
import { Button } from '../ui/button.tsx'
import { Field, Input } from '../ui/field.tsx'
import { toast } from '../ui/toast.tsx'
import { Brand } from './header.tsx'

const SiteSettings = graphql(`
  query SiteSettings {
    siteSettings {
      companyName
      tradeRegistry
      mersis
      phone
      email
      statusPageUrl
      certificates
      offices {
        name
        lines
      }
    }
  }
`)
const Subscribe = graphql(`mutation Subscribe($email: String!) { subscribeToNewsletter(email: $email) }`)

const PATIENTS = sentence('Patients')
const COLUMNS = [
  {
    title: sentence('Company'),
    links: {
      '/about': sentence('About'),
      '/leadership': sentence('Leadership'),
      '/careers': sentence('Careers'),
      '/news': sentence('News'),
      '/press': sentence('Press'),
      '/contact': sentence('Contact'),
    },
  },
  {
    title: PATIENTS,
    links: {
      '/help': sentence('Help'),
      '/support': sentence('Support'),
      '/pricing': sentence('Pricing'),
      '/resources': sentence('Resources'),
    },
  },
  {
    title: sentence('Partners'),
    links: {
      '/enterprise': sentence('Enterprise'),
      '/developers': sentence('Developers'),
      '/compliance': sentence('Compliance'),
      '/security': sentence('Security'),
      '/responsible-disclosure': sentence('Responsible disclosure'),
      '/ethics': sentence('Ethics'),
    },
  },
  {
    title: sentence('Legal'),
    links: {
      '/privacy': sentence('Privacy'),
      '/terms': sentence('Terms'),
      '/cookies': sentence('Cookies'),
      '/kvkk': sentence('KVKK'),
      '/dpa': sentence('Data processing (DPA)'),
      '/accessibility': sentence('Accessibility'),
    },
  },
] as const

const SIGNS: Record<Currency, string> = { USD: '$', EUR: '€', GBP: '£', TRY: '₺' }

function Newsletter() {
  const { t } = useTranslation()
  const [subscribe, { loading }] = useMutation(Subscribe)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email'))
    try {
      await subscribe({ variables: { email } })
      toast({ text: t('Subscribed: {{email}}', { email }) })
      form.reset()
    } catch (error) {
      toast({ tone: 'stop', text: t(refusalOf(error).message) })
    }
  }
  return (
    <form className="news" onSubmit={onSubmit}>
      <h2>{t('News from {{product}}', { product: PRODUCT_NAME })}</h2>
      <div className="r">
        <Input
          label={t('Email address')}
          hideLabel
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={t('Email address')}
        />
        <Button type="submit" variant="on-band" busy={loading}>
          {t('Subscribe')}
        </Button>
      </div>
    </form>
  )
}

function Columns({ statusPageUrl }: { statusPageUrl: string | undefined }) {
  const { t } = useTranslation()
  return (
    <nav className="foot-cols" aria-label={t('Footer')}>
      {COLUMNS.map((column) => (
        <div key={column.title}>
          <h2>{t(column.title)}</h2>
          {Object.entries(column.links).map(([to, label]) => (
            <Link key={to} to={to}>
              {t(label)}
            </Link>
          ))}
          {column.title === PATIENTS && (
            <>
              {statusPageUrl && (
                <a href={statusPageUrl} rel="noopener">
                  {t('System status')}
                </a>
              )}
              <a href="/sitemap.xml">{t('Sitemap')}</a>
            </>
          )}
        </div>
      ))}
    </nav>
  )
}

function Selectors() {
  const { t } = useTranslation()
  const id = useId()
  const { language, setLanguage, currency, setCurrency } = usePreferences()
  return (
    <div className="selects">
      <Field label={t('Language')} hideLabel id={`${id}-language`}>
        {(aria) => (
          <span className="ic-in">
            <Globe aria-hidden="true" />
            <select
              {...aria}
              className="input"
              value={language}
              onChange={(event) => setLanguage(event.target.value as UiLanguage)}
            >
              {UI_LANGUAGES.map((one) => (
                <option key={one} value={one} lang={one}>
                  {LANGUAGE_NAMES[one]}
                </option>
              ))}
            </select>
            <ChevronDown className="end" aria-hidden="true" />
          </span>
        )}
      </Field>
      <Field label={t('Currency')} hideLabel id={`${id}-currency`}>
        {(aria) => (
          <span className="ic-in">
            <Banknote aria-hidden="true" />
            <select
              {...aria}
              className="input"
              value={currency}
              onChange={(event) => setCurrency(event.target.value as Currency)}
            >
              {CURRENCIES.map((one) => (
                <option key={one} value={one}>
                  {one} {SIGNS[one]}
                </option>
              ))}
            </select>
            <ChevronDown className="end" aria-hidden="true" />
          </span>
        )}
      </Field>
    </div>
  )
}

export function Footer() {
  const { t } = useTranslation()
  const { data } = useFreshQuery(SiteSettings, { ttl: TTL.catalogue })
  const site = data?.siteSettings
  return (
    <>
      <div className="foot-frieze" aria-hidden="true">
        <Frieze seed="footer" lazy />
      </div>
      <footer className="site-foot">
        <div className="page">
          <div className="foot-top">
            <div>
              <Brand cross="var(--color-band)" />
              <p className="about">
                {t(
                  '{{product}} helps international patients find hospitals, doctors and health services in Turkey and book appointments.',
                  { product: PRODUCT_NAME },
                )}
              </p>
              <Newsletter />
            </div>
            <Columns statusPageUrl={site?.statusPageUrl} />
          </div>
          <div className="foot-mid">
            {site && (
              <>
                <div>
                  <h2>{t('Company registration')}</h2>
                  <bdi>{site.companyName}</bdi>
                  <br />
                  {t('Trade registry')} <bdi dir="ltr">{site.tradeRegistry}</bdi>
                  <br />
                  {t('MERSİS')} <bdi dir="ltr">{site.mersis}</bdi>
                </div>
                {site.offices.map((office) => (
                  <div key={office.name}>
                    <h2>{t(office.name)}</h2>
                    {office.lines.map((line) => (
                      <span key={line} className="block">
                        <bdi dir="ltr">{line}</bdi>
                      </span>
                    ))}
                  </div>
                ))}
                <div>
                  <h2>{t('Contact')}</h2>
                  <a className="block" href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
                    <bdi dir="ltr">{site.phone}</bdi>
                  </a>
                  <a className="block" href={`mailto:${site.email}`}>
                    <bdi dir="ltr">{site.email}</bdi>
                  </a>
                </div>
              </>
            )}
          </div>
          <div className="foot-end">
            <div className="certs">
              {site?.certificates.map((name) => (
                <span key={name} className="cert">
                  {name}
                </span>
              ))}
            </div>
            <Selectors />
            <p className="rights">
              <bdi dir="ltr">
                © {new Date().getFullYear()} {PRODUCT_NAME}.
              </bdi>{' '}
              {t('All rights reserved.')}
            </p>
          </div>
        </div>
      </footer>
    </>
  )
}
