import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { Message } from '../../../ui/message/message'
import { listenToSignal, type BasketAlert } from '../basket-signals'
import { basketMessages as messages } from '../messages'
import { useOtherTabs } from '../use-other-tabs'

/** Alerts close by themselves after 4 seconds (spec 1 section 8). */
const AUTO_CLOSE_MS = 4000

interface ShownAlert {
  alert: BasketAlert
  number: number
  place: Element
}

/** Says what went wrong with an add or a change, wherever the shopper is. Once per page. */
export function BasketAlerts() {
  const intl = useIntl()
  const [shown, setShown] = useState<ShownAlert>()
  useOtherTabs()
  useEffect(
    () =>
      listenToSignal('basket-alert', alert =>
        setShown(last => ({ alert, number: (last?.number ?? 0) + 1, place: findPlace() }))
      ),
    []
  )
  if (!shown) return null
  const { kind, code, title, message } = shown.alert
  return createPortal(
    <div
      data-code={code}
      className="fixed inset-x-4 top-[calc(var(--header-height)+8px)] z-50 mx-auto max-w-xl shadow-float"
    >
      <Message
        // The same alert again starts its time anew.
        key={shown.number}
        kind={kind}
        answer
        title={title}
        closeLabel={intl.formatMessage(messages.close)}
        autoCloseMs={AUTO_CLOSE_MS}
        onClose={() => setShown(undefined)}
      >
        {message}
      </Message>
    </div>,
    shown.place
  )
}

/** While a dialog is open everything outside it is inert: it can neither be heard nor closed. */
const findPlace = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
