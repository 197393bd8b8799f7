import type { Router } from 'express'
import { createAccountRouter, type AccountServices } from './account-router'
import { createCheckoutKeyRouter } from './checkout-key-router'
import { createDeliveryTimeRouter } from './delivery-time-router'
import { createGiftCertificateRouter, type GiftCertificateServices } from './gift-certificate-router'
import { createMachinesRouter, type MachinesServices } from './machines-router'
import { createOrderActionsRouter, type OrderActionsServices } from './order-actions-router'
import { createOrderDocumentRouter } from './order-document-router'
import { createPaymentStateRouter } from './payment-state-router'
import { createSiteSearchRouter, type SiteSearchServices } from './site-search-router'
import { createSiteCountriesRouter } from './site-countries-router'
import { createWebToCaseRouter } from './web-to-case-router'

type ControllersServices = AccountServices &
  GiftCertificateServices &
  MachinesServices &
  OrderActionsServices &
  SiteSearchServices &
  Parameters<typeof createSiteCountriesRouter>[0] &
  Parameters<typeof createWebToCaseRouter>[0]

/** The storefront controllers. Each router brings its own guard: some are public, some know their caller. */
export const createControllerRouters = (services: ControllersServices): Router[] => [
  createSiteCountriesRouter(services),
  createAccountRouter(services),
  createOrderActionsRouter(services),
  createCheckoutKeyRouter(services),
  createPaymentStateRouter(services),
  createOrderDocumentRouter(services),
  createDeliveryTimeRouter(services),
  createSiteSearchRouter(services),
  createGiftCertificateRouter(services),
  createMachinesRouter(services),
  createWebToCaseRouter(services)
]
