import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { nameLine } from '../../../variations/variation'
import type { Line } from '../model/basket'
import { isExchangeable } from './line-variants'
import { variantMessages as messages } from './variant-messages'

interface ChangeVariantButtonProps {
  line: Line
  disabled?: boolean
  onPress: (itemId: string) => void
}

/** Opens the choice of another variant; nothing where a line has none. */
export function ChangeVariantButton({ line, disabled, onPress }: ChangeVariantButtonProps) {
  const { formatMessage } = useIntl()
  // Stays while the catalogue is asked for a new variant: the button has the focus.
  const [hadVariants, setHadVariants] = useState(Boolean(line.variation))
  if (line.variation && !hadVariants) setHadVariants(true)
  if (!hadVariants || !isExchangeable(line)) return null
  return (
    <button
      type="button"
      className="link inline-flex min-h-11 items-center text-sm"
      disabled={disabled}
      onClick={() => onPress(line.itemId)}
    >
      {formatMessage(messages.change)}
      <span className="sr-only">{` ${nameLine(line)}`}</span>
    </button>
  )
}
