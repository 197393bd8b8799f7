import { parsePackstation } from '../../../intl/formats/packstation'
import type { PostalAddress } from '../../postal-address/model/postal-address'

/** A parcel locker: the fast courier brings nothing there, and nobody is billed there. */
export const isPackstationAddress = (address: PostalAddress | undefined): boolean =>
  parsePackstation(address) !== undefined
