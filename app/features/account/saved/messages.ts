import { defineMessages } from '../../../intl/intl'

/** Messages of the lists of saved payments and addresses. */
export const savedMessages = defineMessages({
  preferred: { id: 'account.preferred', defaultMessage: 'Preferred' },
  prefer: { id: 'account.prefer', defaultMessage: 'Prefer' },
  preferOf: { id: 'account.preferOf', defaultMessage: 'Prefer {name}' },
  remove: { id: 'account.remove', defaultMessage: 'Remove' },
  removeOf: { id: 'account.removeOf', defaultMessage: 'Remove {name}' },
  removeTitle: { id: 'account.removeTitle', defaultMessage: 'Remove {name}?' },
  keep: { id: 'account.keep', defaultMessage: 'Keep it' },
  close: { id: 'account.close', defaultMessage: 'Close' },
  removed: { id: 'account.removed', defaultMessage: '{name} has been removed.' },
  preferredNow: { id: 'account.preferredNow', defaultMessage: '{name} comes first at checkout from now on.' },
  failed: { id: 'account.walletFailed', defaultMessage: 'That did not work. Please try again.' }
})
