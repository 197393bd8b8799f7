import { useId, useState, type FormEvent } from 'react'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { describeControl, Field } from '../../../ui/form/field'
import { Icon } from '../../../ui/media/icon'
import { finderMessages as messages } from '../finder-messages'
import { getExampleCode, readPostalCode } from '../model/country'
import type { StorePlace } from '../model/store'
import { locateShopper } from './locate-shopper'
import { type PlacePrediction, placesQuery } from './predict-places'
import { PlaceInput } from './place-input'
import { useQueryClient } from '@tanstack/react-query'
import { useSite } from '../../../visit/site/site-context'

/**
 * Finds the most likely place for a text, when the form is sent before suggestions arrive. Rejects when the
 * service fails.
 */
function useFirstPrediction(countryCode: string): (text: string) => Promise<PlacePrediction | undefined> {
  const client = useQueryClient()
  const { locale } = useSite()
  return async text => {
    const [first] = await client.fetchQuery(placesQuery(text, countryCode, locale.id))
    return first
  }
}

interface PlaceSearchProps {
  /** Label of the search button. */
  label: string
  /** Predictions and postal codes are limited to it. */
  countryCode: string
  /** Whether the service for place names is available; postal codes work without it. */
  hasPredictions: boolean
  onChoose: (place: StorePlace) => void
}

/** The form for a place: by name with suggestions, by postal code, or by geolocation. */
export function PlaceSearch({ label, countryCode, hasPredictions, onChoose }: PlaceSearchProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const findFirst = useFirstPrediction(countryCode)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [task, setTask] = useState<'place' | 'shopper'>()

  function type(next: string) {
    setText(next)
    setError(undefined)
  }

  /** One place is resolved at a time: a choice made meanwhile is ignored. */
  async function find(kind: 'place' | 'shopper', search: () => Promise<StorePlace | keyof typeof messages>) {
    if (task) return
    setTask(kind)
    setError(undefined)
    const found = await search().catch(() => 'notLocated' as const)
    setTask(undefined)
    if (typeof found === 'object') onChoose(found)
    else setError(formatMessage(messages[found], { example: getExampleCode(countryCode) }))
  }

  const choosePrediction = (prediction: PlacePrediction) => {
    setText(prediction.text)
    return find('place', async () => (await prediction.locate()) ?? 'notLocated')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const postalCode = readPostalCode(text, countryCode)
    if (postalCode) return find('place', async () => ({ postalCode, countryCode }))
    if (!hasPredictions) return find('place', async () => 'enterPostalCode')
    if (text.trim() === '') return find('place', async () => 'enterPlace')
    return find('place', async () => {
      const prediction = await findFirst(text.trim())
      if (!prediction) return 'none'
      setText(prediction.text)
      return (await prediction.locate()) ?? 'notLocated'
    })
  }

  const locate = () =>
    find('shopper', async () => {
      const position = await locateShopper()
      if (typeof position === 'object') return position
      return position === 'refused' ? 'refused' : 'notLocated'
    })

  const fieldLabel = formatMessage(hasPredictions ? messages.place : messages.postalCode)
  return (
    <form
      method="get"
      role="search"
      aria-label={label}
      noValidate
      className="grid justify-items-start gap-2"
      onSubmit={event => void submit(event)}
    >
      <Field id={id} label={fieldLabel} error={error} className="w-full max-w-[34rem]">
        <div className="flex flex-wrap gap-2">
          <PlaceInput
            {...describeControl({ id, error })}
            text={text}
            onType={type}
            countryCode={countryCode}
            hasPredictions={hasPredictions}
            onChoose={prediction => void choosePrediction(prediction)}
          />
          <Button type="submit" busy={task === 'place'}>
            {label}
          </Button>
        </div>
      </Field>
      <p role="alert" className="sr-only">
        {error}
      </p>
      <Button
        kind="quiet"
        small
        className="-ms-3"
        icon={<Icon name="pin" small />}
        busy={task === 'shopper'}
        onClick={() => void locate()}
      >
        {formatMessage(messages.locate)}
      </Button>
    </form>
  )
}
