import { MACHINE, startOrderSandbox, type OrderSandbox } from './order-setup'

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterAll(() => sandbox.stop())

type Shopper = Awaited<ReturnType<OrderSandbox['register']>>
type MachineAnswer = Record<string, unknown> & { serialNumber: string }

const BOUGHT_ELSEWHERE = '6000832ABCDEFGH123'

const list = async (shopper: Shopper) =>
  (await shopper.call('GET', 'api/machines')).body.machines as MachineAnswer[]
const listRegisterable = async (shopper: Shopper, query = '?UnregisteredOnly=true') =>
  (await shopper.call('GET', `api/machines/registerable-machines${query}`)).body.machines as MachineAnswer[]
const create = async (shopper: Shopper, body: unknown) =>
  (await shopper.call('POST', 'api/machines/create', body)).body

it('are offered for registration out of the own orders, and registered once', async () => {
  const shopper = await sandbox.register('puro')
  expect(await list(shopper)).toEqual([])
  const { orderNo } = await shopper.placeOrder(MACHINE, 2)
  const offered = await listRegisterable(shopper)
  expect(offered).toHaveLength(2)
  expect(offered[0]).toMatchObject({
    serialNumber: expect.stringMatching(/^6000(?:10|50|80|83)[1-4][A-Z0-9]{11}$/),
    productId: MACHINE,
    productName: 'Kolibri',
    image: expect.stringContaining(`/${MACHINE}/1.jpg`),
    registered: false,
    registerable: true,
    orderNo
  })

  const { serialNumber = '' } = offered[0] ?? {}
  const created = await create(shopper, { serialNumber, name: 'Küche' })
  expect(created).toMatchObject({
    success: true,
    machine: {
      serialNumber,
      productId: MACHINE,
      name: 'Küche',
      orderNo,
      registered: true,
      registerable: false
    }
  })
  expect(await list(shopper)).toEqual([created.machine])
  expect(await listRegisterable(shopper)).toEqual([offered[1]])
  expect(await listRegisterable(shopper, '')).toMatchObject([{ registered: true }, { registered: false }])
  expect(await create(shopper, { serialNumber })).toEqual({
    success: false,
    error: true,
    errorMessage: 'Diese Seriennummer ist bereits registriert.'
  })
})

it('leave the offer with a cancelled order', async () => {
  const shopper = await sandbox.register('puro')
  const { orderNo } = await shopper.placeOrder(MACHINE, 1)
  sandbox.setClock(60_000)
  await shopper.call('POST', 'Order-Cancel', { orderNo })
  sandbox.setClock(0)
  expect(await listRegisterable(shopper)).toEqual([])
})

it('are changed and removed by their owner alone', async () => {
  const [owner, stranger] = await Promise.all([sandbox.register('puro'), sandbox.register('puro')])
  const post = async (shopper: Shopper, action: string, body: unknown) =>
    (await shopper.call('POST', `api/machines/${action}`, body)).body
  const serialNumber = BOUGHT_ELSEWHERE
  expect(await create(owner, { serialNumber, productId: MACHINE, purchaseDate: '2024/02/29' })).toMatchObject(
    {
      machine: { productName: 'Kolibri', purchaseDate: '2024-02-29' }
    }
  )
  expect(await create(stranger, { serialNumber })).toMatchObject({ success: false })
  expect(await post(stranger, 'update', { serialNumber, name: 'Meine' })).toMatchObject({ success: false })
  expect(await post(stranger, 'delete', { serialNumber })).toMatchObject({ success: false })
  expect(await list(stranger)).toEqual([])

  expect(await post(owner, 'update', { serialNumber, name: 'Büro' })).toMatchObject({
    success: true,
    machine: { name: 'Büro', purchaseDate: '2024-02-29' }
  })
  expect(await post(owner, 'delete', { serialNumber })).toEqual({ success: true })
  expect(await list(owner)).toEqual([])
  expect(await create(stranger, { serialNumber })).toMatchObject({ success: true })
})

it.each([
  [{ serialNumber: '1234' }, 'Diese Seriennummer ist nicht gültig.'],
  [{ serialNumber: '6000841ABCDEFGH123' }, 'Diese Seriennummer ist nicht gültig.'],
  [{ serialNumber: '6000801ABCDEFGH124', purchaseDate: '2024-02-30' }, 'Das Kaufdatum ist nicht gültig.'],
  [{ serialNumber: '6000801ABCDEFGH124', purchaseDate: '2099-12-31' }, 'Das Kaufdatum ist nicht gültig.'],
  [
    { serialNumber: '6000801ABCDEFGH124', productId: '100000000000000101' },
    'Dieses Produkt ist keine Maschine unseres Sortiments.'
  ],
  [
    { serialNumber: '6000801ABCDEFGH124', name: 'x'.repeat(101) },
    'Der Name darf höchstens 100 Zeichen haben.'
  ]
])('are not registered with %j', async (body, errorMessage) => {
  const shopper = await sandbox.register('puro')
  expect(await create(shopper, body)).toEqual({ success: false, error: true, errorMessage })
})

it('belong to registered customers: a guest and a caller without a session are refused', async () => {
  const calls = [
    ['GET', 'api/machines'],
    ['GET', 'api/machines/registerable-machines'],
    ['POST', 'api/machines/create'],
    ['POST', 'api/machines/update'],
    ['POST', 'api/machines/delete']
  ] as const
  for (const shopper of [await sandbox.loginGuest('puro'), sandbox.nobody('puro')]) {
    for (const [method, path] of calls) {
      const body = method === 'POST' ? { serialNumber: BOUGHT_ELSEWHERE } : undefined
      expect(await shopper.call(method, path, body)).toEqual({
        status: 401,
        body: { success: false, error: true, errorMessage: 'Bitte melden Sie sich an.' }
      })
    }
  }
})

it.each(['{', '[]', '{"serialNumber":7}', '{}', '['.repeat(100)])(
  'answer the body %.10s with a refusal',
  async body => {
    const shopper = await sandbox.register('puro')
    expect(await shopper.call('POST', 'api/machines/create', body)).toMatchObject({
      status: 400,
      body: { success: false, error: true, errorMessage: expect.any(String) }
    })
  }
)
