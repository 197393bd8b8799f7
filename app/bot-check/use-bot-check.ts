import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { BOT_CHECK_REFUSED, isBotCheckRefusal, type BotCheckAction } from '../platform/bot-check'
import { PlatformError } from '../platform/http/platform-error'
import { useSite } from '../visit/site/site-context'
import type { BotCheckProblem, BotCheckWidget } from './turnstile-widget'

export type BotCheckNotice = BotCheckProblem | 'asks'

export interface BotCheckFieldProps {
  honeypot: RefObject<HTMLInputElement>
  /** Of the widget; undefined where the shop has no bot check. */
  place?: RefObject<HTMLDivElement>
  notice?: BotCheckNotice
  /** The widget has asked the shopper something. */
  hasAsked: boolean
  /** Begins to check. */
  start: () => void
}

interface BotCheck {
  /** The field that people do not see is filled in: the form answers as if all had worked, and asks nobody. */
  isProgram: () => boolean
  /**
   * Makes a call with the form's token, or without one where the shop has no bot check.
   *
   * @throws the call's error. `isBotCheckRefusal`: nothing was done, and the field says so beside the button.
   */
  run: <Answer>(call: (token: string | undefined) => Promise<Answer>) => Promise<Answer>
  /** For `BotCheckField`, which is placed in the form before its button. */
  field: BotCheckFieldProps
}

/** Protects a form from programs (requirement 14.5): a honeypot, and the widget where the shop has its keys. */
export function useBotCheck(action: BotCheckAction): BotCheck {
  const { thirdParties, locale } = useSite()
  const { siteKey, scriptUrl } = thirdParties.botCheck
  const language = locale.id.slice(0, 2)
  const honeypot = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<Promise<BotCheckWidget>>()
  const [notice, setNotice] = useState<BotCheckNotice>()
  const [hasAsked, setHasAsked] = useState(false)

  const open = useCallback(() => {
    if (siteKey === '') return undefined
    opened.current ??= import(/* webpackChunkName: "bot-check" */ './turnstile-widget').then(
      ({ createWidget }) => {
        if (!place.current) throw new Error('the form has been left')
        const onAsk = (isAsking: boolean) => {
          setNotice(isAsking ? 'asks' : undefined)
          if (isAsking) setHasAsked(true)
        }
        return createWidget({ siteKey, scriptUrl, action, language, place: place.current, onAsk })
      }
    )
    const opening = opened.current
    opening.catch(() => {
      // The next attempt loads it again.
      if (opened.current === opening) opened.current = undefined
    })
    return opening
  }, [siteKey, scriptUrl, action, language])
  const start = useCallback(() => void open(), [open])

  useEffect(
    () => () => {
      opened.current?.then(
        widget => widget.remove(),
        () => undefined
      )
      opened.current = undefined
    },
    []
  )

  const run: BotCheck['run'] = async call => {
    // A widget that asks goes on asking: the button waits for the answer.
    setNotice(shown => (shown === 'asks' ? shown : undefined))
    const opening = open()
    if (!opening) return call(undefined)
    const taken = await (await opening).take()
    if ('problem' in taken) {
      setNotice(taken.problem)
      throw new PlatformError({ kind: 'input', operation: action, type: BOT_CHECK_REFUSED })
    }
    return call(taken.token).catch((error: unknown) => {
      if (isBotCheckRefusal(error)) setNotice('failed')
      throw error
    })
  }

  return {
    isProgram: () => Boolean(honeypot.current?.value),
    run,
    field: { honeypot, place: siteKey === '' ? undefined : place, notice, hasAsked, start }
  }
}
