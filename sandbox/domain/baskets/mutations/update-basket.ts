import type { CustomAttributes } from '../basket'
import { CheckoutError } from '../../checkout-error'
import type { Mutation } from './mutation'

/** Throws unless shoppers of the site can pay in the currency. */
function requireCurrency(currency: string, currencies: string[]): string {
  if (currencies.includes(currency)) return currency
  throw new CheckoutError(
    'invalid',
    'unsupported-currency',
    'Unsupported Currency',
    `The currency '${currency}' is not supported by the site.`,
    { currency }
  )
}

/** Changes currency and `c_` attributes. In another currency, amounts to be paid are void, so instruments go. */
export const updateBasket =
  (change: { currency?: string; custom: CustomAttributes }): Mutation =>
  (basket, { site }) => {
    const currencies = [site.defaultCurrency, ...site.locales.map(locale => locale.preferredCurrency)]
    const currency =
      change.currency === undefined ? basket.currency : requireCurrency(change.currency, currencies)
    const paymentInstruments = currency === basket.currency ? basket.paymentInstruments : []
    return { ...basket, currency, paymentInstruments, custom: { ...basket.custom, ...change.custom } }
  }
