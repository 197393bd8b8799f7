import { useEffect, useRef, useState } from 'react'
import { useIntl, type IntlShape } from '../../intl/intl'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { Icon } from '../../ui/media/icon'
import { findCountry } from '../../visit/site/locale-country'
import { useSite } from '../../visit/site/site-context'
import { deliveryCountriesQuery } from '../delivery-countries-query'
import type { DeliveryCountry } from '../delivery-rates'
import { describeDestination } from '../describe-destination'
import { chooseArrivals, type DeliveryEstimate } from './delivery-estimate'
import { describeArrival, describeCutoff, findTimeZone } from './describe-arrival'
import { keepDestination, useKeptDestination, type Destination } from '../../visit/destination'
import { DestinationForm } from './destination-form'
import { estimateMessages as messages } from './estimate-messages'
import { useEstimate, useNow } from './use-estimate'

export interface DeliveryEstimateBoxProps {
  /** Begins the ids of the controls. */
  id: string
  /** Products that are sent together. */
  productIds: readonly string[]
  /** Where the shopper lives, as far as basket or address book say so; a destination that was typed goes before it. */
  known?: Destination
}

/**
 * When the goods arrive: at a postal code, which the shopper can name and change, else in the locale's country where it
 * takes equally long to all of its postal codes.
 */
export function DeliveryEstimateBox({ id, productIds, known }: DeliveryEstimateBoxProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { locale } = useSite()
  const kept = useKeptDestination()
  const destination = kept ?? known
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const { data: countries = [] } = useRead(deliveryCountriesQuery(usePlatform()))
  const now = useNow()
  const home = findCountry(locale)
  const own = countries.find(({ code }) => code === home) ?? countries[0]
  const target = destination ?? findCountryDestination(own)
  const { state, retry } = useEstimate(productIds, target, now)

  if (isOpen) {
    return (
      <DestinationForm
        id={id}
        initial={destination ?? { postalCode: '', countryCode: own?.code ?? home }}
        countries={countries}
        onSave={given => {
          keepDestination(given)
          setOpen(false)
        }}
        onCancel={() => setOpen(false)}
      />
    )
  }
  const texts =
    target && state.kind === 'known'
      ? describeEstimate(intl, state.estimate, {
          now,
          timeZone: findTimeZone(target.countryCode),
          isWrong: state.isClockWrong
        })
      : undefined
  // A postal code may have a date where the country has none.
  const shown = destination ?? (texts?.isDay === false ? undefined : target)
  return (
    <div className="flex min-h-36 gap-3 text-sm">
      <Icon name="truck" small className="shrink-0" />
      {/* What comes late, and varies in height, is below the button. */}
      <div className="grid content-start justify-items-start gap-0.5">
        <p className="text-muted">{describePlace(intl, { countries, destination, shown })}</p>
        <button
          ref={opener}
          type="button"
          className="link inline-flex min-h-11 items-center"
          onClick={() => setOpen(true)}
        >
          {formatMessage(destination ? messages.changePlace : messages.namePlace)}
        </button>
        {shown && (
          <p role="status" className={texts?.isDay ? 'font-semibold' : 'text-muted'}>
            {texts
              ? texts.arrival
              : formatMessage(state.kind === 'failed' ? messages.failed : messages.loading)}
          </p>
        )}
        {shown && texts?.cutoff && <p>{texts.cutoff}</p>}
        {shown && texts?.express && <p>{texts.express}</p>}
        {state.kind === 'failed' && (
          <button type="button" className="link inline-flex min-h-11 items-center" onClick={retry}>
            {formatMessage(messages.retry)}
          </button>
        )}
      </div>
    </div>
  )
}

/** Where the goods are sent, as far as it is known; else the question that a postal code answers. */
function describePlace(
  intl: IntlShape,
  {
    countries,
    destination,
    shown
  }: Record<'destination' | 'shown', Destination | undefined> & { countries: readonly DeliveryCountry[] }
): string {
  if (!shown) return intl.formatMessage(messages.ask)
  const name = findName(countries, shown)
  return destination
    ? intl.formatMessage(messages.place, { postalCode: destination.postalCode, country: name })
    : intl.formatMessage(messages.countryPlace, {
        to: describeDestination(intl, { code: shown.countryCode, name })
      })
}

/** Any destination of a country with one delivery time everywhere; undefined where that is not known. */
const findCountryDestination = (country: DeliveryCountry | undefined): Destination | undefined =>
  country?.estimatePostalCode
    ? { postalCode: country.estimatePostalCode, countryCode: country.code }
    : undefined

const findName = (countries: readonly DeliveryCountry[], { countryCode }: Destination) =>
  countries.find(({ code }) => code === countryCode)?.name ?? countryCode

interface EstimateTexts {
  arrival: string
  /** Whether `arrival` names a day. */
  isDay: boolean
  cutoff?: string
  express?: string
}

function describeEstimate(
  intl: IntlShape,
  estimate: DeliveryEstimate,
  clock: { now: number; timeZone: string; isWrong: boolean }
): EstimateTexts {
  const { formatMessage } = intl
  if (estimate.kind === 'not-delivered')
    return { arrival: formatMessage(messages.notDelivered), isDay: false }
  const { usual, express } = estimate.kind === 'arrivals' ? chooseArrivals(estimate.arrivals) : {}
  const arrival = usual && describeArrival(intl, usual, clock)
  if (arrival === undefined) return { arrival: formatMessage(messages.unknown), isDay: false }
  const byExpress = express && describeArrival(intl, express, clock)
  return {
    arrival,
    isDay: true,
    cutoff:
      usual?.orderBy !== undefined && !clock.isWrong ? describeCutoff(intl, usual.orderBy, clock) : undefined,
    express: byExpress && formatMessage(messages.byExpress, { arrival: byExpress })
  }
}
