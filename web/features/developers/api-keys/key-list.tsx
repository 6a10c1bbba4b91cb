/** KeyList() — the viewer's API keys: create, rename, revoke. */
import { useMutation, useQuery } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { apiKeyRenaming, keyState } from '#domain/api-keys.ts'
import { sentence } from '#domain/sentences.ts'
import { useAttempt, useSave } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog, Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { KeyRound } from '#web/ui/icons/key-round.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { type ApiKey, ApiKeys, RenameApiKey, RevokeApiKey } from './api-key.ts'
import styles from './api-keys.module.css'
import { type CreatedKey, NewKey, NewKeyDialog } from './key-form.tsx'

const STATES = {
  active: ['ok', sentence('Active')],
  expired: ['stop', sentence('Expired')],
  revoked: ['stop', sentence('Revoked')],
} as const

function useColumns(onRename: (key: ApiKey) => void, onRevoke: (key: ApiKey) => void): Column<ApiKey>[] {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const day = (instant: string) => formatInstant(instant, { timeZone, dateStyle: 'medium' })
  const moment = (instant: string) => formatInstant(instant, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  const now = Date.now()
  return [
    {
      key: 'name',
      title: t('Name'),
      narrow: 'head',
      cell: ({ name, prefix }) => (
        <span className={styles.name}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <code dir="ltr">{prefix}…</code>
        </span>
      ),
    },
    {
      key: 'scopes',
      title: t('Scopes'),
      cell: ({ scopes }) => (
        <span className={styles.scopes}>
          {scopes.map((scope) => (
            <code key={scope} dir="ltr">
              {scope}
            </code>
          ))}
        </span>
      ),
    },
    { key: 'created', title: t('Created'), cell: ({ createdAt }) => day(createdAt) },
    {
      key: 'used',
      title: t('Last used'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? moment(lastUsedAt) : t('Never used')),
    },
    { key: 'ends', title: t('Expires'), cell: ({ expiresAt }) => (expiresAt ? day(expiresAt) : t('Never expires')) },
    {
      key: 'state',
      title: t('Status'),
      narrow: 'end',
      cell: (key) => {
        const [tone, label] = STATES[keyState(key, now)]
        return <Badge tone={tone}>{t(label)}</Badge>
      },
    },
    {
      key: 'actions',
      title: t('Actions'),
      hideTitle: true,
      cell: (key) => (
        <span className={styles.actions}>
          <ButtonLink variant="ghost" size="sm" aria-label={t('Requests of {{name}}', key)} to={paths.apiKey(key.id)}>
            {t('Requests')}
          </ButtonLink>
          {keyState(key, now) === 'active' && (
            <>
              <Button variant="ghost" size="sm" aria-label={t('Rename {{name}}', key)} onClick={() => onRename(key)}>
                {t('Rename')}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('Revoke {{name}}', key)}
                onClick={() => onRevoke(key)}
              >
                {t('Revoke')}
              </Button>
            </>
          )}
        </span>
      ),
    },
  ]
}

function RenameForm({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation()
  const [rename] = useMutation(RenameApiKey)
  const form = useForm({ resolver: zodResolver(apiKeyRenaming), defaultValues: { name } })
  const { save, saving, refused } = useSave(form, {
    send: (input) => rename({ variables: { id, ...input } }),
    saved: t('The key is renamed.'),
    onSaved: onClose,
  })
  return (
    <Form onSubmit={save}>
      <Input label={t('Name')} error={form.formState.errors.name?.message} {...form.register('name')} />
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Save')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

export function KeyList() {
  const { t } = useTranslation()
  const query = useQuery(ApiKeys, { fetchPolicy: 'cache-and-network' })
  const [revoke, revoking] = useMutation(RevokeApiKey)
  const attempt = useAttempt()
  const [isMaking, setMaking] = useState(false)
  const [createdKey, setCreatedKey] = useState<CreatedKey | null>(null)
  const [renamed, setRenamed] = useState<ApiKey | null>(null)
  const [revoked, setRevoked] = useState<ApiKey | null>(null)
  const columns = useColumns(setRenamed, setRevoked)
  const create = (
    <Button onClick={() => setMaking(true)}>
      <Plus aria-hidden="true" /> {t('Create key')}
    </Button>
  )
  return (
    <Stack>
      <QueryView query={query} skeleton={<Skeleton size="row" />}>
        {({ apiKeys }) =>
          apiKeys.length === 0 ? (
            <EmptyState icon={<KeyRound aria-hidden="true" />} title={t('No API keys yet')} action={create}>
              {t('A key lets a program act for you, within the limits you set.')}
            </EmptyState>
          ) : (
            <>
              <Row>{create}</Row>
              <Card clip>
                <Table
                  label={t('Your API keys')}
                  columns={columns}
                  rows={apiKeys}
                  nameOf={({ name }) => name}
                  empty={null}
                />
              </Card>
            </>
          )
        }
      </QueryView>
      <NewKeyDialog
        open={isMaking}
        onClose={() => setMaking(false)}
        onMade={(key) => {
          setMaking(false)
          setCreatedKey(key)
        }}
      />
      <NewKey createdKey={createdKey} onClose={() => setCreatedKey(null)} />
      <Dialog open={renamed !== null} onClose={() => setRenamed(null)} title={t('Rename the key')}>
        {renamed && <RenameForm apiKey={renamed} onClose={() => setRenamed(null)} />}
      </Dialog>
      <ConfirmDialog
        open={revoked !== null}
        onClose={() => setRevoked(null)}
        title={t('Revoke this key?')}
        confirmLabel={t('Revoke the key')}
        cancelLabel={t('Keep it')}
        danger
        busy={revoking.loading}
        onConfirm={() =>
          void attempt(
            async () => {
              await revoke({ variables: { id: revoked?.id ?? '' } })
              setRevoked(null)
            },
            { done: t('The key is revoked.') },
          )
        }
      >
        <p>
          {t('Programs that use {{name}} stop working immediately. This cannot be undone.', {
            name: revoked?.name ?? '',
          })}
        </p>
      </ConfirmDialog>
    </Stack>
  )
}
