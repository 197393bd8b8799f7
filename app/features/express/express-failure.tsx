import { useEffect, useState } from 'react'
import { useHistory } from '../../entry/kit-adapter/router'
import { useIntl } from '../../intl/intl'
import { paths } from '../../visit/addresses/paths'
import { useSite } from '../../visit/site/site-context'
import { Message } from '../../ui/status/message'
import { expressReturnMessages as messages } from './return-messages'

/** Why PayPal's page was left without a consent. It stays on the page after the address is clean. */
export function ExpressFailure({ reason: fresh }: { reason: string | undefined }) {
  const { formatMessage } = useIntl()
  const history = useHistory()
  const { href } = useSite()
  const [reason] = useState(fresh)
  useEffect(() => {
    if (fresh) history.replace(href(paths.cart))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each return
  }, [fresh])
  if (!reason) return null
  return (
    <Message kind="warning" answer>
      {formatMessage(reason === 'CANCELLED' ? messages.cancelled : messages.refused)}
    </Message>
  )
}
