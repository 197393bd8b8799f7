import { useState, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { basketMessages } from '../messages'
import type { Line } from '../model/basket'
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
