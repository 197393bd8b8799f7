import { startOrderSandbox, type OrderSandbox } from '../../../../tests/contract/order-setup'
import { createShopPlatform } from '../../../../tests/factories/shop-platform'
import { shopperProfile } from '../../../platform/scapi/shopper-profile'
import { findResetTokenRefusal, requestPasswordReset, setNewPassword } from './password-reset'

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterAll(() => sandbox.stop())

const openGuest = async () => createShopPlatform(sandbox.origin, (await sandbox.loginGuest()).token)

/** The token in the last mail to an address; undefined without a mail. */
async function findMailedToken(to: string): Promise<string | undefined> {
  const answer = await fetch(`${sandbox.origin}/control/outbox`)
  const { mails } = (await answer.json()) as { mails: { recipient: string; document: { token: string } }[] }
  return mails.find(({ recipient }) => recipient === to)?.document.token
}

it('sends a mail by whose token a new password is set, once', async () => {
  const { login } = await sandbox.register()
  const platform = await openGuest()
  await requestPasswordReset(platform, ` ${login} `)
  const token = (await findMailedToken(login)) ?? 'none'
  expect(await findResetTokenRefusal(platform, token)).toBeUndefined()
  await setNewPassword(platform, { token, password: 'Kamille8?gut' })
  expect(await findResetTokenRefusal(platform, token)).toMatch(/invalid or has expired/)
  await expect(sandbox.loginCustomer({ username: login, password: 'Kamille8?gut' })).resolves.toMatchObject({
    customer_id: expect.any(String)
  })
  await expect(setNewPassword(platform, { token, password: 'Kamille9?gut' })).rejects.toMatchObject({
    detail: 'The link is invalid or has expired. Please request a new one.'
  })
})

it('has a message for a new password that is too weak', async () => {
  const { login } = await sandbox.register()
  const platform = await openGuest()
  await requestPasswordReset(platform, login)
  const token = (await findMailedToken(login)) ?? 'none'
  await expect(setNewPassword(platform, { token, password: 'kamille' })).rejects.toMatchObject({
    detail: expect.stringContaining('at least 8 characters')
  })
})

it('responds equally for an address without an account', async () => {
  await expect(requestPasswordReset(await openGuest(), 'nobody@example.com')).resolves.toBeUndefined()
})

it('does not return the token to a browser that requests it from the newer API', async () => {
  const { login } = await sandbox.register()
  const answer = await (await openGuest()).family(shopperProfile).getResetPasswordToken({}, { login })
  expect(answer).not.toHaveProperty('resetToken')
})
