import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { findCountry } from '../../../visit/site/locale-country'
import { useSite } from '../../../visit/site/site-context'
import { Badge } from '../../../ui/status/badge'
import { Button } from '../../../ui/action/button'
import { EmptyState } from '../../../ui/status/empty-state'
import { Message } from '../../../ui/status/message'
import { countriesQuery, type Country } from '../../postal-address/countries-query'
import { AddressLines } from '../../postal-address/address-lines'
import { addressMessages } from '../../postal-address/messages'
import { useAccountAccess } from '../api/account-access'
import { removeAddress, saveAddress } from '../api/save-address'
import { AccountLoading, AccountSection } from '../account-frame'
import { accountMessages } from '../messages'
import type { SavedAddress } from '../model/customer'
import { savedMessages, addressBookMessages as messages } from './messages'
import { RemoveDialog } from './remove-dialog'
import { SavedAction, SavedActions } from './saved-actions'
import { useTask } from './use-task'
import { AddressBookForm } from './address-book-form'

/** Short for questions and names of buttons. */
const nameOf = ({ firstName, lastName, address1, city }: SavedAddress) =>
  `${firstName} ${lastName}, ${address1}, ${city}`

/** Where a customer's parcels go: added, changed, preferred, removed (requirement 9.4). */
export function AddressBook({ addresses }: { addresses: SavedAddress[] }) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const access = useAccountAccess()
  const { outcome, setOutcome, isBusy, run } = useTask()
  const [edited, setEdited] = useState<SavedAddress | 'new'>()
  const [asked, setAsked] = useState<SavedAddress>()
  const { data: known, isFetching, refetch } = useRead(countriesQuery(usePlatform()))

  if (!known && isFetching) return <AccountLoading />
  if (!known) {
    return (
      <Message kind="error" answer>
        {formatMessage(addressMessages.countriesFailed)}
        <Button kind="secondary" small onClick={() => void refetch()}>
          {formatMessage(accountMessages.retry)}
        </Button>
      </Message>
    )
  }

  if (edited) {
    const address = edited === 'new' ? undefined : edited
    const home = findCountry(locale)
    const close = (text?: string) => {
      setEdited(undefined)
      setOutcome(text ? { kind: 'success', text } : undefined)
    }
    return (
      <AccountSection>
        <AddressBookForm
          address={address}
          countries={withCountryOf(address, known)}
          defaultCountry={known.some(({ code }) => code === home) ? home : (known[0]?.code ?? '')}
          isFirst={addresses.length === 0}
          onDone={close}
          onCancel={() => close()}
        />
      </AccountSection>
    )
  }

  async function remove(address: SavedAddress) {
    await run(
      () => removeAddress(access, address.addressId),
      formatMessage(savedMessages.removed, { name: nameOf(address) })
    )
    setAsked(undefined)
  }
  const prefer = (address: SavedAddress) =>
    run(
      () => saveAddress(access, { ...address, isPreferred: true }),
      formatMessage(savedMessages.preferredNow, { name: nameOf(address) })
    )
  const add = <Button onClick={() => setEdited('new')}>{formatMessage(messages.add)}</Button>

  return (
    <div className="grid gap-5">
      {outcome && (
        <Message kind={outcome.kind} answer>
          {outcome.text}
        </Message>
      )}
      {addresses.length === 0 ? (
        <EmptyState
          icon="pin"
          title={formatMessage(messages.empty)}
          text={formatMessage(messages.emptyText)}
          action={add}
        />
      ) : (
        <>
          <div>{add}</div>
          <ul className="address-book">
            {addresses.map(address => (
              <SavedAddressCard
                key={address.addressId}
                address={address}
                countryName={known.find(({ code }) => code === address.countryCode)?.name}
                isBusy={isBusy}
                onChange={() => setEdited(address)}
                onPrefer={() => void prefer(address)}
                onRemove={() => setAsked(address)}
              />
            ))}
          </ul>
        </>
      )}
      <RemoveDialog
        name={asked && nameOf(asked)}
        text={formatMessage(messages.removeText)}
        isBusy={isBusy}
        onRemove={() => asked && void remove(asked)}
        onClose={() => setAsked(undefined)}
      />
    </div>
  )
}

/** An address may be in a country that the site does not deliver to. */
function withCountryOf(address: SavedAddress | undefined, countries: Country[]): Country[] {
  const code = address?.countryCode
  if (!code || countries.some(country => country.code === code)) return countries
  return [...countries, { code, name: code }]
}

interface SavedAddressCardProps {
  address: SavedAddress
  /** Undefined where the site does not deliver to it. */
  countryName: string | undefined
  isBusy: boolean
  onChange: () => void
  onPrefer: () => void
  onRemove: () => void
}

function SavedAddressCard(props: SavedAddressCardProps) {
  const { address, countryName = address.countryCode, isBusy, onChange, onPrefer, onRemove } = props
  const { formatMessage } = useIntl()
  const name = nameOf(address)
  return (
    <li className="address-card">
      {address.isPreferred && <Badge kind="soft">{formatMessage(savedMessages.preferred)}</Badge>}
      <AddressLines address={address} countryName={countryName} />
      <div className="address-card-actions">
        <SavedAction
          label={formatMessage(messages.change)}
          name={formatMessage(messages.changeOf, { name })}
          isBusy={isBusy}
          onClick={onChange}
        />
        <SavedActions
          name={name}
          isBusy={isBusy}
          onPrefer={address.isPreferred ? undefined : onPrefer}
          onRemove={onRemove}
        />
      </div>
    </li>
  )
}
