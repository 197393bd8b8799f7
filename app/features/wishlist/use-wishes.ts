import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useHistory } from '../../entry/kit-adapter/router'
import { useIntl } from '../../intl/intl'
import { paths } from '../../visit/addresses/paths'
import { usePlatform } from '../../platform/platform-context'
import { useSession, useShopperState } from '../../platform/session/use-session'
import { useRead } from '../../platform/use-read'
import { useSite } from '../../visit/site/site-context'
import { notify } from '../../ui/overlay/notify'
import { wishlistQuery } from './wishlist-query'
import { wishlistMessages as messages } from './messages'

export const loadToggle = () => import(/* webpackChunkName: "wishlist" */ './toggle-wish')

export interface Wishes {
  isKept(productId: string): boolean
  /** The product that is being added or removed. */
  busyId: string | undefined
  /** Adds or removes it; a guest is led to the login first, and it is added then (requirement 9.5). */
  toggle(productId: string): void
}

/** The shopper's wishlist for the hearts of a list: once for a list, not for each of its tiles. */
export function useWishes(): Wishes {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const platform = usePlatform()
  const session = useSession()
  const history = useHistory()
  const { href, pathOf } = useSite()
  const isCustomer = useShopperState() === 'registered'
  const { data } = useRead({ ...wishlistQuery(platform), enabled: isCustomer })
  const [busyId, setBusyId] = useState<string>()
  const kept = useMemo(
    () => new Set(isCustomer ? data?.items.map(item => item.productId) : []),
    [isCustomer, data]
  )

  const toggle = useCallback(
    (productId: string) => {
      const isKept = kept.has(productId)
      if (session.getState() !== 'registered') {
        const { pathname, search } = history.location
        return history.push(href(paths.loginTo(pathOf(pathname) + search, productId)))
      }
      setBusyId(productId)
      const wish = { access: { client, platform }, intl: { formatMessage }, productId }
      loadToggle()
        .then(({ addWish, removeWish }) => (isKept ? removeWish(wish) : addWish(wish)))
        .catch(() => notify(formatMessage(isKept ? messages.removeFailed : messages.addFailed), 'error'))
        .finally(() => setBusyId(undefined))
    },
    [kept, session, history, href, pathOf, client, platform, formatMessage]
  )
  return { isKept: id => kept.has(id), busyId, toggle }
}
