import { buildRouteUrl } from './store-links'

const store = { id: 'a', name: 'Teehaus', categories: [] }
const read = (url = '') => Object.fromEntries(new URL(url).searchParams)

it('leads to the store’s position', () => {
  const url = buildRouteUrl({ ...store, address1: 'Kontorgang 7', position: { lat: 53.55, lng: -0.5 } })
  expect(read(url)).toEqual({ api: '1', destination: '53.55,-0.5' })
})

it('leads to its address where its position is not known', () => {
  const url = buildRouteUrl({ ...store, address1: 'Kontorgang 7 & 8', postalCode: '20095', city: 'Hamburg' })
  expect(read(url)).toEqual({ api: '1', destination: 'Kontorgang 7 & 8, 20095 Hamburg' })
})

it('leads nowhere without either', () => {
  expect(buildRouteUrl(store)).toBeUndefined()
})
