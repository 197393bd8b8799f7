import { isBotCheckRefusal, withBotCheck } from '../../platform/bot-check'
import { findWait, isPlatformError } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import { customStockNotices } from '../../platform/scapi/custom-stock-notices'

export type NoticeOutcome = { kind: 'asked' | 'in-stock' | 'failed' } | { kind: 'wait'; seconds: number }

/** Asks for a mail when a product is back; throws nothing but a refusal of the bot check. */
export async function requestNotice(
  platform: Platform,
  { productId, email }: { productId: string; email: string },
  botCheckToken?: string
): Promise<NoticeOutcome> {
  try {
    await platform
      .family(withBotCheck(customStockNotices, botCheckToken))
      .requestStockNotice({}, { c_productId: productId, c_email: email.trim() })
    return { kind: 'asked' }
  } catch (error) {
    if (isBotCheckRefusal(error)) throw error
    const seconds = findWait(error)
    if (seconds) return { kind: 'wait', seconds }
    return { kind: isPlatformError(error) && error.status === 409 ? 'in-stock' : 'failed' }
  }
}
