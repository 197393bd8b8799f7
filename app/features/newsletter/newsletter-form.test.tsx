import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { withProviders } from '../../../tests/factories/with-providers'
import { PlatformError } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import { NewsletterForm } from './newsletter-form'
import { UnsubscribeForm } from './unsubscribe-form'

const call = jest.fn()
const platform = {
  family: () => ({ submitGuestRegistration: call, updateSubscriptionState: call })
} as unknown as Platform

const fillEmail = (email: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Email address/ }), { target: { value: email } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const fail = (details: object) =>
  call.mockRejectedValue(
    new PlatformError({ kind: 'fault', operation: 'submitGuestRegistration', ...details })
  )

beforeEach(() => call.mockReset())

describe('the newsletter form', () => {
  const show = (onDone?: () => void) => {
    render(withProviders(<NewsletterForm source="popup" withNames onDone={onDone} />, { platform }))
  }

  it.each([
    ['', 'Please enter your email address.'],
    ['   ', 'Please enter your email address.'],
    ['nobody', 'Please enter valid email address.']
  ])('does not send the address %j', async (email, message) => {
    show()
    fillEmail(email)
    press('Subscribe')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByText('You must select this checkbox.')).toBeVisible()
    expect(call).not.toHaveBeenCalled()
  })

  async function subscribe() {
    fillEmail(' tea@example.com ')
    fireEvent.click(screen.getByRole('checkbox'))
    press('Subscribe')
    await waitFor(() => expect(call).toHaveBeenCalled())
  }

  it('sends the place of the form, then shows thanks in its place', async () => {
    call.mockResolvedValue({ success: true })
    const done = jest.fn()
    show(done)
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: ' Ida ' } })
    await subscribe()
    expect(
      await screen.findByText(
        'Thank you for your registration. You will soon receive an email to confirm your email address.'
      )
    ).toBeVisible()
    expect(call).toHaveBeenCalledWith(
      {},
      { email: 'tea@example.com', firstName: 'Ida', newsletter: true, newsletterSource: 'popup' }
    )
    expect(done).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each<[string, object, string]>([
    ["the answer's own words", { status: 200, shopperText: 'Known since May.' }, 'Known since May.'],
    [
      'that the address is subscribed',
      { status: 409 },
      'You are already subscribed to our newsletter with this email address.'
    ],
    ['to try later', { kind: 'network' }, 'An error occurred. Please try again later.']
  ])('says %s when the sign-up fails', async (_what, details, message) => {
    fail(details)
    show()
    await subscribe()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('textbox', { name: /^Email address/ })).toHaveValue('tea@example.com')
  })
})

describe('the unsubscribe form', () => {
  const show = () => {
    render(withProviders(<UnsubscribeForm />, { platform }))
  }

  it('asks for an address', async () => {
    show()
    press('Unsubscribe')
    expect(await screen.findByText('Please enter your email address.')).toBeVisible()
    expect(call).not.toHaveBeenCalled()
  })

  it('unsubscribes at the messaging service and confirms it', async () => {
    call.mockResolvedValue({})
    show()
    fillEmail('tea@example.com')
    press('Unsubscribe')
    expect(await screen.findByText('You have been unsubscribed.')).toBeVisible()
    expect(call).toHaveBeenCalledWith(
      {},
      { c_email: 'tea@example.com', c_subscription_state: 'unsubscribed', c_source: 'unsubscribe_form' }
    )
  })

  it('says when it could not', async () => {
    fail({ status: 503 })
    show()
    fillEmail('tea@example.com')
    press('Unsubscribe')
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again later.')
  })
})
