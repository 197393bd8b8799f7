import serializeState from './serialize-javascript'

const STATE = {
  html: '</script><script>alert(1)</script><!-- --> & "quoted"',
  path: '/shop/grün?a=b&c=d',
  lines: 'a\u2028b\u2029c',
  missing: undefined,
  amount: 3.5
}

it('writes JSON that reads as what went in', () => {
  expect(JSON.parse(serializeState(STATE))).toEqual({ ...STATE, missing: undefined })
})

it('holds nothing that ends the element around it or begins another', () => {
  expect(serializeState(STATE)).not.toMatch(/</)
})

it('writes addresses as they are', () => {
  expect(serializeState({ path: STATE.path })).toBe('{"path":"/shop/grün?a=b&c=d"}')
})

it('is indented on request', () => {
  expect(serializeState({ a: 1 }, { space: 2 })).toBe('{\n  "a": 1\n}')
})

describe('query data', () => {
  const tea = { name: 'Grüner Tee', html: '</script>', price: '3 €' }
  const pageOf = (...data: unknown[]) => ({
    __CONFIG__: { text: '"0"' },
    __PRELOADED_STATE__: {
      other: 1,
      __STATE_MANAGEMENT_LIBRARY: {
        mutations: [],
        queries: data.map((each, index) => ({ queryKey: [index], state: { data: each, status: 'success' } }))
      }
    }
  })

  it.each([[tea], [[tea, tea, 'plain', null]], [null], ['a text'], [0], [{ ...tea, list: [[tea]] }]])(
    'reads as it was: %j',
    data => {
      const page = pageOf(data, tea, [tea])
      const json = serializeState(page)
      expect(JSON.parse(json)).toEqual(page)
      expect(json).not.toMatch(/</)
    }
  )

  it('reads as it was where a query has no data', () => {
    expect(JSON.parse(serializeState(pageOf(undefined)))).toEqual(
      JSON.parse(JSON.stringify(pageOf(undefined)))
    )
  })
})
