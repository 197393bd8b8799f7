import { readsAddedOrder } from '../../features/account/registration/added-order'
import type { Loader } from '../../page-unit/loader'
import { redirectTo, showPage } from '../../page-unit/outcome'
import { paths } from '../../visit/addresses/paths'

export interface ConfirmationData {
  orderNo: string
  /** The order is to be added to the account. */
  isAdded: boolean
}

/** An order number as the platform writes them. */
const ORDER_NO = /^[\w-]{1,64}$/

/** Validates the order number; the order itself is personal and loaded in the browser. */
export const checkoutConfirmationLoader: Loader<ConfirmationData> = ({ search }) => {
  const orderNo = search.get('orderNo') ?? ''
  return Promise.resolve(
    ORDER_NO.test(orderNo) ? showPage({ orderNo, isAdded: readsAddedOrder(search) }) : redirectTo(paths.cart)
  )
}
