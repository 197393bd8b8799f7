import { PARTS, readLiveOptions } from './read-live-options'

it('runs all parts and all browser tests unless some are named', () => {
  expect(readLiveOptions([])).toEqual({ parts: [...PARTS], specs: [], project: undefined })
})

it('runs named parts in their usual order, with the browser tests that are named', () => {
  expect(readLiveOptions(['--only', 'browser, failures', 'cart', '--project', 'phone', 'search'])).toEqual({
    parts: ['failures', 'browser'],
    specs: ['cart', 'search'],
    project: 'phone'
  })
})

it('refuses a part that there is not', () => {
  expect(() => readLiveOptions(['--only', 'failures,weather'])).toThrow('the parts are failures')
})
