import { useCallback, useEffect, useState } from 'react'
import { Head } from '../../page-head/head'
import { useIntl } from '../../intl/intl'
import { ADDRESSES } from '../../visit/addresses/address-table'
import { paths } from '../../visit/addresses/paths'
import { useBasketAccess } from '../../features/basket/api/basket-access'
import { startAgentBasket } from '../../features/basket/api/start-agent-basket'
import { useBasket } from '../../features/basket/use-basket'
import { createPage } from '../../page-unit/create-page'
import type { Loader } from '../../page-unit/loader'
import { showPage } from '../../page-unit/outcome'
import { useSession, useShopperState } from '../../platform/session/use-session'
import { Button, ButtonLink } from '../../ui/action/button'
import { Message } from '../../ui/status/message'
import { Container } from '../../ui/frame/page-section'
import { LoginBox, NeedsScript } from './login-box'
import { posStartMessages as messages } from './pos-start-messages'

/**
 * The agent of the address `?agent=`: letters, digits and . _ @ - , 64 of them at most; undefined for anything
 * else, since it is noted on baskets and orders.
 */
export function readAgent(search: URLSearchParams): string | undefined {
  const agent = search.get('agent')?.trim() ?? ''
  return /^[\w.@-]{1,64}$/.test(agent) ? agent : undefined
}

interface PosStartData {
  agent?: string
}

const posStartLoader: Loader<PosStartData> = ({ search }) =>
  Promise.resolve(showPage({ agent: readAgent(search) }))

/** Where an agent begins a sale for a customer (requirement 6.7). */
function PosStartPage({ data: { agent } }: { data: PosStartData }) {
  const { formatMessage } = useIntl()
  return (
    <Container className="login-page">
      <Head>
        <title>{formatMessage(messages.title)}</title>
        <meta name="robots" content={ADDRESSES.posStart.robots} />
      </Head>
      <LoginBox narrow>
        <h1 className="heading-2">{formatMessage(messages.title)}</h1>
        <NeedsScript />
        {agent ? (
          <Start key={agent} agent={agent} />
        ) : (
          <Message kind="error">{formatMessage(messages.noAgent)}</Message>
        )}
      </LoginBox>
    </Container>
  )
}

type Outcome = 'starting' | 'ready' | 'failed'

/** An empty cart becomes the agent's at once; about a filled one the agent is asked. */
function Start({ agent }: { agent: string }) {
  const { formatMessage } = useIntl()
  const access = useBasketAccess()
  const session = useSession()
  const isRegistered = useShopperState() === 'registered'
  const { basket, error, refetch } = useBasket()
  const [outcome, setOutcome] = useState<Outcome>()
  const isUsed = isRegistered || Boolean(basket?.lines.length || basket?.giftCertificateItems.length)

  const start = useCallback(
    async (isFresh: boolean) => {
      setOutcome('starting')
      try {
        if (isFresh && session.getState() === 'registered') await session.logout()
        await startAgentBasket(access, agent, { isFresh })
        setOutcome('ready')
      } catch {
        // Nothing is lost: the page says so and offers it again.
        setOutcome('failed')
      }
    },
    [access, agent, session]
  )

  const startsAtOnce = basket !== undefined && !isUsed && !outcome
  useEffect(() => {
    if (startsAtOnce) void start(false)
  }, [startsAtOnce, start])

  if (outcome === 'ready') {
    return (
      <>
        <Message kind="success">{formatMessage(messages.ready, { agent })}</Message>
        <ButtonLink to={paths.home} className="justify-self-start">
          {formatMessage(messages.toShop)}
        </ButtonLink>
      </>
    )
  }
  if (outcome === 'failed' || (error && basket === undefined)) {
    return (
      <>
        <Message kind="error">{formatMessage(messages.failed)}</Message>
        <Button
          kind="secondary"
          className="justify-self-start"
          onClick={() => {
            setOutcome(undefined)
            refetch()
          }}
        >
          {formatMessage(messages.retry)}
        </Button>
      </>
    )
  }
  if (outcome === 'starting' || basket === undefined || !isUsed) {
    return (
      <p role="status" className="needs-script text-muted">
        {formatMessage(messages.starting)}
      </p>
    )
  }
  return (
    <>
      <p>{formatMessage(isRegistered ? messages.registered : messages.question)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void start(true)}>{formatMessage(messages.fresh)}</Button>
        <Button kind="secondary" onClick={() => void start(false)}>
          {formatMessage(messages.goOn)}
        </Button>
      </div>
    </>
  )
}

export const posStartPage = createPage(posStartLoader, PosStartPage)
