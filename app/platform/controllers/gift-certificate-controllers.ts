import { isBotCheckRefusal } from '../bot-check'
import { findWait, isPlatformError } from '../http/platform-error'
import type { Family } from '../platform-core'
import { controllerFamily } from './controller-family'
import { withInstanceSession } from './with-instance-session'

/** A refusal or failure, returned and not thrown (requirement 13.3). */
export interface GiftCertificateFailure {
  error: true
  /** For the shopper; `{0}` is the typed code. */
  ErrorMsg: string
  /** The platform's reason, e.g. GIFTCERTIFICATE_NOT_FOUND, where it says one. */
  statusCode?: string
  /** Seconds to wait, after too many attempts. */
  wait?: number
}

export interface GiftCertificateBalance {
  success: true
  error?: false
  /** The code, masked. */
  giftCertID?: string
  balance?: number
  /** For the shopper. */
  BalanceMsg?: string
  giftCertificate: {
    maskedCode: string
    /** Amounts in `currency`, with its decimals. */
    amount: number
    balance: number
    currency: string
    status: string
    /** ISO date-time. */
    expirationDate?: string
  }
}

export interface RedeemedGiftCertificate {
  success: true
  error?: false
  basketId: string
  /** The platform's internal code of the certificate, needed to remove it. */
  giftCertificateCode: string
  maskedCode: string
  amount: number
  currency: string
}

/** Gift certificates of the shopper's basket (requirement 13.1). Failures are values; only missing input throws. */
interface GiftCertificateControllers {
  checkBalance(parameters: { giftCertID: string }): Promise<GiftCertificateBalance | GiftCertificateFailure>
  /** Redeems the certificate for the shopper's basket. */
  redeem(parameters: { giftCertID: string }): Promise<RedeemedGiftCertificate | GiftCertificateFailure>
  removeGiftCertificate(parameters: {
    giftCertificateCode: string
  }): Promise<{ success: true; error?: false } | GiftCertificateFailure>
}

const controllers = withInstanceSession(
  controllerFamily<GiftCertificateControllers>({
    checkBalance: 'POST /GiftCert-CheckBalance?giftCertID',
    redeem: 'POST /GiftCert-Redeem?giftCertID',
    removeGiftCertificate: 'POST /GiftCert-RemoveGiftCertificate?giftCertificateCode'
  })
)

/** The messages where the platform sends no text (requirement 13.3). */
export const CHECK_BALANCE_FAILED = 'An technical error occured on useSfraApiGiftCertCheckBalance.'
export const GIFT_CERTIFICATE_FAILED = 'Something went wrong. Please try again later!'

export const giftCertificateControllers: Family<GiftCertificateControllers> = core => {
  const { checkBalance, redeem, removeGiftCertificate } = controllers(core)
  return {
    checkBalance: parameters => answerFailure(checkBalance(parameters), CHECK_BALANCE_FAILED),
    redeem: parameters => answerFailure(redeem(parameters), GIFT_CERTIFICATE_FAILED),
    removeGiftCertificate: parameters =>
      answerFailure(removeGiftCertificate(parameters), GIFT_CERTIFICATE_FAILED)
  }
}

async function answerFailure<Answer extends object>(
  call: Promise<Answer>,
  technicalText: string
): Promise<Answer | GiftCertificateFailure> {
  try {
    return await call
  } catch (error) {
    if (!isPlatformError(error) || error.kind === 'input' || isBotCheckRefusal(error)) throw error
    const wait = findWait(error)
    if (wait) return { error: true, ErrorMsg: technicalText, wait }
    const statusCode = error.data?.statusCode
    return {
      error: true,
      ErrorMsg: error.shopperText ?? technicalText,
      ...(typeof statusCode === 'string' && { statusCode })
    }
  }
}
