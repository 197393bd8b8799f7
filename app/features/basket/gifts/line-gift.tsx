import { loadable } from '../../../entry/kit-adapter/loadable'
import { useIntl } from '../../../intl/intl'
import { LineGiftText } from '../../../gifts/line-gift-text'
import type { Line } from '../model/basket'
import { GiftButton } from './gift-button'
import { wrapMessages as messages } from './wrap-messages'

const WrapDialog = loadable(() => import(/* webpackChunkName: "wrap-dialog" */ './wrap-dialog'))

interface LineGiftProps {
  line: Line
  /** With its variant. */
  name: string
  currency: string
  disabled: boolean
}

/** The gift wrap of a line, where its product offers one; nothing else. */
export function LineGift({ line, name, currency, disabled }: LineGiftProps) {
  const { formatMessage } = useIntl()
  const isOffered = line.canBeWrapped && !line.isAutomaticBonus
  return (
    <>
      {line.gift && <LineGiftText gift={line.gift} currency={currency} />}
      {(isOffered || line.gift) && (
        <GiftButton
          label={formatMessage(line.gift ? messages.edit : messages.asGift)}
          subject={name}
          disabled={disabled}
        >
          {onClose => <WrapDialog line={line} currency={currency} onClose={onClose} />}
        </GiftButton>
      )}
    </>
  )
}
