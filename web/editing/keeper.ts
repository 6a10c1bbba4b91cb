/** Editor of a record: administrators edit all of it, hospital staff only their part. */
export type Keeper = 'admin' | 'staff'
