import { buildAppConfig } from '../../../tests/factories/app-config'
import { serviceMessages } from './service-messages'

type ListServices = (prefix: string, switches: object) => { id: string }[]

it('has messages for each consent service, and for nothing else', () => {
  const listServices = jest.requireActual<ListServices>('../../../config/consent-services')
  const allOn: object = new Proxy({}, { get: () => allOn })
  const ids = listServices('shop_', allOn).map(service => service.id)
  expect(Object.keys(serviceMessages).sort()).toEqual([...ids].sort())
})

it.each([[['*']], [['a*b']], [['']]])('refuses %j as names of storage entries', names => {
  const services = [{ id: 'x', category: 'marketing', names }]
  expect(() => buildAppConfig({ consent: { prefix: '', services } })).toThrow(
    'app.consent.services.0.names.0'
  )
})
