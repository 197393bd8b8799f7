import serializeState from './serialize-state'

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

it('is spread over lines for those who read it', () => {
  expect(serializeState({ a: 1 }, { space: 2 })).toBe('{\n  "a": 1\n}')
})
