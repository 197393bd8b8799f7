/** Types of the browser's Payment Request API with delivery, which TypeScript lacks; only the parts in use. */
export interface DeviceAddress {
  country: string
  postalCode: string
  city: string
  region?: string
  addressLine?: readonly string[]
  recipient?: string
  organization?: string
  phone?: string
}

interface Money {
  currency: string
  value: string
}

export interface SheetDetails {
  total: { label: string; amount: Money; pending?: boolean }
  shippingOptions?: { id: string; label: string; amount: Money; selected: boolean }[]
  /** Why it cannot be delivered there. */
  error?: string
}

interface SheetEvent extends Event {
  updateWith(details: Promise<SheetDetails>): void
}

interface MerchantEvent extends Event {
  validationURL: string
  complete(session: Promise<unknown>): void
}

interface SheetEvents {
  shippingaddresschange: SheetEvent
  shippingoptionchange: SheetEvent
  merchantvalidation: MerchantEvent
}

export interface DeviceResponse {
  details: unknown
  shippingAddress?: DeviceAddress | null
  shippingOption?: string | null
  payerEmail?: string | null
  payerName?: string | null
  payerPhone?: string | null
  complete(result: 'success' | 'fail'): Promise<void>
}

interface DevicePayment {
  shippingAddress: DeviceAddress | null
  shippingOption: string | null
  canMakePayment(): Promise<boolean>
  /** Until the details are there, the sheet cannot be agreed to. */
  show(details: Promise<SheetDetails>): Promise<DeviceResponse>
  addEventListener<Name extends keyof SheetEvents>(name: Name, hear: (event: SheetEvents[Name]) => void): void
}

type DevicePaymentConstructor = new (
  methods: { supportedMethods: string; data: unknown }[],
  details: SheetDetails,
  options?: Record<string, boolean>
) => DevicePayment

declare global {
  interface Window {
    ApplePaySession?: { canMakePayments(): boolean }
  }
}

/** The browser's Payment Request; undefined where it has none. */
export const findPaymentRequest = (): DevicePaymentConstructor | undefined =>
  (globalThis as unknown as { PaymentRequest?: DevicePaymentConstructor }).PaymentRequest
