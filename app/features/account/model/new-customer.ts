import type { Customer } from './customer'

/** Milliseconds between creation and last login under which a customer counts as new (spec 3 section 9). */
const NEW_CUSTOMER_MS = 2000

/** A customer counts as new when the last login is less than 2000 ms after creation (spec 3 section 4). */
export const isNewCustomer = ({
  createdAt,
  lastLoginAt
}: Pick<Customer, 'createdAt' | 'lastLoginAt'>): boolean =>
  Date.parse(lastLoginAt ?? '') - Date.parse(createdAt ?? '') < NEW_CUSTOMER_MS
