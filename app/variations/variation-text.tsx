import { useIntl, defineMessages } from '../intl/intl'

const messages = defineMessages({
  recipient: {
    id: 'variation.recipient',
    defaultMessage: 'for {recipient}',
    description: 'Below the name of a gift card to buy, behind its design and value: whom it is for'
  },
  byEmail: {
    id: 'variation.byEmail',
    defaultMessage: 'by email to {recipient}',
    description: 'Below the name of a gift card to buy'
  }
})

interface VariationTextProps {
  variation?: string
  /** Whom a gift certificate goes to. */
  recipient?: string
}

/** Below a line's name: its variant; of a gift certificate also whom it is for. Nothing where there is nothing to say. */
export function VariationText({ variation, recipient }: VariationTextProps) {
  const { formatMessage } = useIntl()
  const isFor = recipient && formatMessage(variation ? messages.recipient : messages.byEmail, { recipient })
  const text = [variation, isFor].filter(Boolean).join(', ')
  return text ? <p className="text-sm text-muted">{text}</p> : null
}
