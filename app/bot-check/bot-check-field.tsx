import { useEffect } from 'react'
import { loadable } from '../entry/kit-adapter/loadable'
import { Honeypot } from '../ui/form/honeypot'
import type { BotCheckFieldProps } from './use-bot-check'

const Notice = loadable(() => import(/* webpackChunkName: "bot-check-notice" */ './bot-check-notice'), {
  ssr: false
})

/**
 * The part of a form that keeps programs out, before its button. The widget loads when the form gets the focus, and
 * takes no place until it has to ask.
 */
export function BotCheckField({ honeypot, place, notice, hasAsked, start }: BotCheckFieldProps) {
  useEffect(() => {
    const form = honeypot.current?.form
    if (!form) return
    if (form.contains(document.activeElement)) start()
    form.addEventListener('focusin', start)
    return () => form.removeEventListener('focusin', start)
  }, [honeypot, start])
  return (
    <>
      <Honeypot ref={honeypot} />
      {notice && (
        <div className="col-span-full">
          <Notice kind={notice} />
        </div>
      )}
      {place && <div ref={place} className={hasAsked ? 'col-span-full' : 'absolute'} />}
    </>
  )
}
