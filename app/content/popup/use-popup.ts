import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { hasDecided } from '../../visit/consent/consent'
import { isPopupSuppressed } from './is-popup-suppressed'

/** While the cookie modal or another dialog is open: check again after this long, in ms. */
const LATER_MS = 1000

interface PopupRules {
  /** The anchor that opens it at any time, e.g. "#popupContent". */
  hash: string
  /** Milliseconds after which it opens automatically, where the address has no anchor. */
  openDelay: number | undefined
  /** The shopper has seen it: it no longer opens automatically. */
  isRemembered: () => boolean
}

/** Whether a popup is open (requirement 2.4). Never on the server, in edit mode or in the native app. */
export function usePopup({ hash, openDelay, isRemembered }: PopupRules) {
  const location = useLocation()
  const [isOpen, setOpen] = useState(false)
  const asked = location.hash === hash && (location.key ?? location.hash)
  const waits = location.hash === ''

  useEffect(() => {
    if (asked && !isPopupSuppressed()) setOpen(true)
  }, [asked])

  useEffect(() => {
    if (!waits || openDelay === undefined || isPopupSuppressed() || isRemembered()) return undefined
    let timer = setTimeout(open, openDelay)
    function open() {
      // Never over the cookie modal or another open dialog.
      if (!hasDecided() || document.querySelector('dialog[open]')) timer = setTimeout(open, LATER_MS)
      else if (!isRemembered()) setOpen(true)
    }
    return () => clearTimeout(timer)
    // The callback is new on every render, its result is not.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [waits, openDelay])

  return { isOpen, close: () => setOpen(false) }
}
