import type { ReactNode } from 'react'
import { AccountFailed, AccountLoading } from '../../features/account/account-frame'
import type { Customer } from '../../features/account/model/customer'
import { useCustomer } from '../../features/account/use-customer'

/** Renders its children with the customer's data: a skeleton until they are known, a retry where they cannot be read. */
export function ForCustomer({ children }: { children: (customer: Customer) => ReactNode }) {
  const { customer, failed, refetch } = useCustomer()
  if (failed) return <AccountFailed onRetry={refetch} />
  return customer ? <>{children(customer)}</> : <AccountLoading />
}
