import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const TestModeState = graphql(`query TestModeState { testModeAvailable testMode { id } }`)

const TestModeParts = graphql(`
  fragment TestModeParts on TestMode {
    id now aheadMinutes patientId ownerId
    hospital { id name } services { id name } doctors { id name }
    keys { id name prefix actsFor createdAt }
    webhooks { id url events hospitalId }
    deliveries { id event state payload createdAt attempts { id status fault } }
    mails { id recipient subject body keptAt }
  }
`)

export const TestModeOfViewer = graphql(`query TestModeOfViewer { testMode { ...TestModeParts } }`, [TestModeParts])
export type TestMode = NonNullable<ResultOf<typeof TestModeOfViewer>['testMode']>

/** Key that was just created. Its text is never stored. */
export type OwnTestKey = { id: string; secret: string }

export const SwitchOnTestMode = graphql(`mutation SwitchOnTestMode { switchOnTestMode { ...TestModeParts } }`, [
  TestModeParts,
])
export const SwitchOffTestMode = graphql(`mutation SwitchOffTestMode { switchOffTestMode }`)
export const ResetTestMode = graphql(`mutation ResetTestMode { resetTestMode { ...TestModeParts } }`, [TestModeParts])
export const AdvanceTestClock = graphql(
  `mutation AdvanceTestClock($minutes: Int!) { advanceTestClock(minutes: $minutes) { ...TestModeParts } }`,
  [TestModeParts],
)
export const CreateTestKey = graphql(
  `mutation CreateTestKey($input: TestKeyInput!) { createTestKey(input: $input) { id secret } }`,
)
export const RevokeTestKey = graphql(
  `mutation RevokeTestKey($id: ID!) { revokeTestKey(id: $id) { ...TestModeParts } }`,
  [TestModeParts],
)
export const CreateTestWebhook = graphql(
  `mutation CreateTestWebhook($input: TestWebhookInput!) { createTestWebhook(input: $input) { id secret } }`,
)
export const DeleteTestWebhook = graphql(
  `mutation DeleteTestWebhook($id: ID!) { deleteTestWebhook(id: $id) { ...TestModeParts } }`,
  [TestModeParts],
)
export const FireTestEvent = graphql(
  `mutation FireTestEvent($event: String!) { fireTestEvent(event: $event) { ...TestModeParts } }`,
  [TestModeParts],
)
