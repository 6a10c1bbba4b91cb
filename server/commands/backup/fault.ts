/** Error of a backup that cannot be made or used, with a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
