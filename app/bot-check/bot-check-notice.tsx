import { useIntl } from '../intl/intl'
import { LazyMessages } from '../intl/lazy-messages'
import { Message } from '../ui/status/message'
import { useSite } from '../visit/site/site-context'
import { botCheckMessages as messages } from './messages'
import type { BotCheckNotice as Kind } from './use-bot-check'

/** Instruction of the bot check or, when it does not load, an explanation with the other ways. */
export default function BotCheckNotice(props: { kind: Kind }) {
  return (
    <LazyMessages group="personal">
      <Words {...props} />
    </LazyMessages>
  )
}

function Words({ kind }: { kind: Kind }) {
  const { formatMessage } = useIntl()
  const { tel, supportEmail } = useSite().site
  if (kind === 'asks') {
    return (
      <Message kind="info" answer>
        {formatMessage(messages.asks)}
      </Message>
    )
  }
  return (
    <Message kind="error" answer>
      <p>{formatMessage(messages[kind])}</p>
      <p>
        {formatMessage(messages.otherWays, {
          phone: (
            <a key="phone" className="link whitespace-nowrap" href={`tel:${tel.replace(/[^\d+]/g, '')}`}>
              {tel}
            </a>
          ),
          email: (
            <a key="email" className="link" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          )
        })}
      </p>
    </Message>
  )
}
