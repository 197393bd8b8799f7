import { fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { useIntl } from '../intl/intl'
import { answerJson } from '../../tests/factories/answers'
import { createRecordingPlatform } from '../../tests/factories/recording-platform'
import { renderWithProviders } from '../../tests/factories/render-with-providers'
import { ForgotPassword } from '../features/account/login/forgot-password'
import { PasswordForm } from '../features/account/security/password-form'
import { NewPasswordForm } from '../features/account/login/new-password-form'
import { CodeForm } from '../features/basket/gift-cards/code-form'
import { describeGiftCardFailure } from '../features/basket/gift-cards/describe-gift-card'
import { useCodeForm } from '../features/basket/gift-cards/use-code-form'
import { describeBasketError } from '../features/basket/describe-basket-error'
import { checkGiftCertificate } from '../features/basket/vouchers/gift-certificates'
import { NewsletterForm } from '../features/newsletter/newsletter-form'
import { UnsubscribeForm } from '../features/newsletter/unsubscribe-form'
import { FindOrder } from '../features/order/components/find-order'
import { createShopIntl } from '../intl/create-shop-intl'
import { loadMessages } from '../intl/messages'
import { loadMessageGroup } from '../intl/message-groups'
import { usePlatform } from '../platform/platform-context'
import { shopperBasketsVouchers } from '../platform/scapi/shopper-baskets-vouchers'

beforeAll(() => Promise.all([loadMessages('en-DE'), loadMessageGroup('personal', 'en-DE')]))

/** Response of the shop's proxies to one attempt too many. */
const TOO_MANY = () =>
  answerJson({ title: 'Too Many Requests', type: 'about:blank', detail: 'Slow down' }, 429, {
    'retry-after': '42'
  })
const SAID = 'Too many attempts. Please wait 42 seconds and try again.'

function GiftCard() {
  const platform = usePlatform()
  const intl = useIntl()
  const form = useCodeForm(async code => {
    const answer = await checkGiftCertificate(platform, code)
    return answer.error ? describeGiftCardFailure(intl, answer) : undefined
  })
  return <CodeForm form={form} label="Check" />
}

const EMAIL = { 'Email address': 'ida@example.com' }
const PASSWORDS = { 'New password': 'Teegarten7!', Again: 'Teegarten7!' }
const texts = { password: 'New password', repeat: 'Again', save: 'Save', failed: 'failed' }

const forms: [string, ReactElement, Record<string, string>, string][] = [
  ['the newsletter', <NewsletterForm key="a" source="form" />, EMAIL, 'Subscribe'],
  ['the way out of it', <UnsubscribeForm key="b" />, EMAIL, 'Unsubscribe'],
  ['a reset mail', <ForgotPassword key="c" email="" onClose={() => undefined} />, EMAIL, 'Send email'],
  [
    'a new password by a mail',
    <NewPasswordForm key="d" token="t" texts={texts} onDone={() => undefined} />,
    PASSWORDS,
    'Save'
  ],
  [
    'another password',
    <PasswordForm key="e" login="ida@example.com" />,
    { 'Current password': 'guess', 'New password': 'Teegarten7!', 'Repeat new password': 'Teegarten7!' },
    'Change password'
  ],
  [
    'the code of an order',
    <FindOrder key="f" box={content => <main>{content}</main>} />,
    { 'Order number': 'JAS00000042', ...EMAIL },
    'Send code'
  ],
  ['a gift card', <GiftCard key="g" />, { 'Activation Code': 'TEE2-JW9S-8GDK-4MYE' }, 'Check']
]

it.each(forms)('says how long to wait, and keeps what was typed, in the form for %s', async (...row) => {
  const [, form, fields, button] = row
  const { platform, calls } = createRecordingPlatform(TOO_MANY())
  renderWithProviders(form, { platform })
  const find = (label: string) => screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' })
  for (const [label, value] of Object.entries(fields)) fireEvent.change(find(label), { target: { value } })
  for (const box of screen.queryAllByRole('checkbox')) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText(SAID)).toBeVisible()
  expect(calls.length).toBeGreaterThan(0)
  expect(document.body).not.toHaveTextContent('Slow down')
  for (const [label, value] of Object.entries(fields)) expect(find(label)).toHaveValue(value)
})

it('says how long to wait for a coupon', async () => {
  const { platform } = createRecordingPlatform(TOO_MANY())
  const error: unknown = await platform
    .family(shopperBasketsVouchers)
    .addCouponToBasket({ basketId: 'b' }, { code: 'KULANZ-1234' })
    .catch((reason: unknown) => reason)
  expect(describeBasketError(createShopIntl('en-DE'), error)).toEqual({
    kind: 'error',
    code: 'too_many_attempts',
    message: SAID
  })
})
