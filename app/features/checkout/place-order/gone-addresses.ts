import { useEffect, useRef } from 'react'
import { describeDelivery, type PostalAddress } from '../../../person-fields/postal-address'
import { waitBriefly } from '../../../platform/wait-briefly'
import { listParcels } from '../../basket/division/deliveries'
import type { Basket } from '../../basket/model/basket'
import { isSameAddress } from '../../postal-address/postal-address'
import type { CheckoutCustomer } from '../checkout-customer'

const isListed = (address: PostalAddress, list: readonly PostalAddress[]) =>
  list.some(each => isSameAddress(each, address))

/**
 * Names addresses of an order that this page has shown in the address book and that are gone from it, each once: the
 * basket keeps a copy of an address that the shopper has removed elsewhere. An address book that is slow or fails
 * holds no order up.
 */
export function useGoneAddresses(customer: CheckoutCustomer | undefined) {
  const seen = useRef<PostalAddress[]>([])
  const addresses = customer?.addresses
  useEffect(() => {
    const fresh = addresses?.filter(each => !isListed(each, seen.current)) ?? []
    seen.current = [...seen.current, ...fresh]
  }, [addresses])

  return async function findGoneAddresses(basket: Basket): Promise<string[]> {
    const used = [...listParcels(basket).map(({ address }) => address), basket.billingAddress].filter(
      (address): address is PostalAddress => address !== undefined && isListed(address, seen.current)
    )
    if (!customer || used.length === 0) return []
    const book = await waitBriefly(customer.readAddresses()).catch(() => undefined)
    if (!book) return []
    const gone = used.filter(address => !isListed(address, book))
    seen.current = seen.current.filter(address => !isListed(address, gone))
    return [...new Set(gone.map(describeDelivery))]
  }
}
