import { useMutation, useQuery } from '@apollo/client/react'
import { MAX_ROOM_NAME } from '#domain/rooms.ts'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { FieldHint } from '#web/ui/field.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './section.module.css'
import { TagField } from './tag-field.tsx'

const HospitalRooms = graphql(`query HospitalRooms($hospitalId: ID!) { rooms(hospitalId: $hospitalId) { id name } }`)
const SetRooms = graphql(`
  mutation SetRooms($hospitalId: ID!, $names: [String!]!) {
    setRooms(hospitalId: $hospitalId, names: $names) { id name }
  }
`)

/** Edits the rooms of the hospital. Each change is saved at once. */
export function RoomsCard({ hospitalId }: { hospitalId: string }) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const query = useQuery(HospitalRooms, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  const [save] = useMutation(SetRooms)
  const rooms = query.data?.rooms
  if (!rooms) return null
  const set = (names: readonly string[]) =>
    attempt(
      async () => {
        await save({ variables: { hospitalId, names: [...names] } })
        await query.refetch()
      },
      { done: t('The rooms are saved.') },
    )
  return (
    <TitledCard id="rooms" title={t('Rooms')} note={t('Changes here are saved immediately.')}>
      <div className={styles.body}>
        <TagField
          label={t('Names of the rooms')}
          placeholder={t('Add a room')}
          values={rooms.map(({ name }) => name)}
          changed={false}
          error={undefined}
          maxLength={MAX_ROOM_NAME}
          onChange={(names) => void set(names)}
        />
        <FieldHint>
          {t(
            'The day board groups visits by room. Without rooms here it does not ask for any. A removed room leaves its visits without one.',
          )}
        </FieldHint>
      </div>
    </TitledCard>
  )
}
