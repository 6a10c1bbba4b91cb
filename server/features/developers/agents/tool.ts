/** Form of a tool for agents. */
import type { z } from 'zod'
import type { Context } from '#server/context.ts'

export type Tool = {
  title: string
  description: string
  /**
   * Equivalent operation of the other APIs, whose scopes are required here too
   * (domain/api-access.ts).
   */
  operation: string
  input: z.ZodObject
  output: z.ZodObject
  /** True if it changes data. */
  writes?: boolean
  run(ctx: Context, input: Record<string, unknown>): Promise<object>
}

/** Creates a tool whose types of input, output and function match. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Omit<Tool, 'input' | 'output' | 'run'> & {
    input: Input
    output: Output
    run: (ctx: Context, input: z.output<Input>) => Promise<z.input<Output>>
  },
): Tool => definition
