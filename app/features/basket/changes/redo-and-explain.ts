import type { IntlShape } from '../../../intl/intl'
import type { BasketAccess } from '../api/basket-access'
import { showBasketAlert } from '../components/basket-alerts'
import { describeAddRefusal } from '../describe-add-refusal'
import { redoUnsentChanges } from './redo-unsent-changes'

/** Does what was not sent, and says what the platform refused of it. */
export const redoAndExplain = (access: BasketAccess, intl: IntlShape): Promise<void> =>
  redoUnsentChanges(access, error => showBasketAlert(access.client, describeAddRefusal(intl, error)))
