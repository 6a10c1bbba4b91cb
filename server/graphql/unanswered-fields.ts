import type { GraphQLScalarType } from 'graphql'
import type { Resolvers, ResolversParentTypes } from '#server/graphql.gen.ts'

type KeysOf<T> = T extends unknown ? keyof T : never
type TypeName = {
  [Type in keyof Resolvers]-?: NonNullable<Resolvers[Type]> extends GraphQLScalarType ? never : Type
}[keyof Resolvers] &
  keyof ResolversParentTypes

/** Fields of a type that a feature resolves. */
type ResolvedFields<Feature, Type extends string> = Feature extends { [Key in Type]: infer Fields }
  ? KeysOf<Fields>
  : never

/**
 * Fields of the schema, as `Type.field`, that neither a record nor a resolver answers. They would
 * always be null.
 */
export type UnansweredField<Feature> = {
  [Type in TypeName]: `${Type}.${Exclude<
    KeysOf<NonNullable<Resolvers[Type]>>,
    KeysOf<ResolversParentTypes[Type]> | ResolvedFields<Feature, Type> | '__isTypeOf' | '__resolveType'
  > &
    string}`
}[TypeName]

/** Compiles only without fields. The compiler error names unanswered ones. */
export type AllAnswered<Field extends never> = Field
