/** Who keeps a record: administrators all of it, the staff of a hospital what is theirs to keep. */
export type Keeper = 'admin' | 'staff'
