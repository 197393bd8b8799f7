import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { useRead } from '../../../platform/use-read'
import { useIntl } from '../../../intl/intl'
import { Message } from '../../../ui/status/message'
import type { BasketAlert } from '../describe-basket-error'
import { basketMessages as messages } from '../messages'
import { useOtherTabs } from '../use-other-tabs'

/** Alerts close automatically after 4 seconds (requirement 6.1). */
const AUTO_CLOSE_MS = 4000

interface ShownAlert {
  alert: BasketAlert
  place: Element
}

/** In the query cache, so that the page's only alert region sees errors from anywhere. */
const ALERT_KEY = ['basket-alert'] as const

/** Shows what went wrong with an add or a change. */
export const showBasketAlert = (client: QueryClient, alert: BasketAlert): void =>
  void client.setQueryData<ShownAlert | null>(ALERT_KEY, { alert, place: findPlace() })

/** The region for alerts on every page. Once per page. */
export function BasketAlerts() {
  const intl = useIntl()
  const client = useQueryClient()
  const { data: shown, dataUpdatedAt } = useRead<ShownAlert | null>({ queryKey: ALERT_KEY, enabled: false })
  useOtherTabs()
  if (!shown) return null
  const { kind, code, title, message } = shown.alert
  return createPortal(
    <div
      data-code={code}
      className="message-float fixed inset-x-4 top-[calc(var(--header-height)+8px)] z-50 mx-auto max-w-xl"
    >
      <Message
        // The same alert again restarts its timer.
        key={dataUpdatedAt}
        kind={kind}
        answer
        title={title}
        closeLabel={intl.formatMessage(messages.close)}
        autoCloseMs={AUTO_CLOSE_MS}
        onClose={() => client.setQueryData(ALERT_KEY, null)}
      >
        {message}
      </Message>
    </div>,
    shown.place
  )
}

/** While a dialog is open everything outside it is inert: screen readers cannot reach it, and it cannot be closed. */
const findPlace = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
