import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from '../../entry/kit-adapter/router'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import ProductDetailPage from './product-detail-page'

const ID = '100000000000000101'
const PATH = `/tee/sencha-${ID}`
const [SMALL, LARGE] = ['100000000000010101', '100000000000010102']

const sandbox = serveSandbox()
const ADD = 'addItemToBasket'

const shared = {
  name: 'Sencha',
  slugUrl: PATH,
  currency: 'EUR',
  price: 5,
  inventory: { id: 'stock', orderable: true, ats: 9, stockLevel: 9 },
  variationAttributes: [
    {
      id: 'size',
      name: 'Size',
      values: [
        { value: 's', name: 'Small' },
        { value: 'l', name: 'Large' }
      ]
    },
    {
      id: 'form',
      name: 'Form',
      values: [
        { value: 'loose', name: 'Loose' },
        { value: 'bags', name: 'Bags' }
      ]
    }
  ],
  variants: [
    { productId: SMALL, orderable: true, variationValues: { size: 's', form: 'loose' } },
    { productId: LARGE, orderable: true, variationValues: { size: 'l', form: 'bags' } }
  ]
}

/** A product page over a platform that answers for a variant only when the test releases it. */
function openPage(search: string) {
  const waiting = new Map<string, () => void>()
  const answer = (id: string) => ({
    ...shared,
    id,
    master: { masterId: ID },
    type: id === ID ? { master: true } : { variant: true },
    price: id === LARGE ? 12 : 5
  })
  sandbox.respond('getProduct', ({ request }) => {
    const id = new URL(request.url).pathname.split('/').at(-1) ?? ''
    if (id === ID || id === SMALL) return Response.json(answer(id))
    return new Promise<Response>(resolve => waiting.set(id, () => resolve(Response.json(answer(id)))))
  })
  sandbox.reply('getCustomerBaskets', { baskets: [{ basketId: 'basket-1', currency: 'EUR' }], total: 1 })
  sandbox.reply('getShippingMethodsForShipment', { applicableShippingMethods: [] })
  sandbox.reply(ADD, { basketId: 'basket-1', currency: 'EUR' })
  renderWithProviders(<Route render={props => <ProductDetailPage {...props} />} />, {
    path: `/en${PATH}${search}`,
    platform: sandbox.openPlatform()
  })
  return { answerNow: (id: string) => waiting.get(id)?.(), waiting }
}

const findLink = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) })
const addButtons = () => screen.getAllByRole('button', { name: 'Add to cart' })

describe('choosing faster than the platform answers', () => {
  it('keeps each choice, and completes it, although nothing has come yet', async () => {
    openPage('')
    await userEvent.click(await findLink('Large'))
    expect(await findLink('Bags')).toHaveAttribute('aria-current', 'true')
    expect(await findLink('Large')).toHaveAttribute('href', `/en${PATH}?size=l&form=bags`)
    expect(screen.getByRole('region', { name: /Form.*Bags/ })).toBeVisible()
  })

  it('never sells the former variant under the new choice', async () => {
    const { answerNow, waiting } = openPage('?size=s&form=loose')
    await userEvent.click(await findLink('Large'))
    await waitFor(() => expect(waiting.has(LARGE!)).toBe(true))
    for (const button of addButtons()) {
      expect(button).toHaveAttribute('aria-busy', 'true')
      await userEvent.click(button)
    }
    expect(await sandbox.callsTo(ADD)).toEqual([])
    answerNow(LARGE!)
    await waitFor(() => expect(addButtons()[0]).not.toHaveAttribute('aria-busy'))
    await userEvent.click(addButtons()[0]!)
    await waitFor(async () => expect(await sandbox.callsTo(ADD)).toHaveLength(1))
    expect(await sandbox.callsTo(ADD)).toMatchObject([{ body: [{ productId: LARGE }] }])
  })
})
