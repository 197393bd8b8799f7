import { useState, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { useSite } from '../../../visit/site/site-context'
import { Message } from '../../../ui/status/message'
import { basketMessages } from '../messages'
import type { Line, Basket } from '../model/basket'
import { promotionMessages as messages } from './promotion-messages'

type RemoveLine = (line: Line) => Promise<void>

/**
 * Puts a question before the removal of a line that the welcome offer needs (requirement 6.3); other
 * lines go at once. Render `question` beside the lines.
 */
export function useWelcomeOfferQuestion(remove: RemoveLine): { remove: RemoveLine; question: ReactNode } {
  const { formatMessage } = useIntl()
  const [asked, setAsked] = useState<Line>()
  const close = () => setAsked(undefined)
  return {
    async remove(line) {
      if (line.isWelcomeOfferPart) setAsked(line)
      else await remove(line)
    },
    question: asked && (
      <Dialog
        open
        onClose={close}
        title={formatMessage(messages.removeQuestion, { name: asked.name })}
        closeLabel={formatMessage(basketMessages.close)}
        actions={
          <>
            <Button
              kind="secondary"
              onClick={() => {
                close()
                void remove(asked)
              }}
            >
              {formatMessage(messages.removeAnyway)}
            </Button>
            <Button onClick={close}>{formatMessage(messages.cancel)}</Button>
          </>
        }
      >
        <p>{formatMessage(messages.removeQuestionText)}</p>
      </Dialog>
    )
  }
}

/** Says that the welcome offer is given, or that something is missing for it now (requirement 6.3). */
export function WelcomeOfferBanner({ basket }: { basket: Basket }) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  if (basket.isWelcomeOfferRemoved) {
    const text = site.tenantId === 'jasmin' ? messages.welcomeRemoved : messages.welcomeRemovedCoffee
    return <Message kind="warning">{formatMessage(text)}</Message>
  }
  if (!basket.welcomeOfferPromotionId) return null
  return <Message kind="success">{formatMessage(messages.welcomeGiven)}</Message>
}
