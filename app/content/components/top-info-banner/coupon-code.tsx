import { useRef } from 'react'
import { defineMessages, useIntl } from '../../../intl/intl'
import { notify } from '../../../ui/overlay/notify'

const messages = defineMessages({
  copy: { id: 'banner.copy', defaultMessage: 'Copy code {code}' },
  copied: { id: 'banner.copied', defaultMessage: 'Copied to clipboard.' }
})

/** How long the "copied" message is shown, in ms (requirement 2.4). */
const COPIED_MS = 700

/** A coupon code to copy. */
export function CouponCode({ code }: { code: string }) {
  const { formatMessage } = useIntl()
  const text = useRef<HTMLSpanElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      await notify(formatMessage(messages.copied), 'success', COPIED_MS)
    } catch {
      // Without permission to write the clipboard the code is at least selected, ready to be copied by hand.
      if (text.current) getSelection()?.selectAllChildren(text.current)
    }
  }

  return (
    <button
      type="button"
      className="coupon-code"
      aria-label={formatMessage(messages.copy, { code })}
      onClick={() => void copy()}
    >
      <span ref={text} className="select-text">
        {code}
      </span>
      <svg viewBox="0 0 24 24" aria-hidden className="icon icon-small">
        <path d="M9 9h10.5v11.5H9zM15 9V4.5H4.5V16H9" />
      </svg>
    </button>
  )
}
