import type { Localized } from '../../texts/localized-text'
import type { SiteId } from '../sites/site'

/** A machine that a customer has registered, as it is stored. Dates without a time are "2030-01-31". */
export interface RegisteredMachine {
  siteId: SiteId
  customerId: string
  serialNumber: string
  productId?: string
  /** The customer's own name for it. */
  name?: string
  purchaseDate?: string
  orderNo?: string
  /** Milliseconds since the epoch. */
  registeredAt: number
}

/** A machine as its owner sees it: registered, or bought and still to be registered. */
export interface Machine extends Omit<
  RegisteredMachine,
  'siteId' | 'customerId' | 'registeredAt' | 'serialNumber'
> {
  serialNumber: string
  productName?: Localized
  registeredAt?: number
}

/** An owner's input about a machine. */
export interface MachineInput {
  serialNumber: string
  productId?: string
  name?: string
  purchaseDate?: string
}

/** Something about machines that is not possible, in words for the owner. */
export class MachineError extends Error {
  constructor(readonly shopperText: Localized) {
    super(shopperText.en)
    this.name = 'MachineError'
  }
}
