import { buildAppConfig } from '../../../tests/factories/app-config'
import { listThirdPartySources, thirdPartiesSchema } from './third-parties'

const { thirdParties: none } = buildAppConfig()

it('lets nothing come from anywhere while no third party is configured', () => {
  expect(listThirdPartySources(none)).toEqual({
    scripts: [],
    connect: [],
    images: [],
    frames: [],
    styles: [],
    fonts: []
  })
})

it('names each configured origin once, and the marketing tool for calls only', () => {
  const sources = listThirdPartySources({
    ...none,
    chat: {
      ...none.chat,
      scriptUrl: 'https://chat.example/a.js',
      serviceUrl: 'https://chat.example',
      siteUrl: 'https://pages.example/x'
    },
    reviews: { scriptUrl: 'https://reviews.example/{shopId}.js', shopIds: { jasmin: 'X1' } },
    instalments: { scriptUrl: '' },
    maps: { scriptUrl: 'https://maps.example/a.js', apiKey: 'key' },
    marketing: {
      apiKey: 'key',
      endpoint: 'https://tool.example',
      push: true,
      // Its code runs in the service worker, whose answer alone allows it.
      workerUrl: 'https://worker.example/a.js'
    }
  })
  expect(sources).toEqual({
    scripts: ['https://chat.example', 'https://reviews.example', 'https://maps.example'],
    connect: [
      'https://chat.example',
      'https://reviews.example',
      'https://pages.example',
      'https://maps.example',
      'https://tool.example'
    ],
    images: [
      'https://chat.example',
      'https://reviews.example',
      'https://pages.example',
      'https://maps.example'
    ],
    frames: ['https://chat.example', 'https://reviews.example', 'https://pages.example'],
    styles: [],
    fonts: []
  })
})

it('lets the bot check run its script and show its frame, and nothing else', () => {
  const botCheck = { siteKey: 'key', scriptUrl: 'https://check.example/v0/api.js' }
  expect(listThirdPartySources({ ...none, botCheck })).toEqual({
    scripts: ['https://check.example'],
    connect: [],
    images: [],
    frames: ['https://check.example'],
    styles: [],
    fonts: []
  })
})

it("lets Google's map have pictures, places and letters from where it keeps them, and no whole domain", () => {
  const maps = { scriptUrl: 'https://maps.googleapis.com/maps/api/js', apiKey: 'key' }
  const sources = listThirdPartySources({ ...none, maps })
  expect(sources.scripts).toEqual(['https://maps.googleapis.com', 'https://maps.gstatic.com'])
  expect(sources.connect).toContain('https://places.googleapis.com')
  expect(sources.fonts).toEqual(['https://fonts.gstatic.com'])
  expect(sources.frames).toEqual([])
  expect(JSON.stringify(sources)).not.toContain('*')
})

it('lets browsers ask where Google Pay is, and where Google leads them then, for calls only', () => {
  const sources = listThirdPartySources({ ...none, googlePay: { methodUrl: 'https://google.com/pay' } })
  expect(sources).toEqual({
    ...listThirdPartySources(none),
    connect: ['https://google.com/pay', 'https://www.google.com/pay', 'https://pay.google.com']
  })
  const other = listThirdPartySources({ ...none, googlePay: { methodUrl: 'https://pay.example/method' } })
  expect(other.connect).toEqual(['https://pay.example/method'])
})

it.each([['http://google.com/pay'], ['https://pay.example/a; script-src *'], ['https://pay.example/a,b']])(
  'refuses %s as a payment method',
  methodUrl => {
    expect(thirdPartiesSchema.safeParse({ ...none, googlePay: { methodUrl } }).success).toBe(false)
  }
)

it('gives an address nothing that belongs to a chat without a script', () => {
  const chat = { ...none.chat, siteUrl: 'https://pages.example', serviceUrl: 'https://service.example' }
  expect(listThirdPartySources({ ...none, chat }).frames).toEqual([])
})

it.each([
  ["https://x.example; script-src 'unsafe-inline'"],
  ['javascript:alert(1)'],
  ['//x.example/a.js'],
  ['https://user@x.example/']
])('refuses %s as an address', scriptUrl => {
  expect(thirdPartiesSchema.safeParse({ ...none, instalments: { scriptUrl } }).success).toBe(false)
})

it('refuses half of the marketing tool', () => {
  const marketing = { apiKey: 'key', endpoint: '', push: false, workerUrl: '' }
  expect(thirdPartiesSchema.safeParse({ ...none, marketing }).error?.issues[0]?.message).toBe(
    'key and endpoint of the marketing tool belong together'
  )
})

it('refuses push messages without a worker that shows them', () => {
  const marketing = { apiKey: 'key', endpoint: 'https://tool.example', push: true, workerUrl: '' }
  expect(thirdPartiesSchema.safeParse({ ...none, marketing }).error?.issues[0]?.message).toBe(
    'push messages need the key of the marketing tool and the address of its worker'
  )
})
