import { graphql, type ResultOf } from '#web/data/graphql.ts'

const ReportFields = graphql(`
  fragment ReportFields on Report {
    id kind period from to doctorId doctorName actorName state progress isCancelRequested failure createdAt finishedAt keptUntil
  }
`)
export type Report = ResultOf<typeof ReportFields>

export const Reports = graphql(
  `query Reports($hospitalId: ID!, $kind: ReportKind, $page: Int) {
    reports(hospitalId: $hospitalId, kind: $kind, page: $page, limit: 10) {
      items { ...ReportFields } total page limit totalPages
    }
  }`,
  [ReportFields],
)

export const OneReport = graphql(
  `query OneReport($hospitalId: ID!, $id: ID!) {
    report(hospitalId: $hospitalId, id: $id) {
      ...ReportFields
      appointments {
        total pending confirmed completed cancelled noShows moved
        buckets { from to pending confirmed completed cancelled noShows }
        services { name total completed cancelled noShows }
      }
      revenue {
        completed onRequest
        amounts { currency amount }
        buckets { from to completed onRequest amounts { currency amount } }
        services { name completed onRequest amounts { currency amount } }
      }
      doctors { doctors { doctorId name appointments completed cancelled noShows bookedMinutes rating reviewCount } }
      patients {
        people firstTime returning withoutAccount
        buckets { from to firstTime returning }
        countries { callingCode people }
        ages { from to people }
        languages { language people }
      }
    }
  }`,
  [ReportFields],
)
export type WholeReport = NonNullable<ResultOf<typeof OneReport>['report']>

export const CreateReport = graphql(
  `mutation CreateReport($hospitalId: ID!, $input: ReportInput!) {
    createReport(hospitalId: $hospitalId, input: $input) { ...ReportFields }
  }`,
  [ReportFields],
)
export const CancelReport = graphql(
  `mutation CancelReport($hospitalId: ID!, $id: ID!) {
    cancelReport(hospitalId: $hospitalId, id: $id) { ...ReportFields }
  }`,
  [ReportFields],
)
export const DeleteReport = graphql(
  `mutation DeleteReport($hospitalId: ID!, $id: ID!) { deleteReport(hospitalId: $hospitalId, id: $id) }`,
)
