import { inTransaction, isInTransaction, openDatabase } from './database'

it('refuses work on a closed database with an error, and the process lives', () => {
  const db = openDatabase(':memory:')
  db.close()
  expect(() => inTransaction(db, () => undefined)).toThrow('The database connection is not open')
  expect(() => isInTransaction(db)).toThrow('The database connection is not open')
})

it('returns whether a transaction is open', () => {
  const db = openDatabase(':memory:')
  expect(isInTransaction(db)).toBe(false)
  inTransaction(db, () => expect(isInTransaction(db)).toBe(true))
  expect(isInTransaction(db)).toBe(false)
})
