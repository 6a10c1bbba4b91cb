/** Form of a tool for agents. */
import type { z } from 'zod'
import type { Context } from '#server/context.ts'

export type Tool = {
  title: string
  description: string
  /**
   * The operation of the other doors that it is: its scopes are needed here too
   * (domain/api-access.ts).
   */
  operation: string
  input: z.ZodObject
  output: z.ZodObject
  /** It changes something. */
  writes?: boolean
  run(ctx: Context, input: Record<string, unknown>): Promise<object>
}

/** Ties what runs to what it is given. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Omit<Tool, 'input' | 'output' | 'run'> & {
    input: Input
    output: Output
    run: (ctx: Context, input: z.output<Input>) => Promise<z.input<Output>>
  },
): Tool => definition
