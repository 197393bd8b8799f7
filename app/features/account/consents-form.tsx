import { useId, useState, type FormEvent } from 'react'
import { useIntl } from '../../intl/intl'
import { useSite } from '../../visit/site/site-context'
import { Button } from '../../ui/action/button'
import { Checkbox } from '../../ui/form/checkbox'
import { Message } from '../../ui/status/message'
import { useAccountAccess } from './api/account-access'
import { announceNewsletter } from './account-events'
import { updateConsents } from './api/update-customer'
import type { Consents } from './model/customer'
import { hasConsentChanges } from './model/profile-changes'
import { profileMessages as messages } from './profile-messages'

const FLAGS = ['newsletter', 'aboAlerts', 'decalcifyAlerts'] as const

type Outcome = 'saved' | 'opted-in' | 'failed'

/** The customer's consents (requirement 9.3). */
export function ConsentsForm({ stored }: { stored: Consents }) {
  const { formatMessage } = useIntl()
  const id = useId()
  const { site } = useSite()
  const sellsMachines = site.tenantId === 'puro'
  const access = useAccountAccess()
  const [changes, setChanges] = useState<Partial<Consents>>({})
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const chosen = { ...stored, ...changes }
  const hasChanges = hasConsentChanges(stored, chosen)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !hasChanges) return
    setBusy(true)
    setOutcome(undefined)
    try {
      await updateConsents(access, chosen)
      const isOptIn = chosen.newsletter && !stored.newsletter
      setOutcome(isOptIn ? 'opted-in' : 'saved')
      if (isOptIn) announceNewsletter()
      // The response decides: the newsletter waits for the link in the mail.
      setChanges({})
    } catch {
      // The form says so, and keeps the choice.
      setOutcome('failed')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={event => void save(event)}>
      {outcome && (
        <Message kind={outcome === 'failed' ? 'error' : 'success'} answer>
          {outcome === 'opted-in'
            ? `${formatMessage(messages.sharingSaved)} ${formatMessage(messages.sharingOptIn)}`
            : formatMessage(outcome === 'failed' ? messages.sharingNotSaved : messages.sharingSaved)}
        </Message>
      )}
      <p className="text-muted">{formatMessage(messages.sharingText)}</p>
      {FLAGS.filter(flag => flag !== 'decalcifyAlerts' || sellsMachines || stored[flag]).map(flag => (
        <Checkbox
          key={flag}
          id={`${id}-${flag}`}
          label={formatMessage(messages[flag])}
          hint={formatMessage(messages[`${flag}Hint`], { mailService: site.facts.mailService })}
          checked={chosen[flag]}
          onChange={event => setChanges({ ...changes, [flag]: event.target.checked })}
        />
      ))}
      <Button type="submit" busy={isBusy} disabled={!hasChanges} className="sm:justify-self-start">
        {formatMessage(messages.save)}
      </Button>
    </form>
  )
}
