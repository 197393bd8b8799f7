import { fireEvent, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { stubMatchMedia } from '../../../../tests/factories/stub-match-media'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { withProviders } from '../../../../tests/factories/with-providers'
import { readTopNewsletterBanner, TopNewsletterBanner } from './top-newsletter-banner'

const PHONE = '(width < 48rem)'
const sandbox = serveSandbox()
const scrollIntoView = jest.fn((_element: Element) => undefined)

/** Elements that the banner scrolled into view; the thanks scroll by themselves, on any screen. */
const listScrolled = (): Element[] =>
  scrollIntoView.mock.calls.flatMap(([element]) => (element.matches('[role]') ? [] : [element]))

beforeEach(() => {
  jest.clearAllMocks()
  // jsdom has nothing to scroll.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrollIntoView(this)
  }
})
afterEach(() => {
  Cookies.remove('newsletter')
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  Reflect.deleteProperty(window, 'matchMedia')
})

function show() {
  const attributes = readTopNewsletterBanner({ title: 'Newsletter', text: 'Once a month.' })
  if (!attributes) throw new Error('the banner has nothing to show')
  const component = { id: 'banner-1', typeId: 'topNewsletterBanner', data: {}, regions: [] }
  return render(
    withProviders(<TopNewsletterBanner attributes={attributes} component={component} first={false} />, {
      platform: sandbox.openPlatform()
    })
  )
}

async function subscribe() {
  fireEvent.change(await screen.findByRole('textbox', { name: /^Email address/ }), {
    target: { value: 'tea@example.com' }
  })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  return screen.findByText(/^Thank you for your registration/)
}

it('gives thanks in place of the form, brings them into view on a phone, and remembers the sign-up', async () => {
  stubMatchMedia(PHONE)
  show()
  expect(listScrolled()).toEqual([])
  const thanks = await subscribe()
  expect(screen.queryByRole('textbox')).toBeNull()
  const [form = null, ...others] = listScrolled() as HTMLElement[]
  expect(form).toContainElement(thanks)
  expect(others).toEqual([])
  expect(Cookies.get('newsletter')).toBe('true')
})

it('leaves a wide screen where it is', async () => {
  stubMatchMedia()
  show()
  await subscribe()
  expect(listScrolled()).toEqual([])
})

it('sends the place of its form', async () => {
  stubMatchMedia()
  show()
  await subscribe()
  expect(await sandbox.callsTo('Account-SubmitGuestRegistration')).toMatchObject([
    { body: { newsletterSource: 'modal' } }
  ])
})

it('is open until it is folded', async () => {
  stubMatchMedia()
  const { container } = show()
  expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeVisible()
  expect(container.querySelector('details')).toHaveAttribute('open')
})

it('is gone once a visitor has signed up here', () => {
  Cookies.set('newsletter', 'true')
  const { container } = show()
  expect(container).toBeEmptyDOMElement()
})

it('stays while a visitor has only closed the popup', async () => {
  Cookies.set('newsletter', 'false')
  show()
  expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeVisible()
})
