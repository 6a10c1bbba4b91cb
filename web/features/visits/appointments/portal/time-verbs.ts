import { graphql } from '#web/data/graphql.ts'

export const ProposeTime = graphql(`
  mutation ProposeTime($id: ID!, $input: ProposalInput!) {
    proposeTime(appointmentId: $id, input: $input) { id updatedAt proposal { id date time } proposals { id } moveRequest { id } }
  }
`)
export const PortalReschedule = graphql(`
  mutation PortalReschedule($id: ID!, $input: AppointmentUpdate!) {
    updateAppointment(id: $id, input: $input) { id date time startsAt status updatedAt doctor { id fullName } proposal { id } proposals { id } moveRequest { id } }
  }
`)
export const AnswerRequest = graphql(`
  mutation AnswerRequest($id: ID!, $proposalId: ID!, $accept: Boolean!, $note: String) {
    answerProposal(appointmentId: $id, proposalId: $proposalId, accept: $accept, note: $note) {
      id status date time startsAt updatedAt moveRequest { id }
    }
  }
`)
