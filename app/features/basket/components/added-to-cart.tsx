import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useLocation } from '../../../entry/kit-adapter/router'
import { useIntl, type IntlShape } from '../../../intl/intl'
import { useRead } from '../../../platform/use-read'
import { LazyMessages } from '../../../intl/lazy-messages'
import { loadMessageGroup } from '../../../intl/message-groups'
import { SidePanel } from '../../../ui/overlay/side-panel'
import { Skeleton } from '../../../ui/status/skeleton'
import type { BasketAlert } from '../describe-basket-error'
import { basketMessages as messages } from '../messages'
import type { Basket } from '../model/basket'
import { countItems } from '../model/count-items'
import { useBasket } from '../use-basket'
import type { AddedItems } from './announce-change'
import { showBasketAlert } from './basket-alerts'
import type { CartPanelProps } from './cart-panel'

const loadPanel = () => import(/* webpackChunkName: "cart-panel" */ './cart-panel')
/** The ways to order without typing; the basket does not know them. */
type LoadExpress = () => Promise<ComponentType<{ basket: Basket }>>

type PanelParts = Awaited<ReturnType<typeof loadPanel>> & { Express?: ComponentType<{ basket: Basket }> }

/** Its code and its messages; without the express buttons where these do not load. */
async function loadAll(localeId: string, loadExpress?: LoadExpress): Promise<PanelParts> {
  const [panel, , Express] = await Promise.all([
    loadPanel(),
    loadMessageGroup('personal', localeId),
    loadExpress?.().catch(() => undefined)
  ])
  return { ...panel, Express }
}

/** Fetches what the panel needs ahead of it. If that fails, it is asked for again as the panel opens. */
export function preloadPanel(localeId: string): void {
  loadAll(localeId).catch(() => undefined)
}

interface OpenPanel extends Pick<AddedItems, 'productIds' | 'warning'> {
  /** The platform has not answered yet. */
  isAdding?: true
  /** The alert that replaces the panel: nothing was added, or the panel cannot be shown. */
  instead?: BasketAlert
}

/** In the query cache, so that the page's only panel sees what any component adds. */
const ADDED_KEY = ['basket-added'] as const

const setPanel = (client: QueryClient, panel: OpenPanel | null) =>
  void client.setQueryData<OpenPanel | null>(ADDED_KEY, panel)

/** Opens the cart panel at once, before the platform has answered; `showAdded` or `showRefused` says how it ended. */
export const showAdding = (client: QueryClient): void => setPanel(client, { productIds: [], isAdding: true })

/**
 * Fills the cart panel, and fires the event that others, e.g. tracking, listen to. A panel that the shopper has closed
 * meanwhile stays closed: then an alert shows the outcome.
 *
 * @param outcome the result in one sentence.
 */
export function showAdded(client: QueryClient, { basket, ...added }: AddedItems, outcome: BasketAlert): void {
  if (client.getQueryData(ADDED_KEY)) setPanel(client, added)
  else showBasketAlert(client, added.warning ?? outcome)
  window.dispatchEvent(new CustomEvent('add-to-cart-success', { detail: { basket, ...added } }))
}

/** Shows why nothing was added, once an open panel is closed. */
export function showRefused(client: QueryClient, refusal: BasketAlert): void {
  if (client.getQueryData<OpenPanel | null>(ADDED_KEY)?.isAdding)
    setPanel(client, { productIds: [], instead: refusal })
  else showBasketAlert(client, refusal)
}

/** Opens the cart panel to look into it; rejects when its code cannot be loaded. */
export async function showPanel(client: QueryClient, localeId: string): Promise<void> {
  await loadAll(localeId)
  setPanel(client, { productIds: [] })
}

interface AddedToCartProps {
  /** Of the search for an order that was being placed when its page was closed; shown above the cart. */
  loadOrderSearch?: CartPanelProps['loadOrderSearch']
  loadExpress?: LoadExpress
}

/**
 * Shows the cart panel; the code of what is in it is loaded with the first one. Where it does not load, an alert names
 * the added products. Another page closes it. Once per page.
 */
export function AddedToCart({ loadOrderSearch, loadExpress }: AddedToCartProps) {
  const { formatMessage, locale } = useIntl()
  const client = useQueryClient()
  const { pathname } = useLocation()
  const shownOn = useRef(pathname)
  const [parts, setParts] = useState<PanelParts>()
  const { data: panel } = useRead<OpenPanel | null>({ queryKey: ADDED_KEY, enabled: false })

  useEffect(() => {
    if (shownOn.current === pathname) return
    shownOn.current = pathname
    setPanel(client, null)
  }, [client, pathname])

  useEffect(() => {
    if (!panel || panel.instead || parts) return
    const say = () => {
      // Nothing is known yet: the outcome asks for the code again.
      if (panel.isAdding) return
      setPanel(client, { productIds: [], instead: panel.warning ?? buildAdded(formatMessage) })
    }
    loadAll(locale, loadExpress).then(setParts, say)
  }, [panel, parts, locale, client, formatMessage, loadExpress])

  const instead = panel?.instead
  // By now the panel is out of the page, and the alert finds its place where the shopper looks.
  useEffect(() => {
    if (!instead) return
    setPanel(client, null)
    showBasketAlert(client, instead)
  }, [client, instead])

  if (!panel || instead) return null
  return (
    <Panel
      {...panel}
      parts={parts}
      loadOrderSearch={loadOrderSearch}
      onClose={() => setPanel(client, null)}
    />
  )
}

interface PanelProps extends Omit<OpenPanel, 'instead'>, Pick<AddedToCartProps, 'loadOrderSearch'> {
  parts: PanelParts | undefined
  onClose: () => void
}

/** The mini cart: open at once, filled when its code is here and the platform has answered. */
function Panel({ parts, onClose, ...panel }: PanelProps) {
  const { formatMessage } = useIntl()
  const { basket } = useBasket()
  const count = panel.isAdding ? 0 : countItems(basket)
  const heading = formatMessage(messages.heading)
  const isAdded = panel.productIds.length > 0
  return (
    <SidePanel
      open
      onClose={onClose}
      title={count > 0 ? `${heading} (${count})` : heading}
      closeLabel={formatMessage(messages.close)}
      footer={
        parts &&
        basket &&
        count > 0 && (
          <LazyMessages group="personal">
            <parts.CartPanelFoot basket={basket} isAdded={isAdded} onClose={onClose}>
              {parts.Express && <parts.Express basket={basket} />}
            </parts.CartPanelFoot>
          </LazyMessages>
        )
      }
    >
      {parts ? (
        <LazyMessages group="personal">
          <parts.CartPanel {...panel} onClose={onClose} />
        </LazyMessages>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </SidePanel>
  )
}

/** The alert in place of a panel that cannot be shown. */
export const buildAdded = (formatMessage: IntlShape['formatMessage']): BasketAlert => ({
  kind: 'success',
  code: 'added',
  message: formatMessage(messages.added)
})
