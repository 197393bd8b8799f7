import { inTransaction, openDatabase } from './database'
import { emptyTables, migrate } from './migrate'

const first = 'CREATE TABLE tea (name TEXT)'

function openWithTea() {
  const db = openDatabase(':memory:')
  migrate(db, { tea: first })
  db.exec("INSERT INTO tea (name) VALUES ('sencha')")
  return db
}

it('keeps rows when a step is appended', () => {
  const db = openWithTea()
  migrate(db, { tea: [first, 'ALTER TABLE tea ADD COLUMN grams INTEGER'] })
  expect(db.prepare('SELECT name, grams FROM tea').all()).toEqual([{ name: 'sencha', grams: null }])
})

it('starts a group anew when a step was rewritten', () => {
  const db = openWithTea()
  migrate(db, { tea: 'CREATE TABLE tea (name TEXT, origin TEXT)' })
  expect(db.prepare('SELECT name, origin FROM tea').all()).toEqual([])
})

it('empties the tables of every group', () => {
  const db = openWithTea()
  emptyTables(db, { tea: first })
  expect(db.prepare('SELECT name FROM tea').all()).toEqual([])
})

it('undoes a transaction that throws, the inner one with the outer', () => {
  const db = openWithTea()
  const work = () =>
    inTransaction(db, () => {
      inTransaction(db, () => db.exec("INSERT INTO tea (name) VALUES ('lost')"))
      throw new Error('no more tea')
    })
  expect(work).toThrow('no more tea')
  expect(db.prepare('SELECT name FROM tea').all()).toEqual([{ name: 'sencha' }])
})
