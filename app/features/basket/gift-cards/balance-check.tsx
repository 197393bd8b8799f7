import { useState } from 'react'
import { loadable } from '../../../entry/kit-adapter/loadable'
import { useIntl } from '../../../intl/intl'
import { LateDialog } from '../components/late-dialog'
import { giftCardMessages as messages } from './gift-card-messages'

const BalanceModal = loadable(() => import(/* webpackChunkName: "gift-card-balance" */ './balance-modal'))

/** Opens the balance check of a gift card; its code is loaded with the first click. */
export function BalanceCheck() {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
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
      {isOpen && (
        <LateDialog name="basket: balance of a gift card" onClose={close}>
          <BalanceModal onClose={close} />
        </LateDialog>
      )}
    </>
  )
}
