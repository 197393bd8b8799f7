import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { answerJson } from '../../tests/factories/answers'
import { buildEnglishSite } from '../../tests/factories/app-config'
import { createRecordingPlatform } from '../../tests/factories/recording-platform'
import { renderWithProviders } from '../../tests/factories/render-with-providers'
import { CodeForm } from '../features/account/login/code-form'
import { ForgotPassword } from '../features/account/login/forgot-password'
import BalanceModal from '../features/basket/gift-cards/balance-modal'
import { NewsletterForm } from '../features/newsletter/newsletter-form'
import { FindOrder } from '../features/order/components/find-order'
import { loadMessages } from '../intl/messages'
import { loadMessageGroup } from '../intl/message-groups'
import { removeScript } from '../lazy-loading/load-script'

beforeAll(() => Promise.all([loadMessages('en-DE'), loadMessageGroup('personal', 'en-DE')]))

const SCRIPT = 'https://check.example/v0/api.js'
const ADDRESS = `${SCRIPT}?render=explicit`
const { thirdParties, ...others } = buildEnglishSite()
const PROTECTED = {
  ...others,
  thirdParties: { ...thirdParties, botCheck: { siteKey: 'site', scriptUrl: SCRIPT } }
}

type Form = [string, ReactElement, Record<string, string>, string, string, RegExp]
const EMAIL = { 'Email address': 'ida@example.com' }
const noop = () => undefined
const PENDING = { email: 'ida@example.com', isNewcomer: true }

/** Form, fields, button, the action of its token, and what a program reads. */
const forms: Form[] = [
  ['the newsletter', <NewsletterForm key="a" source="form" />, EMAIL, 'Subscribe', 'newsletter', /Thank you/],
  [
    'a reset mail',
    <ForgotPassword key="b" email="" onClose={noop} />,
    EMAIL,
    'Send email',
    'reset',
    /email is on its way/
  ],
  [
    'the code of an order',
    <FindOrder key="c" box={content => <main>{content}</main>} />,
    { 'Order number': 'JAS00000042', ...EMAIL },
    'Send code',
    'order',
    /six-digit code is on its way/
  ],
  [
    'a balance',
    <BalanceModal key="d" onClose={noop} />,
    { 'Activation code': 'TEE2-JW9S-8GDK-4MYE' },
    'Check balance',
    'giftCard',
    /technical error/
  ]
]

interface Rendered {
  place: HTMLElement
  action: string
  sitekey: string
  language: string
  callback: (token: string) => void
  'error-callback': (code: string) => boolean
  'before-interactive-callback': () => void
}
/** The widgets that the script has been asked for. */
let widgets: Rendered[] = []
const turnstile = {
  render: (place: HTMLElement, options: Omit<Rendered, 'place'>) =>
    `widget-${widgets.push({ ...options, place })}`,
  reset: jest.fn(),
  remove: jest.fn()
}
const findScript = () => document.querySelector(`script[src="${ADDRESS}"]`)

afterEach(() => {
  widgets = []
  removeScript(ADDRESS)
  delete (window as { turnstile?: unknown }).turnstile
  jest.useRealTimers()
})

/** The script arrives, and its widget is there. */
async function load() {
  await waitFor(() => expect(findScript()).not.toBeNull())
  Object.assign(window, { turnstile })
  await act(async () => void findScript()?.dispatchEvent(new Event('load')))
  await waitFor(() => expect(widgets).toHaveLength(1))
  return widgets[0]!
}

const CARD = { maskedCode: '****', amount: 50, balance: 18.5, currency: 'EUR', status: 'issued' }

function open(form: ReactElement, fields: Record<string, string>, answer: object = {}, status = 200) {
  const recorded = createRecordingPlatform(
    answerJson({ success: true, giftCertificate: CARD, ...answer }, status)
  )
  renderWithProviders(form, { platform: recorded.platform, site: PROTECTED })
  const find = (label: string) => screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' })
  for (const [label, value] of Object.entries(fields)) fireEvent.change(find(label), { target: { value } })
  for (const box of screen.queryAllByRole('checkbox')) fireEvent.click(box)
  return { ...recorded, find }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it.each(forms)(
  'asks the platform nothing for a program that fills in the hidden field: %s',
  async (...row) => {
    const [, form, fields, button, , outcome] = row
    const { calls } = open(form, fields)
    const honeypot = document.querySelector('input[name="website"]')!
    expect(honeypot.closest('[aria-hidden="true"]')).not.toBeNull()
    expect(honeypot).toHaveAttribute('tabindex', '-1')
    fireEvent.change(honeypot, { target: { value: 'https://spam.example' } })
    press(button)
    expect(await screen.findByText(outcome)).toBeVisible()
    expect(calls).toEqual([])
  }
)

it.each(forms)('loads the widget with the first focus, and sends its token: %s', async (...row) => {
  const [, form, fields, button, action] = row
  const { calls, find } = open(form, fields)
  if (!document.activeElement?.closest('form')) expect(findScript()).toBeNull()
  act(() => find(Object.keys(fields)[0]!).focus())
  const widget = await load()
  expect([widget.action, widget.sitekey, widget.language]).toEqual([action, 'site', 'en'])
  press(button)
  expect(calls).toEqual([])
  act(() => widget.callback('a-token'))
  await waitFor(() => expect(calls.length).toBeGreaterThan(0))
  expect(calls[0]?.headers['x-bot-check']).toBe('a-token')
})

it.each(forms)('says that the check was not passed, and keeps what was typed: %s', async (...row) => {
  const [, form, fields, button] = row
  const refusal = { title: 'Forbidden', type: 'bot-check', detail: 'x', success: undefined }
  const { find } = open(form, fields, refusal, 403)
  press(button)
  const widget = await load()
  act(() => widget.callback('spent'))
  expect(await screen.findByText(/was not passed, so nothing has been sent/)).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('link', { name: PROTECTED.site.supportEmail })).toBeVisible()
  for (const [label, value] of Object.entries(fields)) expect(find(label)).toHaveValue(value)
})

it('checks nobody who types a code, and who has another one sent, with the button', async () => {
  const askedAt = Date.now() - 61_000
  const code = <CodeForm pending={{ ...PENDING, askedAt }} onEnter={async () => undefined} onAsked={noop} />
  const { find } = open(code, {})
  act(() => find('Code from the email').focus())
  expect(await screen.findByRole('button', { name: 'Send a new code' })).toBeVisible()
  act(() => find('Code from the email').blur())
  act(() => find('Code from the email').focus())
  expect(findScript()).toBeNull()
  press('Send a new code')
  expect((await load()).action).toBe('registration')
})

describe('a form with a bot check', () => {
  const [, form, fields, button] = forms[1]!

  it('says what a blocked script means and which other ways there are, and tries it again', async () => {
    const { calls } = open(form, fields)
    press(button)
    await waitFor(() => expect(findScript()).not.toBeNull())
    await act(async () => void findScript()?.dispatchEvent(new Event('error')))
    expect(await screen.findByText(/could not be loaded, so nothing has been sent/)).toBeVisible()
    expect(screen.getByRole('link', { name: PROTECTED.site.tel })).toHaveAttribute(
      'href',
      'tel:0080012345678'
    )
    expect(calls).toEqual([])
    press(button)
    const widget = await load()
    act(() => widget.callback('a-token'))
    await waitFor(() => expect(calls).toHaveLength(1))
  })

  it.each([
    ['200500', /could not be loaded/],
    ['600010', /was not passed/]
  ])('tells a frame that is held back from a check that failed: %s', async (code, text) => {
    open(form, fields)
    press(button)
    const widget = await load()
    act(() => void widget['error-callback'](code))
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('gives up a slow check after ten seconds, but not while it asks the shopper something', async () => {
    open(form, fields)
    act(() => screen.getByRole('textbox').focus())
    const widget = await load()
    jest.useFakeTimers()
    await act(async () => press(button))
    act(() => widget['before-interactive-callback']())
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText(/confirm in the box below/)).toBeVisible()
    expect(screen.queryByText(/is taking longer than usual/)).toBeNull()
    act(() => void widget['error-callback']('600010'))
    await act(() => jest.advanceTimersByTimeAsync(0))
    await act(async () => press(button))
    await act(() => jest.advanceTimersByTimeAsync(9_000))
    expect(screen.queryByText(/is taking longer than usual/)).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(screen.getByText(/is taking longer than usual/)).toBeVisible()
  })

  it('asks for a token of its own with the code that an order is looked up by, and keeps the code', async () => {
    const order = forms.find(([name]) => name === 'the code of an order')!
    const refusal = { title: 'Forbidden', type: 'bot-check', detail: 'x', success: undefined }
    const { calls, find } = open(order[1], order[2], refusal, 403)
    press(order[3])
    const first = await load()
    act(() => first.callback('first'))
    expect(await screen.findByText(/was not passed/)).toBeVisible()
    fireEvent.change(document.querySelector('input[name="website"]')!, { target: { value: 'x' } })
    press(order[3])
    fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: '123 456' } })
    press('Show order')
    await waitFor(() => expect(widgets).toHaveLength(2))
    act(() => widgets[1]!.callback('second'))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]?.headers['x-bot-check']).toBe('second')
    expect(calls[1]?.url).toContain('/lookup')
    expect(await screen.findByText(/was not passed, so nothing has been sent/)).toBeVisible()
    expect(find('Code')).toHaveValue('123 456')
  })

  it('moves nothing in the form before it asks', async () => {
    open(form, fields)
    act(() => screen.getByRole('textbox').focus())
    const widget = await load()
    expect(widget.place).toHaveClass('absolute', { exact: true })
    act(() => widget['before-interactive-callback']())
    expect(await screen.findByText(/confirm in the box below/)).toBeVisible()
    expect(widget.place).not.toHaveClass('absolute')
  })

  it('keeps saying what it waits for when the button is pressed before the answer', async () => {
    const { calls } = open(form, fields)
    act(() => screen.getByRole('textbox').focus())
    const widget = await load()
    act(() => widget['before-interactive-callback']())
    expect(await screen.findByText(/confirm in the box below/)).toBeVisible()
    await act(async () => press(button))
    expect(screen.getByText(/confirm in the box below/)).toBeVisible()
    await act(async () => widget.callback('a-token'))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.queryByText(/confirm in the box below/)).toBeNull()
  })

  it('takes a new token for each attempt', async () => {
    const { calls } = open(form, fields, {}, 500)
    press(button)
    const widget = await load()
    act(() => widget.callback('first'))
    await waitFor(() => expect(calls).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled())
    press(button)
    await waitFor(() => expect(turnstile.reset).toHaveBeenCalledWith('widget-1'))
    act(() => widget.callback('second'))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls.map(({ headers }) => headers['x-bot-check'])).toEqual(['first', 'second'])
  })
})
