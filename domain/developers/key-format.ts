/** Beginnings of keys. */

/** Prefix of keys, by which secret scanners find them. Keys end with six characters of checksum. */
export const KEY_PREFIX = 'hk_live_'
/** Beginning of keys of a test mode, which reach its own database and nothing else. */
export const TEST_KEY_PREFIX = 'hk_test_'
