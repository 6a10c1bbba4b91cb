/**
 * Files of tests/server whose result depends on the PostgreSQL server itself. `.ci/run` runs them a
 * second time, on Debian's PostgreSQL: another version, another locale and a role that the tests do
 * not make. All other files see PostgreSQL only through these parts, so a second run of them would
 * repeat the first.
 */
const BY_DEPENDENCE = {
  // Starting, stopping, migrating, and what catalogues of the server say.
  'the server and its catalogues': [
    'start',
    'roles',
    'migrations',
    'demo-data',
    'backup',
    'personal-columns',
    'erasure',
    'appointment-indexes',
  ],
  // Collations and normal forms differ between versions and locales.
  'folding and order of text': ['fold', 'search', 'search-recall', 'offers'],
  // The planner differs between versions.
  plans: ['managed-plans', 'oversight-plans', 'report-plans', 'search-plans', 'statements'],
  // SQL functions and triggers.
  'code in the database': ['audit', 'audit-rights', 'booking-sql', 'catalogue-sql', 'bookable', 'next-free', 'reports'],
  // Locks, exclusion constraints and isolation.
  races: ['booking-races', 'idempotency', 'last-administrator', 'deletions'],
  // LISTEN and NOTIFY, ended and silent connections.
  connections: ['live', 'catalogue', 'message-stream', 'failover', 'hardening-network', 'pgbouncer', 'replicas'],
  // COPY-like writes of many rows.
  imports: ['import'],
}

export const DATABASE_FILES: string[] = Object.values(BY_DEPENDENCE)
  .flat()
  .map((name) => `tests/server/${name}.test.ts`)
