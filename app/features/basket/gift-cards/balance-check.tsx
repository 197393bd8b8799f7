import { useState } from 'react'
import { loadable } from '../../../entry/kit-adapter/loadable'
import { useIntl } from '../../../intl/intl'
import { giftCardMessages as messages } from './gift-card-messages'

const BalanceModal = loadable(() => import(/* webpackChunkName: "gift-card-balance" */ './balance-modal'))

/** Opens the balance check of a gift card; its code is loaded with the first click. */
export function BalanceCheck() {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="link needs-script inline-flex min-h-11 items-center"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {formatMessage(messages.balanceOpen)}
      </button>
      {isOpen && <BalanceModal onClose={() => setIsOpen(false)} />}
    </>
  )
}
