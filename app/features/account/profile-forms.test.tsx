import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildEnglishSite } from '../../../tests/factories/app-config'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { fakePageTimers, waitInRealTime } from '../../../tests/factories/real-time'
import { ANNA, serveSandbox } from '../../../tests/factories/sandbox-platform'
import { shopperProfile } from '../../platform/scapi/shopper-profile'
import { shopperSession } from '../../platform/session/shopper-session'
import type { Customer } from './model/customer'
import { ConsentsForm } from './consents-form'
import { PasswordForm } from './security/password-form'
import { ProfileForm } from './profile-form'
import { byPassword } from '../../platform/session/login-ways'

const sandbox = serveSandbox()

const CUSTOMER: Customer = {
  customerId: 'c',
  isRegistered: true,
  isEnabled: true,
  isPasswordOff: false,
  login: 'ida@example.com',
  email: 'ida@example.com',
  salutation: 'MRS',
  firstName: 'Ida',
  lastName: 'Berg',
  birthday: '1990/02/01',
  phoneHome: '+49-401234567',
  phoneBusiness: '0171 234',
  consents: { newsletter: false, aboAlerts: true, decalcifyAlerts: false },
  addresses: [],
  paymentInstruments: []
}

/** A form in the account of Anna, whom the platform knows. */
async function open(form: JSX.Element) {
  const platform = sandbox.openPlatform({ state: 'registered' })
  const english = buildEnglishSite()
  // The shop with all of an account's fields.
  const site = { ...english, site: { ...english.site, tenantId: 'puro' as const } }
  const customerId = await platform.getCustomerId()
  sandbox.forgetCalls()
  const { history } = renderWithProviders(form, { platform, path: '/en/account/data', site })
  return {
    session: platform.family(shopperSession),
    readCustomer: () => platform.family(shopperProfile).getCustomer({ customerId }),
    where: () => history.location.pathname
  }
}
const updates = () => sandbox.callsTo('updateCustomer')
const passwordChanges = () => sandbox.callsTo('updateCustomerPassword')
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => jest.useRealTimers())

describe('the personal data', () => {
  it('are shown as they are stored', async () => {
    await open(<ProfileForm customer={CUSTOMER} />)
    expect(field(/First name/)).toHaveValue('Ida')
    expect(field(/Date of birth/)).toHaveValue('01/02/1990')
    expect(field(/Home phone/)).toHaveValue('(401) 234-567')
    expect(field(/Work phone/)).toHaveValue('0171 234')
  })

  it('are saved: emptied fields are deleted, fields without a value are not sent', async () => {
    const { readCustomer } = await open(<ProfileForm customer={CUSTOMER} />)
    await userEvent.clear(field(/Home phone/))
    await userEvent.clear(field(/First name/))
    await userEvent.type(field(/First name/), ' Ida Maria ')
    await press('Save')
    expect(await screen.findByText('Your data has been updated successfully.')).toBeVisible()
    expect(await updates()).toMatchObject([
      {
        body: {
          salutation: 'MRS',
          firstName: 'Ida Maria',
          lastName: 'Berg',
          birthday: '1990-02-01',
          phoneHome: null,
          phoneBusiness: '+49-171234'
        }
      }
    ])
    const customer = await readCustomer()
    expect(customer).toMatchObject({ firstName: 'Ida Maria', birthday: '1990-02-01' })
    expect(customer.phoneHome).toBeUndefined()
  })

  it('ask for each phone with its country code, whose field is named after the phone', async () => {
    await open(<ProfileForm customer={{ ...CUSTOMER, phoneMobile: '+1-5550100' }} />)
    const prefix = (name: string) => screen.getByRole('combobox', { name })
    expect(prefix('Country code, Mobile phone')).toHaveValue('1')
    expect(prefix('Country code, Home phone')).toHaveValue('49')
    expect(field(/Mobile phone/)).toHaveAttribute('autocomplete', 'mobile tel-national')
    await userEvent.selectOptions(prefix('Country code, Home phone'), '43')
    await press('Save')
    await screen.findByText('Your data has been updated successfully.')
    expect(await updates()).toMatchObject([
      { body: { phoneMobile: '+1-5550100', phoneHome: '+43-401234567' } }
    ])
  })

  it('show an invalid stored phone, and keep it until it is changed', async () => {
    await open(<ProfileForm customer={{ ...CUSTOMER, phoneMobile: 'abc' }} />)
    expect(field(/Mobile phone/)).toHaveValue('abc')
    await press('Save')
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a phone number.')
    expect(await updates()).toEqual([])
  })

  it.each(['14031986', '1986-03-14', '14 3 1986', '14/03/1986'])(
    'understand the birthday "%s", and show how when the field is left',
    async typed => {
      await open(<ProfileForm customer={CUSTOMER} />)
      await userEvent.clear(field(/Date of birth/))
      await userEvent.type(field(/Date of birth/), typed)
      await userEvent.tab()
      expect(field(/Date of birth/)).toHaveValue('14/03/1986')
      await press('Save')
      await screen.findByText('Your data has been updated successfully.')
      expect(await updates()).toMatchObject([{ body: { birthday: '1986-03-14' } }])
    }
  )

  it('lead back to the overview two seconds after they were saved, not sooner', async () => {
    fakePageTimers()
    const { where } = await open(<ProfileForm customer={CUSTOMER} />)
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitInRealTime(() =>
      expect(screen.getByText('Your data has been updated successfully.')).toBeVisible()
    )
    await act(() => jest.advanceTimersByTimeAsync(1_900))
    expect(where()).toBe('/en/account/data')
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(where()).toBe('/en/account')
  })

  it.each([
    [/First name/, '', 'Please enter your first name.'],
    [/Last name/, '', 'Please enter your last name.'],
    [/Last name/, 'B3rg <b>', 'Field contains invalid characters'],
    [/Date of birth/, '31.02.1990', 'Please enter a date as dd.mm.yyyy.'],
    [/Date of birth/, '31.12.1899', 'Minimum age 18 years'],
    [/Date of birth/, '01/01/2020', 'Minimum age 18 years'],
    [/Mobile phone/, 'none', 'Please enter a phone number.']
  ])('%s with "%s" is answered with "%s", and nothing is sent', async (name, typed, message) => {
    await open(<ProfileForm customer={CUSTOMER} />)
    await userEvent.clear(field(name))
    if (typed) await userEvent.type(field(name), typed)
    await press('Save')
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByText(message)).toBeVisible()
    await waitFor(() => expect(summary).toHaveFocus())
    expect(field(name)).toHaveValue(typed)
    expect(await updates()).toEqual([])
  })

  it('stay as they were typed when the platform fails', async () => {
    const { where } = await open(<ProfileForm customer={CUSTOMER} />)
    sandbox.refuse('updateCustomer', 503)
    await userEvent.type(field(/Mobile phone/), '0170 1')
    await press('Save')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There was an error updating your data. Please, try again.'
    )
    expect(field(/Mobile phone/)).toHaveValue('0170 1')
    expect(where()).toBe('/en/account/data')
  })
})

describe('the password', () => {
  async function change(current: string, next: string, repeated = next) {
    if (current) await userEvent.type(screen.getByLabelText(/^Current password/), current)
    if (next) await userEvent.type(screen.getByLabelText(/^New password/), next)
    if (repeated) await userEvent.type(screen.getByLabelText(/^Repeat new password/), repeated)
    await press('Change password')
  }

  it('is changed, and this browser logs in again with the new one', async () => {
    const { session } = await open(<PasswordForm login={ANNA.username} />)
    await change(ANNA.password, 'Kanne2027?')
    expect(await screen.findByText('Your password has been updated successfully.')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change password' })).not.toHaveAttribute('aria-busy')
    )
    expect(await sandbox.callsTo('authenticateCustomer')).toHaveLength(1)
    await expect(session.login(byPassword(ANNA.username, ANNA.password))).rejects.toMatchObject({
      status: 401
    })
    await session.login(byPassword(ANNA.username, 'Kanne2027?'))
    expect(screen.getByLabelText(/^Current password/)).toHaveValue('')
  })

  it.each(['kurz1!', 'ohnegross1!', 'OhneZahl!!', 'OhneZeichen1', 'Mit-Strich1!', 'Ümlaut123!'])(
    '"%s" does not meet the rules',
    async next => {
      await open(<PasswordForm login={ANNA.username} />)
      await change(ANNA.password, next)
      expect(await screen.findAllByText("Password requirement doesn't meet.")).not.toEqual([])
      expect(await passwordChanges()).toEqual([])
    }
  )

  it('has to be typed twice the same', async () => {
    await open(<PasswordForm login={ANNA.username} />)
    await change(ANNA.password, 'Kanne2027?', 'Kanne2028?')
    expect(await screen.findAllByText('Passwords do not match.')).not.toEqual([])
    expect(await passwordChanges()).toEqual([])
  })

  it('that is not the current one is named at its field', async () => {
    await open(<PasswordForm login={ANNA.username} />)
    await change('Falsch7!', 'Kanne2027?')
    await waitFor(() => expect(screen.getByLabelText(/^Current password/)).toBeInvalid())
    expect(screen.getByLabelText(/^New password/)).toHaveValue('Kanne2027?')
    expect(await sandbox.callsTo('authenticateCustomer')).toEqual([])
  })

  it('is not lost when the platform fails', async () => {
    await open(<PasswordForm login={ANNA.username} />)
    sandbox.refuse('updateCustomerPassword', 503)
    await change(ANNA.password, 'Kanne2027?')
    expect(
      await screen.findByText('An error occurred updated your password. Please, try again.')
    ).toBeVisible()
  })

  it('that cannot log in again ends the session', async () => {
    const { session } = await open(<PasswordForm login={ANNA.username} />)
    sandbox.refuse('authenticateCustomer', 503)
    await change(ANNA.password, 'Kanne2027?')
    await waitFor(() => expect(session.getState()).toBe('guest'))
  })
})

describe('data sharing', () => {
  const box = (name: RegExp) => screen.getByRole('checkbox', { name })
  const save = () => screen.getByRole('button', { name: 'Save' })

  it('can be saved when one differs from the stored consents', async () => {
    await open(<ConsentsForm stored={CUSTOMER.consents} />)
    expect(box(/Subscription reminders/)).toBeChecked()
    expect(save()).toBeDisabled()
    await userEvent.click(box(/Newsletter/))
    expect(save()).toBeEnabled()
    await userEvent.click(box(/Newsletter/))
    expect(save()).toBeDisabled()
  })

  it('says of a newsletter that it waits for the mail', async () => {
    await open(<ConsentsForm stored={CUSTOMER.consents} />)
    await userEvent.click(box(/Newsletter/))
    await userEvent.click(save())
    const done = await screen.findByText(/Your data has been changed successfully\./)
    expect(done).toHaveTextContent('Newsletter Checkbox will be marked after accepting Double Optin Mail.')
    expect(await updates()).toMatchObject([
      {
        body: {
          c_newsletter: true,
          c_aboAlerts: true,
          c_decalcifyAlerts: false,
          c_newsletterSource: 'account'
        }
      }
    ])
    const { mails } = await sandbox.control<{ mails: object[] }>('/outbox')
    expect(mails).toMatchObject([{ kind: 'newsletter-confirmation' }])
    expect(box(/Newsletter/)).not.toBeChecked()
  })

  it('says nothing of mails where no newsletter was asked for', async () => {
    await open(<ConsentsForm stored={CUSTOMER.consents} />)
    await userEvent.click(box(/Data from the app and your machine/))
    await userEvent.click(save())
    expect(await screen.findByText(/changed successfully/)).not.toHaveTextContent('Double Optin')
  })

  it('keeps the choice when the platform fails', async () => {
    await open(<ConsentsForm stored={CUSTOMER.consents} />)
    sandbox.refuse('updateCustomer', 503)
    await userEvent.click(box(/Newsletter/))
    await userEvent.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('Error saving your data.')
    expect(box(/Newsletter/)).toBeChecked()
  })
})
