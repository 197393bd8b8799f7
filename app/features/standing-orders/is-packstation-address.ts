import { parsePackstation } from '../../intl/formats/packstation'
import type { PostalAddress } from '../postal-address/postal-address'

/** A parcel locker: no express delivery, no billing address. */
export const isPackstationAddress = (address: PostalAddress | undefined): boolean =>
  parsePackstation(address) !== undefined
