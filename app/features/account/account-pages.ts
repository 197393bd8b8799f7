import { paths } from '../../visit/addresses/paths'
import type { Brand } from '../../ui/brand'
import type { IconName } from '../../ui/media/icon'
import { accountMessages as messages } from './messages'

/** The pages of the account in the order of its menu; a new page needs a line here. */
const ACCOUNT_PAGES = [
  { path: paths.account, name: messages.overview, icon: 'account' },
  { path: paths.orders, name: messages.orders, icon: 'bag' },
  { path: paths.standingOrders, name: messages.standingOrders, icon: 'calendar' },
  { path: paths.wishlist, name: messages.wishlist, icon: 'heart' },
  { path: paths.machines, name: messages.machines, icon: 'cup' },
  { path: paths.accountData, name: messages.data, icon: 'edit' },
  { path: paths.addresses, name: messages.addresses, icon: 'pin' },
  { path: paths.payments, name: messages.payments, icon: 'card' },
  { path: paths.dataSharing, name: messages.dataSharing, icon: 'share' }
] as const satisfies { path: string; name: object; icon: IconName }[]

/** Machines are puro's only. */
export const hasAccountPage = (brand: Brand, path: string): boolean =>
  path !== paths.machines || brand === 'puro'

export const listAccountPages = (brand: Brand) =>
  ACCOUNT_PAGES.filter(({ path }) => hasAccountPage(brand, path))
