import type { SiteId } from '../../domain/sites/site'
import type { RegisteredMachine } from '../../domain/machines/machine'
import type { Database } from './database'

export const machinesSchema: readonly string[] = [
  `CREATE TABLE machines (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    site_id TEXT NOT NULL,
    serial_number TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    document TEXT NOT NULL,
    UNIQUE (site_id, serial_number)
  );
  CREATE INDEX machines_of_customer ON machines (site_id, customer_id);`
]

const parse = (row: unknown): RegisteredMachine =>
  JSON.parse((row as { document: string }).document) as RegisteredMachine

/** Registered machines as one JSON document each. */
export function createMachineStore(db: Database) {
  const find = db.prepare('SELECT document FROM machines WHERE site_id = ? AND serial_number = ?')
  const list = db.prepare(
    'SELECT document FROM machines WHERE site_id = ? AND customer_id = ? ORDER BY number DESC'
  )
  const save = db.prepare(
    `INSERT INTO machines (site_id, serial_number, customer_id, document) VALUES (?, ?, ?, ?)
     ON CONFLICT (site_id, serial_number) DO UPDATE SET document = excluded.document`
  )
  const remove = db.prepare('DELETE FROM machines WHERE site_id = ? AND serial_number = ?')

  return {
    find(siteId: SiteId, serialNumber: string): RegisteredMachine | undefined {
      const row = find.get(siteId, serialNumber)
      return row ? parse(row) : undefined
    },
    listOfCustomer: (siteId: SiteId, customerId: string) => list.all(siteId, customerId).map(parse),
    save: (machine: RegisteredMachine) =>
      void save.run(machine.siteId, machine.serialNumber, machine.customerId, JSON.stringify(machine)),
    remove: (siteId: SiteId, serialNumber: string) => void remove.run(siteId, serialNumber)
  }
}
