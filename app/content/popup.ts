import Cookies from 'js-cookie'
import { useEffect, useState } from 'react'
import { useLocation } from '../entry/kit-adapter/router'
import { readPlainText, type CleanHtml } from '../ui/rich-text/clean-html'
import { hasDecided } from '../visit/consent/consent'
import { APP_MODE_COOKIE, APP_MODE_ON } from '../visit/app-mode'
import { isEditMode } from '../visit/edit-mode'
import { readText, type Attributes } from './attributes'

/** Nothing may open by itself over a page that is being edited, or inside the native app (requirement 2.4). */
const isPopupSuppressed = (): boolean => isEditMode() || Cookies.get(APP_MODE_COOKIE) === APP_MODE_ON

/** A dialog needs an accessible name: its headline, or the first text that it has. */
export const namePopup = (
  headline: string | undefined,
  others: { image?: { alt: string }; button?: { text: string }; html?: CleanHtml }
): string | undefined =>
  headline ??
  (others.image?.alt || others.button?.text || (others.html && readPlainText(others.html)) || undefined)

/** The longest delay of a browser's timer, in ms; a longer one would fire at once. */
const MOST_MS = 2 ** 31 - 1

/** How long a popup waits, in milliseconds; undefined for anything but digits: then it does not open automatically. */
export function parseOpenDelay(data: Attributes): number | undefined {
  const text = readText(data, 'openDelay')
  return text && /^\d+$/.test(text) && Number(text) <= MOST_MS ? Number(text) : undefined
}

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
