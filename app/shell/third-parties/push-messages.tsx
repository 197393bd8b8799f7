import { useEffect, useState } from 'react'
import { useIntl } from '../../intl/intl'
import { PushOffer } from '../../features/marketing/push-offer'
import type { MarketingTool } from '../../features/marketing/marketing-tool'
import { marketingMessages as messages } from '../../features/marketing/messages'
import {
  mayOfferPush,
  savePushAnswer,
  readPushAnswer,
  type PushAnswer
} from '../../features/marketing/push-answer'
import { notify } from '../../ui/overlay/notify'
import { setWorker } from '../set-worker'

interface PushMessagesProps {
  path: string
  /** Path of the page that the browser has loaded. */
  landingPath: string
  tool: MarketingTool
}

/**
 * Offers push messages, and maintains existing subscriptions. The browser's prompt opens within the click on
 * our own question, as browsers require; the tool finds the permission and does not ask again.
 */
export function PushMessages({ path, landingPath, tool }: PushMessagesProps) {
  const { formatMessage } = useIntl()
  const [answer, setAnswer] = useState(readPushAnswer)
  useEffect(() => {
    let isOver = false
    void setWorker().then(hasPush => hasPush && !isOver && tool.subscribeToPush())
    return () => {
      isOver = true
    }
  }, [tool])

  const permission = tool.canPush() ? Notification.permission : undefined
  const firstPath = isFromShop() ? undefined : landingPath
  if (!mayOfferPush({ path, firstPath, answer, permission })) return null

  function remember(given: PushAnswer) {
    savePushAnswer(given)
    setAnswer(given)
  }
  async function switchOn() {
    setAnswer('yes')
    const allowed = await Notification.requestPermission()
    remember(allowed === 'granted' ? 'yes' : 'no')
    if (allowed === 'denied') return notify(formatMessage(messages.blocked))
    // Dismissing the browser's prompt is an answer, too.
    if (allowed !== 'granted') return
    const hasPush = await setWorker()
    if (hasPush) tool.subscribeToPush()
    return notify(formatMessage(hasPush ? messages.done : messages.failed), hasPush ? 'success' : 'error')
  }
  return <PushOffer onAccept={() => void switchOn()} onRefuse={() => remember('no')} />
}

/** Whether another page of the shop led to the page that the browser has loaded: a visit goes on. */
const isFromShop = () => document.referrer.startsWith(`${window.location.origin}/`)
