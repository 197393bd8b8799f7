import { useEffect, useRef, useState } from 'react'
import { useIntl, defineMessages } from '../../intl/intl'
import { useSite } from '../../visit/site/site-context'
import { buildPreChatFields, type ChatPerson } from './pre-chat'
import { startChat } from './start-chat'

/** Literal texts of requirement 11.3 (Chat). */
const messages = defineMessages({
  help: { id: 'chat.help', defaultMessage: 'How can I help you?' },
  offline: { id: 'chat.offline', defaultMessage: 'Chat offline' },
  loading: { id: 'chat.loading', defaultMessage: 'Loading...' }
})

/** So long after it is allowed the chat starts (requirement 11.3). */
const CHAT_DELAY_MS = 5_000

/**
 * Starts the chat 5 seconds after it is allowed; `findPerson` then returns the person. Resolves to whether
 * its window is open. Mount it with functional consent only: a started chat ends with the page.
 */
export function useChat(findPerson: () => Promise<ChatPerson>): boolean {
  const { formatMessage } = useIntl()
  const { site, locale, thirdParties } = useSite()
  const [isOpen, setOpen] = useState(false)
  const latest = useRef(findPerson)
  useEffect(() => {
    latest.current = findPerson
  })

  const settings = thirdParties.chat
  useEffect(() => {
    if (!settings.scriptUrl) return
    const start = async () => {
      const person = await latest.current()
      await startChat({
        settings,
        language: locale.id.slice(0, 2),
        words: {
          help: formatMessage(messages.help),
          offline: formatMessage(messages.offline),
          loading: formatMessage(messages.loading)
        },
        fields: buildPreChatFields(person, site.tenantId),
        onOpenChange: setOpen
      })
    }
    // An error of the chat's code ends the chat only.
    const timer = setTimeout(() => void start().catch(() => undefined), CHAT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [settings, site, locale, formatMessage])
  return isOpen
}
