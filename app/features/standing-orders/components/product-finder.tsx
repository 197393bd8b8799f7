import { useEffect, useId, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { useSite } from '../../../visit/site/site-context'
import { Button } from '../../../ui/action/button'
import { TextInput } from '../../../ui/form/text-input'
import { foundProductsQuery, standingProductsQuery } from '../standing-products-query'
import { nameLine } from '../../../variations/variation'
import { VariationText } from '../../../variations/variation-text'
import { standingMessages as messages } from '../messages'
import type { StandingProduct } from '../standing-product'
import { Picture } from './standing-items'

interface ProductFinderProps {
  /** Ids of products that the customer knows. */
  suggestions: readonly string[]
  /** Products that are in it already. */
  chosen: readonly string[]
  onAdd: (product: StandingProduct) => void
}

/** Milliseconds after the last letter. */
const DELAY_MS = 300
const LEAST_LETTERS = 2
const MOST_LETTERS = 100

/** Finds products by their name; before that, those that the customer has ordered or wished for. */
export function ProductFinder({ suggestions, chosen, onAdd }: ProductFinderProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const platform = usePlatform()
  const [text, setText] = useState('')
  const phrase = useSettled(text.trim())
  const isSearch = phrase.length >= LEAST_LETTERS
  const found = useRead({ ...foundProductsQuery(platform, phrase), enabled: isSearch })
  const known = useRead({ ...standingProductsQuery(platform, suggestions), enabled: suggestions.length > 0 })
  const offered = (isSearch ? found.data : known.data) ?? []
  const shown = offered.filter(product => product.isPurchasable && !chosen.includes(product.id))
  const title = isSearch
    ? found.data && formatMessage(messages.found, { count: shown.length })
    : shown.length > 0 && formatMessage(messages.suggestions)

  return (
    <div className="grid gap-3">
      <TextInput
        id={`${id}-find`}
        type="search"
        className="sm:max-w-md"
        label={formatMessage(messages.find)}
        hint={formatMessage(messages.findHint)}
        autoComplete="off"
        maxLength={MOST_LETTERS}
        value={text}
        onChange={event => setText(event.target.value)}
        // Enter searches; the form is sent by its button.
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="text-sm font-semibold">
        {isSearch && found.isError ? formatMessage(messages.loadFailed) : title}
      </p>
      {shown.length > 0 && (
        <ul className="standing-items" aria-label={formatMessage(messages.find)}>
          {shown.map(product => (
            <FoundProduct key={product.id} product={product} onAdd={() => onAdd(product)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function FoundProduct({ product, onAdd }: { product: StandingProduct; onAdd: () => void }) {
  const intl = useIntl()
  const { currency } = useSite()
  const { name, variation, fact, image, unitPrice } = product
  return (
    <li className="standing-item">
      <Picture src={image} />
      <div className="standing-item-words">
        <p className="font-semibold">{name}</p>
        <VariationText variation={variation} />
        <p className="figures text-sm text-muted">
          {[fact, formatPrice(intl, unitPrice, currency)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button
        kind="secondary"
        small
        aria-label={intl.formatMessage(messages.addOf, { name: nameLine(product) })}
        onClick={onAdd}
      >
        {intl.formatMessage(messages.add)}
      </Button>
    </li>
  )
}

/** The text after typing has stopped. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
