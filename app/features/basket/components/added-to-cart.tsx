import loadable from '@loadable/component'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { LateWords } from '../../../intl/late-words'
import { loadPageWords } from '../../../intl/page-words'
import type { BasketAlert } from '../describe-basket-error'
import { basketMessages as messages } from '../messages'
import type { Basket } from '../model/basket'
import { showBasketAlert } from './basket-alerts'

const loadPanel = () => import(/* webpackChunkName: "cart-panel" */ './cart-panel')
const CartPanel = loadable(loadPanel)

/** Its code and its words. */
const loadAll = (localeId: string) => Promise.all([loadPanel(), loadPageWords('personal', localeId)])

/**
 * Fetches what the panel needs while the platform adds. If that fails, it is asked for again as the panel opens.
 */
export function preloadPanel(localeId: string): void {
  loadAll(localeId).catch(() => undefined)
}

export interface AddedItems {
  basket: Basket
  productIds: string[]
  /** What could not be added. */
  warning?: BasketAlert
  /** Only the quantity of a line has changed. */
  isChange?: true
}

declare global {
  interface WindowEventMap {
    'add-to-cart-success': CustomEvent<AddedItems>
  }
}

type OpenPanel = Pick<AddedItems, 'productIds' | 'warning'>

/** In the query cache, so that the page's only panel sees what any component adds. */
const ADDED_KEY = ['basket-added'] as const

/** Opens the cart panel, and fires the event that others, e.g. tracking, listen to. */
export function showAdded(client: QueryClient, added: AddedItems): void {
  client.setQueryData<OpenPanel | null>(ADDED_KEY, added)
  window.dispatchEvent(new CustomEvent('add-to-cart-success', { detail: added }))
}

/** Fires the same event after a change of quantity (requirement 2.4 "Cart"); the cart itself shows what changed. */
export function announceChange(basket: Basket, productId: string): void {
  const changed: AddedItems = { basket, productIds: [productId], isChange: true }
  window.dispatchEvent(new CustomEvent('add-to-cart-success', { detail: changed }))
}

/** Opens the cart panel to look into it; rejects when its code cannot be loaded. */
export async function showPanel(client: QueryClient, localeId: string): Promise<void> {
  await loadAll(localeId)
  client.setQueryData<OpenPanel | null>(ADDED_KEY, { productIds: [] })
}

/**
 * Shows the cart panel; its code is loaded with the first one. Where it does not load, what was added is said all
 * the same. Another page closes it. Once per page.
 */
export function AddedToCart() {
  const { formatMessage, locale } = useIntl()
  const client = useQueryClient()
  const { pathname } = useLocation()
  const shownOn = useRef(pathname)
  const [isLoaded, setLoaded] = useState(false)
  const { data: panel } = useQuery<OpenPanel | null>({ queryKey: ADDED_KEY, enabled: false })
  const close = () => void client.setQueryData(ADDED_KEY, null)

  useEffect(() => {
    if (shownOn.current === pathname) return
    shownOn.current = pathname
    client.setQueryData(ADDED_KEY, null)
  }, [client, pathname])

  useEffect(() => {
    if (!panel || isLoaded) return
    const say = () => {
      client.setQueryData(ADDED_KEY, null)
      const added = { kind: 'success', code: 'added', message: formatMessage(messages.added) } as const
      showBasketAlert(client, panel.warning ?? added)
    }
    loadAll(locale).then(() => setLoaded(true), say)
  }, [panel, isLoaded, locale, client, formatMessage])

  if (!panel || !isLoaded) return null
  return (
    <LateWords group="personal">
      <CartPanel productIds={panel.productIds} warning={panel.warning} onClose={close} />
    </LateWords>
  )
}
