import { buildAppConfig } from '../../../tests/factories/app-config'
import { parseAppConfig } from '../../config/app-config'
import { serviceMessages } from './service-messages'

it('has words for everything that the configuration says is used, and for nothing else', () => {
  const raw = jest.requireActual<{ app: unknown }>('../../../config/default')
  const ids = parseAppConfig(raw.app).consent.services.map(service => service.id)
  expect(Object.keys(serviceMessages).sort()).toEqual([...ids].sort())
})

it.each([[['*']], [['a*b']], [['']]])('refuses %j as names of what is kept', names => {
  const services = [{ id: 'x', category: 'marketing', names }]
  expect(() => buildAppConfig({ consent: { prefix: '', services } })).toThrow(
    'app.consent.services.0.names.0'
  )
})
