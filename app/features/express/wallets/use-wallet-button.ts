import { useEffect, useState, type ComponentType } from 'react'
import { usePlatform } from '../../../platform/platform-context'
import type { Platform } from '../../../platform/platform'
import type { Basket } from '../../basket/model/basket'
import { useConsent } from '../../../visit/consent/use-consent'
import { findDeviceWallet } from './device-wallet'

type WalletButton = ComponentType<{ basket: Basket }>

/** A device that takes longer to say whether it can pay counts as one that cannot, in milliseconds. */
const PATIENCE_MS = 1_000

async function findButton(platform: Platform, mayAskGoogle: boolean): Promise<WalletButton | null> {
  const id = await findDeviceWallet(mayAskGoogle)
  if (!id) return null
  const { findWalletButton } = await import(/* webpackChunkName: "express-wallet" */ './wallet-button')
  return findWalletButton(platform, id)
}

/**
 * The button of the wallet that this device has and the merchant takes; null where there is none, undefined until that
 * is known.
 */
export function useWalletButton(): WalletButton | null | undefined {
  const platform = usePlatform()
  const mayAskGoogle = useConsent('functional')
  const [found, setFound] = useState<{ Button: WalletButton | null }>()
  useEffect(() => {
    let isSettled = false
    const settle = (Button: WalletButton | null) => {
      if (!isSettled) setFound({ Button })
      isSettled = true
    }
    const patience = setTimeout(() => settle(null), PATIENCE_MS)
    findButton(platform, mayAskGoogle).then(settle, () => settle(null))
    return () => {
      isSettled = true
      clearTimeout(patience)
    }
  }, [platform, mayAskGoogle])
  return found?.Button
}
