import { seed } from '../../sandbox/seed/seed'
import { readRefusal, startSandbox, type TestSandbox } from './session-setup'

export const TEA = '100000000000000101'
/** The password of every customer from `registerCustomer`. */
export const PASSWORD = 'Kamille8?gut'
let count = 0

/** For a whole test file: a sandbox with one tea; returns its guests and new customers. */
export function serveCustomers() {
  const { categories, products } = seed
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await startSandbox({ seed: { categories, products: products.filter(({ id }) => id === TEA) } })
  })
  afterAll(() => sandbox.stop())

  const getSandbox = () => sandbox
  const createGuest = async () => sandbox.createCustomersClient((await sandbox.loginGuest()).access_token)

  /** A new customer for each test, signed in. */
  async function registerCustomer(fields = {}) {
    count += 1
    const login = `shopper${count}@example.com`
    const body = {
      customer: { login, email: login, firstName: 'Ida', lastName: 'Moor', ...fields },
      password: PASSWORD
    }
    const registered = await (await createGuest()).registerCustomer({ body })
    const { access_token, customer_id } = await sandbox.loginCustomer({ username: login, password: PASSWORD })
    return {
      login,
      registered,
      token: access_token,
      customers: sandbox.createCustomersClient(access_token),
      parameters: { customerId: customer_id }
    }
  }

  return { getSandbox, createGuest, registerCustomer }
}

/** Status and last segment of the problem type of a refused call. */
export const readSlug = async (call: Promise<unknown>) => {
  const { status, body } = await readRefusal(call)
  return [status, String(body.type).split('/').at(-1)]
}
