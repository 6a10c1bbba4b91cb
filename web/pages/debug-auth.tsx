import { stored } from '#web/device/stored.ts'
import { Code } from '#web/features/developers/developers/code-sample.tsx'
import { GuidePage } from '#web/features/developers/developers/guide-page.tsx'
import {
  type Claims,
  claimsOf,
  claimText,
  expiryOf,
  INVALID_TOKEN,
  MICROSOFT_ROLE,
} from '#web/features/developers/developers/token-claims.ts'
import { useOffered } from '#web/features/developers/developers/use-offered.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { Checking } from '#web/routing/guard.tsx'
import { paths } from '#web/routing/paths.ts'
import { useSession } from '#web/session/session.tsx'
import { hasRoleName } from '#web/session/session-user.ts'
import { refusedToken, TOKEN_KEY, USER_KEY } from '#web/session/token.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'
import { Columns, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './debug-auth.module.css'
import { Page as NotFound } from './not-found.tsx'

/** Number of shown characters of the token, too few to sign in with. */
const PREVIEW = 50

export function Page() {
  const offered = useOffered()
  const { initialised } = useSession()
  if (offered === undefined || !initialised) return <Checking />
  return offered ? <Session /> : <NotFound />
}

function Flag({ value }: { value: boolean }) {
  const { t } = useTranslation()
  return <Badge tone={value ? 'ok' : 'done'}>{value ? t('Yes') : t('No')}</Badge>
}

/** Shows only the visitor's own session. */
function Session() {
  const { t } = useTranslation()
  const { authenticated, admin, user } = useSession()
  const token = stored.get(TOKEN_KEY) ?? refusedToken()
  const claims = token === null ? undefined : claimsOf(token)
  const hasAdminRole = hasRoleName(user, 'admin')
  return (
    <GuidePage
      title={t('Debug authentication')}
      lead={t('What this browser stores of your session, and what it means. Nothing here is sent anywhere.')}
    >
      <Stack gap="large">
        <Columns className={styles.cards}>
          <TitledCard title={t('Flags')}>
            <div className={styles.inside}>
              <Facts
                items={[
                  { term: t('Authenticated'), value: <Flag value={authenticated} /> },
                  { term: t('Administrator'), value: <Flag value={admin} /> },
                  { term: t('Has the role admin'), value: <Flag value={hasAdminRole} /> },
                ]}
              />
            </div>
          </TitledCard>
          <TitledCard title={t('Admin access')}>
            <div className={styles.inside}>
              <Analysis token={token} claims={claims} />
              <ButtonLink to={paths.admin} variant="secondary" icon={<ShieldCheck aria-hidden="true" />}>
                {t('Go to the admin panel')}
              </ButtonLink>
            </div>
          </TitledCard>
        </Columns>
        <TitledCard title={t('Stored token')}>
          <div className={styles.inside}>
            {token === null ? (
              <p className={text.note}>{t('There is none.')}</p>
            ) : (
              <>
                <Code>{token.length > PREVIEW ? `${token.slice(0, PREVIEW)}…` : token}</Code>
                {claims ? <ClaimList claims={claims} /> : <Banner tone="stop">{t(INVALID_TOKEN)}</Banner>}
              </>
            )}
          </div>
        </TitledCard>
        <TitledCard title={t('Stored user')}>
          <div className={styles.inside}>
            <StoredUser />
          </div>
        </TitledCard>
      </Stack>
    </GuidePage>
  )
}

function ClaimList({ claims }: { claims: Claims }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const expiry = expiryOf(claims)
  const none = t('Not in the token')
  return (
    <Facts
      items={[
        { term: 'role', value: claimText(claims.role) || none },
        { term: 'roles', value: claimText(claims.roles) || none },
        { term: MICROSOFT_ROLE, value: claimText(claims[MICROSOFT_ROLE]) || none },
        { term: 'sub', value: claimText(claims.sub) || none },
        { term: 'iss', value: claimText(claims.iss) || none },
        {
          term: 'exp',
          value: expiry ? formatOwn(expiry.toISOString(), { dateStyle: 'medium', timeStyle: 'medium' }) : none,
        },
      ]}
    />
  )
}

function StoredUser() {
  const { t } = useTranslation()
  const user = stored.get(USER_KEY)
  if (user === null) return <p className={text.note}>{t('There is none.')}</p>
  try {
    return <Code>{JSON.stringify(JSON.parse(user), null, 2)}</Code>
  } catch {
    return <Banner tone="stop">{t('It cannot be read.')}</Banner>
  }
}

/** Shows why /admin opens for this session or does not. */
function Analysis({ token, claims }: { token: string | null; claims: Claims | undefined }) {
  const { t } = useTranslation()
  const { now } = useClock()
  const { authenticated, admin, user, mustSetUpTwoFactor } = useSession()
  const expiry = claims && expiryOf(claims)
  const isRefused = token !== null && token === refusedToken()
  const steps = [
    token === null
      ? t('No token is stored: /admin leads to the login page.')
      : isRefused
        ? t('A token was stored. The server refused it, and this browser has forgotten it.')
        : t('A token is stored.'),
    ...(token !== null && !claims ? [t('It is not a token: the server refuses it.')] : []),
    ...(expiry && expiry < now() ? [t('It has expired: the server refuses it.')] : []),
    ...(token !== null && !isRefused && !authenticated ? [t('The server has not accepted it.')] : []),
    ...(user ? [t('The server says that your role is {{role}}.', { role: user.role })] : []),
    ...(mustSetUpTwoFactor ? [t('Two-factor sign-in must be set up first.')] : []),
    t('A role in the token has no effect: the server reads it from the database on every request.'),
    admin ? t('The admin panel opens.') : t('The admin panel stays closed.'),
  ]
  return (
    <ul className={styles.analysis}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  )
}
