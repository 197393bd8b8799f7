import type { Loader } from '../../page-unit/loader'
import { redirectTo, showPage } from '../../page-unit/outcome'
import { paths } from '../../visit/addresses/paths'

export interface ConfirmationData {
  orderNo: string
}

/** An order number as the platform writes them. */
const ORDER_NO = /^[\w-]{1,64}$/

/** Validates the order number; the order itself is personal and loaded in the browser. */
export const checkoutConfirmationLoader: Loader<ConfirmationData> = ({ search }) => {
  const orderNo = search.get('orderNo') ?? ''
  return Promise.resolve(ORDER_NO.test(orderNo) ? showPage({ orderNo }) : redirectTo(paths.cart))
}
