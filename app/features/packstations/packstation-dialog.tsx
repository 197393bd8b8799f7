import { useMemo } from 'react'
import { useIntl } from '../../intl/intl'
import { PACKSTATION_COUNTRY } from '../../intl/formats/packstation'
import { Button } from '../../ui/action/button'
import { Dialog } from '../../ui/overlay/dialog'
import type { StoreFootProps } from '../stores/components/store-card'
import { readPostalCode } from '../stores/model/country'
import { packstationMessages as messages } from './messages'
import type { Locker } from './locker'
import { PackstationFinder } from './packstation-finder'

/** Address fields of a chosen Packstation. */
export interface ChosenPackstation {
  name: string
  station: string
  postalCode: string
  city: string
}

export interface PackstationDialogProps {
  /** The typed one; a German postal code starts a search at once. */
  postalCode: string
  onChoose: (packstation: ChosenPackstation) => void
  onClose: () => void
}

/** The finder over a form, which a choice fills. */
export function PackstationDialog({ postalCode, onChoose, onClose }: PackstationDialogProps) {
  const { formatMessage } = useIntl()
  const typed = readPostalCode(postalCode, PACKSTATION_COUNTRY)
  const Foot = useMemo(
    () =>
      function LockerChoice({ store: { name, station, postalCode, city } }: StoreFootProps<Locker>) {
        const { formatMessage } = useIntl()
        return station ? (
          <div className="store-foot">
            <Button
              kind="secondary"
              small
              onClick={() => onChoose({ name, station, postalCode, city })}
              aria-label={`${formatMessage(messages.choose)}, ${name}`}
            >
              {formatMessage(messages.choose)}
            </Button>
          </div>
        ) : null
      },
    [onChoose]
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(messages.title)}
      closeLabel={formatMessage(messages.close)}
      wide
    >
      <PackstationFinder
        place={typed ? { postalCode: typed, countryCode: PACKSTATION_COUNTRY } : undefined}
        isInDialog
        Foot={Foot}
      />
    </Dialog>
  )
}
