import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { PartBoundary } from '../../../ui/frame/part-boundary'
import { basketMessages } from '../messages'
import { showBasketAlert } from './basket-alerts'

interface LateDialogProps {
  /** For the log. */
  name: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog whose code loads with the press that opens it. Where the code is lost, the page stays and says that
 * something went wrong; the next press asks for it again.
 */
export function LateDialog({ name, onClose, children }: LateDialogProps) {
  const client = useQueryClient()
  const { formatMessage } = useIntl()
  function sayFailed() {
    onClose()
    showBasketAlert(client, {
      kind: 'error',
      code: 'unknown',
      message: formatMessage(basketMessages.failed)
    })
  }
  return (
    <PartBoundary name={name} onFailed={sayFailed}>
      {children}
    </PartBoundary>
  )
}
