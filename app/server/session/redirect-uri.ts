import type { AppConfig } from '../../visit/config/app-config'
import { ADDRESSES } from '../../visit/addresses/address-table'

/** Where the login service sends browsers back to; registered with it. */
export const buildRedirectUri = ({ publicOrigin }: Pick<AppConfig, 'publicOrigin'>): string =>
  `${publicOrigin || 'http://localhost:3000'}${ADDRESSES.callback.pattern}`
