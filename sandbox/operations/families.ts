import { content, controllers, machines } from './families/controllers'
import { ocapiCustomers } from './families/ocapi-customers'
import { ocapiSessions, ocapiShop } from './families/ocapi-shop'
import { shopperBaskets, shopperBasketsV2 } from './families/shopper-baskets'
import { shopperCustomers } from './families/shopper-customers'
import { shopperExperience } from './families/shopper-experience'
import { shopperOrders } from './families/shopper-orders'
import {
  shopperProducts,
  customApis,
  dynamicImaging,
  shopperAvailability,
  shopperConfigurations,
  shopperConsents,
  shopperContext,
  shopperDeliveryEstimates,
  shopperGiftCertificates,
  shopperPayments,
  shopperPromotions,
  shopperSearch,
  shopperSeo,
  shopperStores
} from './families/shopper-apis'
import { paymentProvider } from './families/payment-provider'
import {
  activities,
  errorReports,
  locationFinder,
  recommendations,
  webToCase
} from './families/side-services'
import { botCheck, identityProviders, marketingTool, standIns, videos } from './families/stand-ins'
import { slas } from './families/slas'
import type { Operation, OperationFamily } from './operation'

/** Everything that the platform and the services beside it offer, served here or not. A new family adds its line. */
export const operationFamilies: OperationFamily[] = [
  slas,
  shopperProducts,
  shopperSearch,
  shopperPromotions,
  shopperGiftCertificates,
  shopperBaskets,
  shopperBasketsV2,
  shopperOrders,
  shopperCustomers,
  shopperContext,
  shopperStores,
  shopperExperience,
  shopperSeo,
  customApis,
  shopperAvailability,
  shopperDeliveryEstimates,
  shopperConfigurations,
  shopperConsents,
  shopperPayments,
  ocapiShop,
  ocapiCustomers,
  ocapiSessions,
  controllers,
  content,
  machines,
  recommendations,
  activities,
  locationFinder,
  webToCase,
  errorReports,
  paymentProvider,
  marketingTool,
  standIns,
  identityProviders,
  botCheck,
  videos,
  dynamicImaging
]

export const allOperations: Operation[] = operationFamilies.flatMap(family => family.operations)
