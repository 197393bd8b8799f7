import { render } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import type { ReactElement } from 'react'
import { AddressLines } from '../../app/features/postal-address/address-lines'
import { CostList } from '../../app/pricing/cost-list'
import { createQueryClient } from '../../app/platform/query-object'
import { priceCart, type Costed } from '../../app/pricing/price-cart'
import { ReductionList } from '../../app/pricing/reduction-list'
import { Button } from '../../app/ui/action/button'
import { Checkbox } from '../../app/ui/form/checkbox'
import { ChipLink } from '../../app/ui/action/chip'
import { TextInput } from '../../app/ui/form/text-input'
import { Icon } from '../../app/ui/media/icon'
import { Message } from '../../app/ui/status/message'
import { Price } from '../../app/ui/product/price'
import { StepCard } from '../../app/ui/frame/step-card'
import { address } from '../factories/address'
import { withProviders } from '../factories/with-providers'
import { translatePage } from './translate-page'

const step = (name: string, amount: number, couponCode?: string) => ({
  kind: 'reduction' as const,
  name,
  couponCode,
  before: 10,
  amount,
  after: 10 + amount
})

const costed: Costed = {
  totals: { items: 10, tax: 0.65 },
  lines: [{ price: 10 }],
  certificateTotal: 0,
  reductions: [],
  shippingCharges: [{ price: 3.99, reductions: [] }],
  paymentInstruments: []
}
const costs = (fields: Partial<Costed>) => (
  <CostList cart={priceCart({ ...costed, ...fields })} currency="EUR" />
)
const autumn = { name: 'Autumn', couponCode: 'HERBST', amount: -5, isBonus: false }

const PARTS: [string, ...ReactElement[]][] = [
  ['costs with a coupon', costs({}), costs({ reductions: [autumn] }), costs({})],
  [
    'costs with a gift card',
    costs({}),
    costs({ paymentInstruments: [{ methodId: 'GIFT_CERTIFICATE', amount: 5 }] }),
    costs({})
  ],
  [
    'a line’s reductions',
    <ReductionList steps={[step('Members', -1)]} currency="EUR" />,
    <ReductionList steps={[step('Autumn', -2, 'HERBST'), step('Members', -1)]} currency="EUR" />,
    <ReductionList steps={[step('Members', -0.5)]} currency="EUR" />
  ],
  [
    'a price',
    <Price current="4 €" currentLabel="Price" />,
    <Price current="3 €" currentLabel="Reduced to" list="4 €" listLabel="Before" from="from" />,
    <Price current="5 €" />
  ],
  [
    'a message',
    <Message>Saved</Message>,
    <Message title="Sorry">Not saved</Message>,
    <Message>Saved again</Message>
  ],
  [
    'a button',
    <Button>Add</Button>,
    <Button icon={<Icon name="check" />}>Added</Button>,
    <Button busy>Add</Button>
  ],
  [
    'a field',
    <TextInput id="a" label="Name" />,
    <TextInput id="a" label="Your name" required error="Missing" />,
    <TextInput id="a" label="Name" error="Too long" />
  ],
  ['a checkbox', <Checkbox id="a" label="Yes" />, <Checkbox id="a" label="Yes, please" required />],
  [
    'a chip',
    <ChipLink to="/tea">Tea</ChipLink>,
    <ChipLink to="/tea" removable>
      Green tea
    </ChipLink>
  ],
  [
    'a step of checkout',
    <StepCard number={1} title="Delivery" mode="edit" editLabel="Edit" onEdit={() => undefined} />,
    <StepCard number={1} title="Address" mode="summary" editLabel="Change" onEdit={() => undefined} />
  ],
  [
    'an address',
    <AddressLines address={address} countryName="Germany" />,
    <AddressLines address={{ ...address, firstName: 'Ada', address2: 'c/o Tea' }} countryName="Austria" />
  ]
]

it.each(PARTS)('%s shows what is true on a page that the browser translates', (_what, first, ...changes) => {
  const around = { history: createMemoryHistory(), client: createQueryClient() }
  const page = render(withProviders(first, around))
  for (const change of changes) {
    translatePage(page.container)
    page.rerender(withProviders(change, around))
    const untranslated = render(withProviders(change))
    expect(page.container.textContent).toBe(untranslated.container.textContent)
    untranslated.unmount()
  }
})
