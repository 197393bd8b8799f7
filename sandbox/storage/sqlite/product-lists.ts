import type { Database } from './database'

/** The owner of public lists; undefined members are ignored. */
export interface OwnerSearch {
  /** Compared without regard to case; names are compared as they are. */
  email?: string
  firstName?: string
  lastName?: string
}

/** Product lists as one JSON document each, in the table of `customersSchema`. Lists of an older sandbox have no site. */
export function createProductListStore(db: Database) {
  const add = db.prepare(
    'INSERT INTO product_lists (list_id, site_id, customer_id, document, due_on) VALUES (?, ?, ?, ?, ?)'
  )
  const findAll = db.prepare('SELECT document FROM product_lists WHERE customer_id = ? ORDER BY rowid')
  const find = db.prepare('SELECT document FROM product_lists WHERE list_id = ? AND customer_id = ?')
  const update = db.prepare('UPDATE product_lists SET document = ?, due_on = ? WHERE list_id = ?')
  const findDue = db.prepare(
    `SELECT list_id AS listId, site_id AS siteId, customer_id AS customerId FROM product_lists
     WHERE due_on IS NOT NULL AND due_on <= ? ORDER BY due_on LIMIT 1`
  )
  const drop = db.prepare('DELETE FROM product_lists WHERE list_id = ? AND customer_id = ?')
  const findPublic = db.prepare(
    `SELECT l.document FROM product_lists l LEFT JOIN customers c ON c.customer_id = l.customer_id
     WHERE l.list_id = ? AND coalesce(l.site_id, c.site_id) = ? AND json_extract(l.document, '$.public')`
  )
  const searchPublic = db.prepare(
    `SELECT l.document FROM product_lists l JOIN customers c ON c.customer_id = l.customer_id
     WHERE c.site_id = :siteId AND json_extract(l.document, '$.public')
       AND (:email IS NULL OR lower(json_extract(c.document, '$.email')) = lower(:email))
       AND (:firstName IS NULL OR json_extract(c.document, '$.firstName') = :firstName)
       AND (:lastName IS NULL OR json_extract(c.document, '$.lastName') = :lastName)
     ORDER BY l.rowid LIMIT :most`
  )

  return {
    /** @param dueOn yyyy-mm-dd, of a standing order. */
    add: (listId: string, siteId: string, customerId: string, document: string, dueOn?: string) =>
      void add.run(listId, siteId, customerId, document, dueOn ?? null),
    update: (listId: string, document: string, dueOn?: string) =>
      void update.run(document, dueOn ?? null, listId),
    /** The standing order that has waited longest, of those that are due on a day. */
    findDue: (day: string) =>
      findDue.get(day) as { listId: string; siteId: string; customerId: string } | undefined,
    findAll: (customerId: string) =>
      (findAll.all(customerId) as { document: string }[]).map(row => row.document),
    find: (customerId: string, listId: string) =>
      (find.get(listId, customerId) as { document: string } | undefined)?.document,
    drop: (customerId: string, listId: string) => void drop.run(listId, customerId),

    /** A list of the site that its owner has made public. */
    findPublic: (siteId: string, listId: string) =>
      (findPublic.get(listId, siteId) as { document: string } | undefined)?.document,
    /** Public lists of registered customers of the site, oldest first, `most` at most. */
    searchPublic: (siteId: string, { email, firstName, lastName }: OwnerSearch, most: number) =>
      (
        searchPublic.all({
          siteId,
          email: email ?? null,
          firstName: firstName ?? null,
          lastName: lastName ?? null,
          most
        }) as { document: string }[]
      ).map(row => row.document)
  }
}
