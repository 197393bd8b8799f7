import { optionalText } from '../../platform/optional-text'

/** An invoice or a return label. */
export interface OrderDocument {
  number?: string
  /** ISO date-time. */
  date?: string
  /** http(s) or a path of this origin. */
  url: string
}

export interface OrderParcel {
  /** The shipment that it carries. */
  shipmentId?: string
  carrier?: string
  trackingNumber?: string
  trackingUrl?: string
  /** ISO date-times. */
  shippedDate?: string
  deliveredDate?: string
}

type Entry = Record<string, unknown>

/** The list that an attribute holds as JSON text; a parse failure gives an empty list (requirement 8.1). */
export function parseJsonList(value: unknown): Entry[] {
  const list = typeof value === 'string' ? parse(value) : value
  return Array.isArray(list) ? list.filter(isEntry) : []
}

/** `c_invoice`: the invoices that can be opened. */
export const mapInvoices = (value: unknown): OrderDocument[] => mapDocuments(value, 'invoiceNo')

/** `c_returnLabel`: the labels that can be printed. */
export const mapReturnLabels = (value: unknown): OrderDocument[] => mapDocuments(value, 'labelNo')

/** `c_shipping`: the parcels that are on their way or have arrived. */
export const mapParcels = (value: unknown): OrderParcel[] =>
  parseJsonList(value).map(entry => ({
    shipmentId: optionalText(entry.shipmentId),
    carrier: optionalText(entry.carrier),
    trackingNumber: optionalText(entry.trackingNumber),
    trackingUrl: address(entry.trackingUrl),
    shippedDate: optionalText(entry.shippedDate),
    deliveredDate: optionalText(entry.deliveredDate)
  }))

/** A document without an address cannot be opened and is left out. */
const mapDocuments = (value: unknown, numberName: string): OrderDocument[] =>
  parseJsonList(value).flatMap(entry => {
    const url = address(entry.url)
    return url ? [{ number: optionalText(entry[numberName]), date: optionalText(entry.date), url }] : []
  })

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Only http(s) addresses and paths of this origin are links; not `javascript:` and the like. */
const address = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(?:https?:\/\/|\/(?!\/))/i.test(value) ? value : undefined
