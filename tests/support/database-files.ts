/**
 * Files of tests/server whose result depends on the PostgreSQL server itself. `.ci/run` runs them a
 * second time on Debian's PostgreSQL: another version, another locale, and a role that the tests do
 * not create. All other files use PostgreSQL only through these parts, so a second run of them
 * would add nothing.
 */
const BY_DEPENDENCE = {
  // Starting, stopping, migrating, and the contents of system catalogues.
  'the server and its catalogues': [
    'start',
    'roles',
    'migrations',
    'test-mode-life',
    'demo-data',
    'demo-quotes',
    'backup',
    'personal-columns',
    'erasure',
    'appointment-indexes',
    'tracing',
  ],
  // Collations and normal forms differ between versions and locales.
  'folding and order of text': ['fold', 'search', 'search-recall', 'offers'],
  // The planner differs between versions.
  plans: ['managed-plans', 'oversight-plans', 'quote-plans', 'report-plans', 'search-plans', 'statements'],
  // SQL functions and triggers.
  'code in the database': ['audit', 'audit-rights', 'booking-sql', 'catalogue-sql', 'bookable', 'next-free', 'reports'],
  // Locks, exclusion constraints and isolation.
  races: ['booking-races', 'idempotency', 'last-administrator', 'deletions', 'rooms'],
  // LISTEN and NOTIFY, closed and silent connections.
  connections: [
    'live',
    'catalogue',
    'message-stream',
    'failover',
    'hardening-network',
    'pgbouncer',
    'replicas',
    'transaction-ends',
  ],
  // COPY-like writes of many rows.
  imports: ['import'],
}

export const DATABASE_FILES: string[] = Object.values(BY_DEPENDENCE)
  .flat()
  .map((name) => `tests/server/${name}.test.ts`)
