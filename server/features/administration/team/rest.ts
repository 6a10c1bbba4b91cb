import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { teamInvitation, teamRole } from '#domain/team.ts'
import { sendNothing } from '#server/rest/answer.ts'
import { part } from '#server/rest/input.ts'
import { created, nothing } from '#server/rest/operation.ts'
import { listTeam } from './reading.ts'
import { teamMemberAnswer } from './record.ts'
import { inviteTeamMember, inviteTeamMemberAgain, removeTeamMember, updateTeamMember } from './writing.ts'

const tags = ['Team']
const example = {
  firstName: 'Derya',
  lastName: 'Aksoy',
  email: 'derya.aksoy@example.org',
  hospitalRole: 'coordinator',
  language: 'tr',
}

export async function teamRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/Hospitals/:id/team',
    {
      schema: {
        operationId: 'listTeam',
        access: 'portal',
        tags,
        summary: "Members of a hospital's team, by name",
        response: { 200: z.array(teamMemberAnswer) },
      },
    },
    ({ ctx, params }) => listTeam(ctx, part(params)),
  )
  app.post(
    '/Hospitals/:id/team',
    {
      schema: {
        operationId: 'inviteTeamMember',
        access: 'portal',
        refuses: ['duplicate_email', 'conflict', 'too_many_requests'],
        tags,
        summary: 'Create an account at the hospital and mail its owner a link to choose a password',
        body: teamInvitation.meta({ title: 'TeamInvitation' }),
        example,
        response: created(teamMemberAnswer, []),
      },
    },
    async ({ ctx, params, body }, reply) => {
      reply.code(201)
      return inviteTeamMember(ctx, part(params), body)
    },
  )
  app.post(
    '/Hospitals/:id/team/:member/invitation',
    {
      schema: {
        operationId: 'inviteTeamMemberAgain',
        access: 'portal',
        refuses: ['conflict', 'too_many_requests'],
        tags,
        summary: 'Send an invitation again, with a new link',
        response: { 200: teamMemberAnswer },
      },
    },
    ({ ctx, params }) => inviteTeamMemberAgain(ctx, part(params), part(params, 'member')),
  )
  app.patch(
    '/Hospitals/:id/team/:member',
    {
      schema: {
        operationId: 'updateTeamMember',
        access: 'portal',
        refuses: ['conflict'],
        tags,
        summary: 'Change the role of a member',
        description: 'Their sessions end at once. The last owner keeps the role.',
        body: teamRole.meta({ title: 'TeamRole' }),
        example: { hospitalRole: 'viewer' },
        response: { 200: teamMemberAnswer },
      },
    },
    ({ ctx, params, body }) => updateTeamMember(ctx, part(params), { ...(body as object), id: part(params, 'member') }),
  )
  app.delete(
    '/Hospitals/:id/team/:member',
    {
      schema: {
        operationId: 'removeTeamMember',
        access: 'portal',
        refuses: ['conflict'],
        tags,
        summary: 'Remove a member from the team',
        description:
          "The account remains as a patient's and its sessions end at once. The last owner cannot be removed.",
        response: nothing,
      },
    },
    ({ ctx, params }, reply) => sendNothing(reply, removeTeamMember(ctx, part(params), part(params, 'member'))),
  )
}
