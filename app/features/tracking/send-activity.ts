import { hidePersonalPart } from '../../platform/side-services/page-analytics-query'
import type { Personalization } from '../../platform/side-services/personalization'
import type { ActivityProduct } from '../../platform/side-services/personalization-types'
import type { ShopEvent, TrackedProduct } from './event-payloads'
import { hidePersonalData } from './hide-personal-data'

/** A product as the recommendations service gets it. */
const pick = ({ id, sku, price, quantity }: TrackedProduct): ActivityProduct => ({ id, sku, price, quantity })
const nameOnly = ({ id }: TrackedProduct): ActivityProduct => ({ id })

/** Sends an event to the recommendations service (requirement 12.2); nothing where it has no such activity. */
export function sendActivity({ sendActivity: send }: Personalization, event: ShopEvent): void {
  switch (event.name) {
    case 'viewPage':
      return void send('viewPage', { currentLocation: hidePersonalPart(event.path) })
    case 'viewProduct':
      return void send('viewProduct', { product: pick(event.product) })
    case 'viewCategory': {
      const products = event.products.map(nameOnly)
      return void send('viewCategory', { category: { id: event.categoryId }, products })
    }
    case 'clickCategory': {
      const product = nameOnly(event.product)
      return void send('clickCategory', { category: { id: event.categoryId }, product })
    }
    case 'viewSearch': {
      const searchText = hidePersonalData(event.phrase)
      return void send('viewSearch', { searchText, products: event.products.map(nameOnly) })
    }
    case 'clickSearch': {
      const searchText = hidePersonalData(event.phrase)
      return void send('clickSearch', { searchText, product: nameOnly(event.product) })
    }
    case 'viewReco':
    case 'clickReco': {
      const { recommenderName, recoUUID: __recoUUID } = event
      // Only rows of the service are reported to it.
      if (__recoUUID === undefined) return
      const row = { recommenderName, __recoUUID }
      if (event.name === 'clickReco') void send('clickReco', { ...row, product: nameOnly(event.product) })
      else void send('viewReco', { ...row, products: event.products.map(nameOnly) })
      return
    }
    case 'addToCart':
      return void send('addToCart', { products: event.products.map(pick) })
    case 'beginCheckout':
      return void send('beginCheckout', { products: event.products.map(pick), amount: event.amount })
    case 'checkoutStep': {
      const { stepName, stepNumber, basketId } = event
      return void send('checkoutStep', { stepName, stepNumber, basketId })
    }
  }
}
