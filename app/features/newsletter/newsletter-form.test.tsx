import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { NewsletterForm } from './newsletter-form'
import { UnsubscribeForm } from './unsubscribe-form'

const SIGN_UP = 'Account-SubmitGuestRegistration'
const sandbox = serveSandbox()

const fillEmail = (email: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Email address/ }), { target: { value: email } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
describe('the newsletter form', () => {
  const show = (onDone?: () => void) => {
    renderWithProviders(<NewsletterForm source="popup" withNames onDone={onDone} />, {
      platform: sandbox.openPlatform()
    })
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
    expect(await sandbox.callsTo(SIGN_UP)).toEqual([])
  })

  it('names the company that writes and the provider that receives name and address', () => {
    show()
    const consent = screen.getByRole('checkbox', { name: /^Yes, Tea Ltd may send me news/ })
    expect(consent).toHaveAccessibleName(/are shared with the service provider Salesforce only/)
  })

  function subscribe() {
    fillEmail(' tea@example.com ')
    fireEvent.click(screen.getByRole('checkbox'))
    press('Subscribe')
  }

  it('sends the place of the form, then shows thanks in its place', async () => {
    const done = jest.fn()
    show(done)
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: ' Ida ' } })
    subscribe()
    expect(
      await screen.findByText(
        'Thank you for your registration. You will soon receive an email to confirm your email address.'
      )
    ).toBeVisible()
    expect(await sandbox.callsTo(SIGN_UP)).toMatchObject([
      { body: { email: 'tea@example.com', firstName: 'Ida', newsletter: true, newsletterSource: 'popup' } }
    ])
    const { mails } = await sandbox.control<{ mails: object[] }>('/outbox')
    expect(mails).toMatchObject([{ kind: 'newsletter-confirmation', recipient: 'tea@example.com' }])
    expect(done).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each<[string, () => Response, string]>([
    [
      "the platform's own words",
      () => HttpResponse.json({ error: { message: 'Known since May.' } }),
      'Known since May.'
    ],
    [
      'that the address is subscribed',
      () => HttpResponse.json({ error: true }, { status: 409 }),
      'You are already subscribed to our newsletter with this email address.'
    ],
    ['to try later', () => HttpResponse.error(), 'An error occurred. Please try again later.']
  ])('says %s when the sign-up fails', async (_what, answer, message) => {
    sandbox.respond(SIGN_UP, answer)
    show()
    subscribe()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('textbox', { name: /^Email address/ })).toHaveValue('tea@example.com')
  })
})

describe('the unsubscribe form', () => {
  const show = () => {
    renderWithProviders(<UnsubscribeForm />, { platform: sandbox.openPlatform() })
  }

  it('asks for an address', async () => {
    show()
    press('Unsubscribe')
    expect(await screen.findByText('Please enter your email address.')).toBeVisible()
    expect(await sandbox.callsTo('updateSubscriptionState')).toEqual([])
  })

  it('unsubscribes at the messaging service and confirms it', async () => {
    show()
    fillEmail('tea@example.com')
    press('Unsubscribe')
    expect(await screen.findByText('You have been unsubscribed.')).toBeVisible()
    expect(await sandbox.callsTo('updateSubscriptionState')).toMatchObject([
      {
        body: {
          c_email: 'tea@example.com',
          c_subscription_state: 'unsubscribed',
          c_source: 'unsubscribe_form'
        }
      }
    ])
  })

  it('says when it could not', async () => {
    sandbox.refuse('updateSubscriptionState', 503)
    show()
    fillEmail('tea@example.com')
    press('Unsubscribe')
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again later.')
  })
})
