import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from '../../intl/intl'
import { usePlatform } from '../../platform/platform-context'
import { notify } from '../../ui/overlay/notify'
import { wishlistMessages as messages } from './messages'
import { loadToggle } from './use-wishes'

/** Adds what a guest had wished before they logged in. */
export function useAddWish(productId: string | undefined): () => void {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const platform = usePlatform()
  return () => {
    if (!productId) return
    loadToggle()
      .then(({ addWish }) => addWish({ access: { client, platform }, intl: { formatMessage }, productId }))
      .catch(() => notify(formatMessage(messages.addFailed), 'error'))
  }
}
