import { Router } from 'express'
import type { ProtocolContext } from '../../protocol-context'
import type { Catalogue } from '../../../domain/catalogue/catalogue'
import type { AddressBook } from '../../../domain/customers/addresses'
import type { Customers } from '../../../domain/customers/customers'
import type { NewsletterWish } from '../../../domain/customers/newsletter-wish'
import type { PasswordReset } from '../../../domain/customers/password-reset'
import type { ProductLists } from '../../../domain/customers/product-lists'
import type { PublicLists } from '../../../domain/customers/public-lists'
import type { Wallet } from '../../../domain/customers/wallet'
import type { Baskets } from '../../../domain/baskets/baskets'
import type { Orders } from '../../../domain/orders/orders'
import { createCustomerBasketsRouter } from './customer-baskets-router'
import { addAddressRoutes } from './address-routes'
import { addOrderHistoryRoutes } from './order-history-routes'
import { addProductListRoutes } from './product-list-routes'
import { addProfileRoutes } from './profile-routes'
import { addPublicListRoutes } from './public-list-routes'
import { requireOwner, requireRegistered } from './require-owner'
import { addWalletRoutes } from './wallet-routes'

interface CustomersServices extends ProtocolContext {
  customers: Customers
  addressBook: AddressBook
  wallet: Wallet
  productLists: ProductLists
  publicLists: PublicLists
  catalogue: Catalogue
  passwordReset: PasswordReset
  wishForNewsletter: NewsletterWish
  baskets: Baskets
  orders: Orders
}

/**
 * Shopper Customers, mounted at `/customer/shopper-customers/v1/organizations/:organizationId` behind
 * the guards. External profiles and payment references fall through to the frame's 501.
 */
export function createCustomersRouter(services: CustomersServices): Router {
  const router = Router()
  addProfileRoutes(router, services)
  addPublicListRoutes(router, services)
  router.use('/customers/:customerId', requireOwner)
  router.use('/customers/:customerId/baskets', createCustomerBasketsRouter(services))
  addOrderHistoryRoutes(router, services)
  addProductListRoutes(router, services.productLists)
  router.use('/customers/:customerId', requireRegistered)
  addAddressRoutes(router, services.addressBook)
  addWalletRoutes(router, services.wallet)
  return router
}
