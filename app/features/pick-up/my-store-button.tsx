import { useIntl } from '../../intl/intl'
import type { MyStore } from '../../visit/my-store'
import { Button } from '../../ui/action/button'
import { Icon } from '../../ui/media/icon'
import { useKeptStore, useStoreChoice } from './account-store'
import { pickUpMessages as messages } from './messages'

/** Makes a store the shopper's, or forgets it. */
export function MyStoreButton({ store }: { store: MyStore }) {
  const { formatMessage } = useIntl()
  const choose = useStoreChoice()
  const isMine = useKeptStore()?.id === store.id
  return (
    <div className="needs-script grid justify-items-start gap-2">
      <p role="status" className="flex items-center gap-2 font-semibold">
        {isMine && <Icon name="check" small className="text-primary" />}
        {isMine && <span>{formatMessage(messages.isMine)}</span>}
      </p>
      <Button kind={isMine ? 'secondary' : 'primary'} onClick={() => choose(isMine ? undefined : store)}>
        {formatMessage(isMine ? messages.forget : messages.use)}
      </Button>
    </div>
  )
}
