import { useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { usePlatform } from '../../../platform/platform-context'
import { byPasskey } from '../../../platform/session/login-ways'
import { ownPasskeys } from '../../../platform/session/own-passkeys'
import { UNKNOWN_PASSKEY } from '../../../platform/session/passkeys'
import type { LoginWay } from '../../../platform/session/session'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { useSite } from '../../../visit/site/site-context'
import { canSuggestPasskeys, canUsePasskeys, forgetPasskey, getPasskey } from './browser-passkeys'
import { describePasskeyLoginError } from './describe-passkey-error'
import { passkeyLoginMessages as messages } from './messages'
import { noteOfferAnswer } from './offer-answer'

/** Before the challenge expires, in ms; the service says when. */
const RENEW_BEFORE = 30_000
const CHALLENGE_LIFE = 300_000

interface PasskeyLoginProps {
  /** Logs in by the passkey that was chosen. */
  enter: (way: LoginWay) => Promise<unknown>
  onDone?: () => void
  /** Whether a field of the form offers passkeys: one with `autocomplete="username webauthn"`. */
  isSuggested?: boolean
}

/**
 * Login with a passkey (requirement 14.2): a button, and suggestions of the e-mail field as long as the form is shown.
 * Nothing is shown in browsers without passkeys.
 */
export function PasskeyLogin({ enter, onDone, isSuggested = false }: PasskeyLoginProps) {
  const intl = useIntl()
  const platform = usePlatform()
  const { site } = useSite()
  // The few browsers without passkeys take the button away, so that nothing moves in the others.
  const [isOffered, setOffered] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** The browser waits for one passkey at a time. */
  const waiting = useRef<AbortController>()
  const latest = useRef({ enter, onDone, intl })
  useEffect(() => {
    latest.current = { enter, onDone, intl }
  })

  /** Logs in by a passkey: `ended` when the wait for it was ended. @throws when none could be asked for or was chosen. */
  const logIn = useCallback(
    async (mediation?: CredentialMediationRequirement): Promise<'done' | 'refused' | 'ended'> => {
      const own = new AbortController()
      waiting.current?.abort()
      waiting.current = own
      const passkeys = platform.family(ownPasskeys)
      const options = await passkeys.getLoginOptions()
      if (own.signal.aborted) return 'ended'
      const life = (options.timeout ?? CHALLENGE_LIFE) - RENEW_BEFORE
      const timer = mediation && setTimeout(() => own.abort(), Math.max(life, RENEW_BEFORE))
      const credential = await getPasskey(options, { signal: own.signal, mediation })
        .catch((error: unknown) => {
          if (own.signal.aborted) return undefined
          throw error
        })
        .finally(() => clearTimeout(timer))
      if (!credential) return 'ended'
      setBusy(true)
      setProblem(undefined)
      try {
        await latest.current.enter(byPasskey(credential))
      } catch (error) {
        if (isPlatformError(error) && error.type === UNKNOWN_PASSKEY)
          forgetPasskey(options.rpId, credential.id).catch(() => undefined)
        setProblem(describePasskeyLoginError(latest.current.intl, error))
        return 'refused'
      } finally {
        setBusy(false)
      }
      noteOfferAnswer(site.id)
      latest.current.onDone?.()
      return 'done'
    },
    [platform, site.id]
  )

  /** Suggestions last as long as the form: with a new challenge after each one that has run out. */
  const suggest = useCallback(
    async (isShown: () => boolean) => {
      if (!(await canSuggestPasskeys())) return
      while (isShown()) {
        // Where the service does not answer the field suggests nothing.
        const outcome = await logIn('conditional').catch(() => 'done')
        const isRenewed = outcome === 'ended' && waiting.current?.signal.aborted
        // Otherwise it was ended by the button, which begins the suggestions again.
        if (outcome !== 'refused' && !isRenewed) return
      }
    },
    [logIn]
  )

  const isShown = useRef(false)
  useEffect(() => {
    setOffered(canUsePasskeys())
    isShown.current = true
    if (isSuggested) void suggest(() => isShown.current)
    return () => {
      isShown.current = false
      waiting.current?.abort()
    }
  }, [isSuggested, suggest])

  async function press() {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      if ((await logIn()) === 'done') return
    } catch (error) {
      setProblem(describePasskeyLoginError(intl, error))
    } finally {
      setBusy(false)
    }
    if (isSuggested && isShown.current) void suggest(() => isShown.current)
  }

  if (!isOffered) return null
  return (
    <div className="grid gap-3">
      {problem && (
        <Message kind="error" answer>
          {problem}
        </Message>
      )}
      <Button kind="secondary" wide busy={isBusy} onClick={() => void press()}>
        {intl.formatMessage(messages.logIn)}
      </Button>
    </div>
  )
}
