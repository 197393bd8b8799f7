import { defineMessages, useIntl } from 'react-intl'

const messages = defineMessages({
  previous: { id: 'carousel.previous', defaultMessage: 'Previous' },
  next: { id: 'carousel.next', defaultMessage: 'Next' }
})

/** The names of a carousel's arrows. */
export function useCarouselWords(): { previousLabel: string; nextLabel: string } {
  const { formatMessage } = useIntl()
  return { previousLabel: formatMessage(messages.previous), nextLabel: formatMessage(messages.next) }
}
