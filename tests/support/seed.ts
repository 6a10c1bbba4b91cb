/** Seed of property tests, so every run checks the same cases and a failure is repeatable. */
export const SEED = 20_261_029
