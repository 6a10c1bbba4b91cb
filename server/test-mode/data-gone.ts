import { AppError } from '../errors.ts'

/** The database of a test mode is missing, as after a restore of the product's own database. */
export class TestDataGone extends AppError {
  constructor() {
    super('conflict', 'The data of your test mode are gone. Please switch it on again.')
  }
}
