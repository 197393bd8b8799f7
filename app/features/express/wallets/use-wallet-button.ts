import { useEffect, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import type { Platform } from '../../../platform/platform'
import { useConsent } from '../../../visit/consent/use-consent'
import { useSite } from '../../../visit/site/site-context'
import { findDeviceWallet } from './device-wallet'
import type { WalletButtonComponent } from './wallet-button'

/** A device that takes longer to say whether it can pay counts as one that cannot, in milliseconds. */
const PATIENCE_MS = 1_000

async function findButton(
  platform: Platform,
  googlePayUrl: string | undefined,
  localeId: string
): Promise<WalletButtonComponent | null> {
  const id = await findDeviceWallet(googlePayUrl)
  if (!id) return null
  const { findWalletButton } = await import(/* webpackChunkName: "express-wallet" */ './wallet-button')
  return findWalletButton(platform, id, localeId)
}

/**
 * The button of the wallet that this device has and the merchant takes; null where there is none, undefined until that
 * is known.
 */
export function useWalletButton(): WalletButtonComponent | null | undefined {
  const platform = usePlatform()
  const { locale } = useIntl()
  const { methodUrl } = useSite().thirdParties.googlePay
  const googlePayUrl = useConsent('functional') ? methodUrl : undefined
  const [found, setFound] = useState<{ Button: WalletButtonComponent | null }>()
  useEffect(() => {
    let isSettled = false
    const settle = (Button: WalletButtonComponent | null) => {
      if (!isSettled) setFound({ Button })
      isSettled = true
    }
    const patience = setTimeout(() => settle(null), PATIENCE_MS)
    findButton(platform, googlePayUrl, locale).then(settle, () => settle(null))
    return () => {
      isSettled = true
      clearTimeout(patience)
    }
  }, [platform, googlePayUrl, locale])
  return found?.Button
}
