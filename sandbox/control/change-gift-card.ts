import { z } from 'zod'
import { withCheckoutProblems } from '../http/checkout-problems'
import type { ControlServices } from './control-services'

const giftCardInput = z.strictObject({
  siteId: z.string().min(1).max(64),
  /** In the body, because codes must not be in addresses. */
  code: z.string().min(1).max(64),
  /** Decimal, in the card's currency. */
  balance: z.number().min(0).max(100_000).optional(),
  enabled: z.boolean().optional()
})

/**
 * Empties, fills, blocks or opens a gift card behind the back of a shopper who has redeemed it already. 400
 * problem for an unknown code, a ZodError for a wrong value.
 */
export function changeGiftCard(
  { giftCertificates }: Pick<ControlServices, 'giftCertificates'>,
  input: unknown
): void {
  const { siteId, code, balance, enabled } = giftCardInput.parse(input)
  const change = {
    ...(balance !== undefined && { balance: Math.round(balance * 100) }),
    ...(enabled !== undefined && { enabled })
  }
  withCheckoutProblems('en', () => giftCertificates.adjust(siteId, code, change))
}
