import { contactMessages as messages } from './messages'

/** Reasons of a message; the ids are German, as the service stores them (requirement 11.2). */
export const CONTACT_REASONS = [
  { id: 'Produktinformationen', label: messages.products },
  { id: 'Bestellung und Lieferung', label: messages.orders },
  { id: 'Technischer Kundendienst', label: messages.technical },
  { id: 'Marke und Promotions', label: messages.brand },
  { id: 'Kundenkonto', label: messages.account },
  { id: 'Allgemeine Informationen / Serviceanfrage', label: messages.general }
] as const
