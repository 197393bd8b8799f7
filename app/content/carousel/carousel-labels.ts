import { defineMessages, useIntl } from '../../intl/intl'

const messages = defineMessages({
  previous: { id: 'carousel.previous', defaultMessage: 'Previous' },
  next: { id: 'carousel.next', defaultMessage: 'Next' },
  kind: { id: 'carousel.kind', defaultMessage: 'carousel' }
})

/** The labels of a carousel's arrows, and its role description. */
export function useCarouselLabels(): { previousLabel: string; nextLabel: string; kindLabel: string } {
  const { formatMessage } = useIntl()
  return {
    previousLabel: formatMessage(messages.previous),
    nextLabel: formatMessage(messages.next),
    kindLabel: formatMessage(messages.kind)
  }
}
