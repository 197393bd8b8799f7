import { content, controllers, machines } from './families/controllers'
import { customApis } from './families/custom-apis'
import { dynamicImaging } from './families/dynamic-imaging'
import { ocapiCustomers } from './families/ocapi-customers'
import { ocapiSessions, ocapiShop } from './families/ocapi-shop'
import { shopperAvailability } from './families/shopper-availability'
import { shopperBaskets, shopperBasketsV2 } from './families/shopper-baskets'
import { shopperConfigurations } from './families/shopper-configurations'
import { shopperConsents } from './families/shopper-consents'
import { shopperContext } from './families/shopper-context'
import { shopperCustomers } from './families/shopper-customers'
import { shopperDeliveryEstimates } from './families/shopper-delivery-estimates'
import { shopperExperience } from './families/shopper-experience'
import { shopperGiftCertificates } from './families/shopper-gift-certificates'
import { shopperOrders } from './families/shopper-orders'
import { shopperPayments } from './families/shopper-payments'
import { shopperProducts } from './families/shopper-products'
import { shopperPromotions } from './families/shopper-promotions'
import { shopperSearch } from './families/shopper-search'
import { shopperSeo } from './families/shopper-seo'
import { shopperStores } from './families/shopper-stores'
import { paymentProvider } from './families/payment-provider'
import {
  activities,
  errorReports,
  locationFinder,
  recommendations,
  webToCase
} from './families/side-services'
import { marketingTool, standIns, videos } from './families/stand-ins'
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
  videos,
  dynamicImaging
]

export const allOperations: Operation[] = operationFamilies.flatMap(family => family.operations)
