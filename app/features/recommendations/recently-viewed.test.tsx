import { ALL_CONSENTS, configureConsents, ONLY_REQUIRED, saveConsents } from '../../visit/consent/consent'
import type { AppConfig } from '../../visit/config/app-config'
import { forgetRefused } from '../../visit/consent/forget-refused'
import { forgetViewed, noteViewed, readViewed } from './recently-viewed'

afterEach(() => localStorage.clear())

it('remembers twelve products of each site, the latest first and each once', () => {
  for (const number of [1, 2, 1]) noteViewed('jasmin', `tea-${number}`)
  expect(readViewed('jasmin')).toEqual(['tea-1', 'tea-2'])
  expect(readViewed('puro')).toEqual([])
  for (let number = 0; number < 20; number += 1) noteViewed('jasmin', `pot-${number}`)
  expect(readViewed('jasmin')).toHaveLength(12)
  expect(readViewed('jasmin')[0]).toBe('pot-19')
})

it.each(['nonsense', '{"a":1}', '[1,null]'])('takes %s for nothing', stored => {
  localStorage.setItem('recentlyViewed_jasmin', stored)
  expect(readViewed('jasmin')).toEqual([])
  noteViewed('jasmin', 'tea')
  expect(readViewed('jasmin')).toEqual(['tea'])
})

it('forgets everything at once', () => {
  noteViewed('jasmin', 'tea')
  noteViewed('puro', 'capsules')
  localStorage.setItem('other', 'stays')
  forgetViewed()
  expect(Object.keys(localStorage)).toEqual(['other'])
})

it('is forgotten with the consent', () => {
  type ListServices = (prefix: string, others: object) => AppConfig['consent']['services']
  const listServices = jest.requireActual<ListServices>('../../../config/consent-services')
  const off = { scriptUrl: '', apiKey: '' }
  const thirdParties: object = new Proxy({}, { get: () => off })
  configureConsents({ prefix: 'shop_', services: listServices('shop_', { thirdParties }) })
  saveConsents(ALL_CONSENTS)
  noteViewed('jasmin', 'tea')
  forgetRefused()
  expect(readViewed('jasmin')).toEqual(['tea'])
  saveConsents(ONLY_REQUIRED)
  forgetRefused()
  expect(readViewed('jasmin')).toEqual([])
})
