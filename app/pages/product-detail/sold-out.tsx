import { useState, type ComponentType } from 'react'
import { relatedProductsQuery } from '../../features/catalogue/api/related-products-query'
import type { Product } from '../../features/catalogue/model/product'
import { defineMessages, useIntl } from '../../intl/intl'
import { loadWithMessages } from '../../intl/load-with-messages'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { Button } from '../../ui/action/button'
import { Link } from '../../ui/action/link'
import { reportError } from '../../ui/frame/report-error'
import { Icon } from '../../ui/media/icon'
import { DEFAULT_IMAGE, Image } from '../../ui/media/image'
import { listOwnIds } from './product-detail-loader'

const messages = defineMessages({
  notify: { id: 'productPage.notify', defaultMessage: 'Tell me when it is back' },
  alike: { id: 'productPage.alike', defaultMessage: 'Similar and in stock' }
})

const MOST_ALIKE = 3

const loadForm = () =>
  loadWithMessages('personal', () =>
    import(/* webpackChunkName: "stock-notice" */ '../../features/stock-notice/stock-notice').then(
      ({ StockNotice }) => StockNotice
    )
  )

interface SoldOutProps {
  product: Product
  /** The chosen variant. */
  shown: Product
}

/** In place of the add button: a mail when the product is back, and others of its shelf that are there. */
export default function SoldOut({ product, shown }: SoldOutProps) {
  const { formatMessage } = useIntl()
  const [isBusy, setBusy] = useState(false)
  const [Form, setForm] = useState<ComponentType<{ productId: string }>>()
  const canReturn = !shown.stock.orderable && shown.price !== undefined && shown.kind !== 'set'
  /** Without its code, e.g. offline, the button can be pressed again. */
  function showForm() {
    setBusy(true)
    void loadForm()
      .then(form => setForm(() => form), reportError)
      .finally(() => setBusy(false))
  }
  return (
    <div className="grid gap-5">
      {canReturn &&
        (Form ? (
          <Form productId={shown.id} />
        ) : (
          <Button
            kind="secondary"
            className="needs-script"
            busy={isBusy}
            icon={<Icon name="mail" small />}
            onClick={showForm}
          >
            {formatMessage(messages.notify)}
          </Button>
        ))}
      <Alike product={product} />
    </div>
  )
}

function Alike({ product }: { product: Product }) {
  const { formatMessage } = useIntl()
  const query = relatedProductsQuery(usePlatform(), product.categories, listOwnIds(product))
  const { data = [] } = useRead(query)
  const tiles = data.filter(({ orderable }) => orderable).slice(0, MOST_ALIKE)
  if (tiles.length === 0) return null
  return (
    <section aria-labelledby="alike" className="grid gap-3">
      <h2 id="alike" className="heading-4">
        {formatMessage(messages.alike)}
      </h2>
      <ul role="list" className="grid gap-3">
        {tiles.map(({ id, name, to, image, fact }) => (
          <li key={id}>
            <Link to={to} className="link-plain grid grid-cols-[64px_1fr] items-center gap-4">
              <Image
                src={image ?? DEFAULT_IMAGE}
                alt=""
                width={1}
                height={1}
                widths="thumbnail"
                sizes="64px"
                className="corners-small"
              />
              <span>
                <span className="block font-semibold">{name}</span>
                {fact && <span className="text-sm text-muted">{fact}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
