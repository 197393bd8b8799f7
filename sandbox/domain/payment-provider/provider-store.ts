import type { Payment } from './payment'
import type { Resource } from './resource'

/** Where the provider keeps its data. Saving replaces an entry with the same id. */
export interface ProviderStore {
  saveResource(resource: Resource): void
  findResource(id: string): Resource | undefined
  addFraudSession(id: string): void
  hasFraudSession(id: string): boolean
  savePayment(payment: Payment): void
  findPayment(id: string): Payment | undefined
  /** `dueAt` in milliseconds since the epoch; the same payment may have several. */
  addWebhook(paymentId: string, dueAt: number): void
  /** Those that are due at a moment, the oldest first. */
  listDueWebhooks(until: number): { number: number; paymentId: string }[]
  removeWebhook(number: number): void
  atomically<T>(work: () => T): T
}
