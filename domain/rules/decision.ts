/** Decision of an administrator to switch a rule of the land on or off. */
import { z } from 'zod'
import { statedReason } from '../stated-reason.ts'

export const ruleReason = statedReason('Please say why you switch this rule.')
export const ruleDecision = z.object({ isOn: z.boolean('Please choose yes or no'), reason: ruleReason })
