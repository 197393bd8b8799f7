import { buildAppConfig } from '../../../tests/factories/app-config'
import { readConfig } from '../../../tests/factories/read-config'
import { buildSandboxSettings } from '../../../scripts/setup/sandbox-settings.mjs'
import { parseAppConfig } from './app-config'

it('names everything that is wrong at once', () => {
  const config = buildAppConfig()
  const broken = {
    ...config,
    url: { site: 'host', locale: 'path' },
    publicOrigin: 'shop.example/',
    commerce: { ...config.commerce, clientId: '' }
  }
  expect(() => parseAppConfig(broken)).toThrow(
    /app\.url\.site[\s\S]*app\.publicOrigin[\s\S]*app\.commerce\.clientId/
  )
})

it.each([[undefined], [null], ['x'], [[]], [{}]])('refuses %j with a list, not with a crash', raw => {
  expect(() => parseAppConfig(raw)).toThrow('The configuration is wrong:')
})

it('refuses a default that does not exist', () => {
  const { sites } = buildAppConfig()
  const wrong = sites.map(site => ({ ...site, l10n: { ...site.l10n, defaultLocale: 'fr-FR' } }))
  expect(() => buildAppConfig({ defaultSite: 'tea', sites: wrong })).toThrow(
    /app\.defaultSite: "tea"[\s\S]*jasmin\.l10n\.defaultLocale: "fr-FR"[\s\S]*puro\.l10n\.defaultLocale/
  )
})

it('accepts the settings that the project brings', () => {
  const { app } = readConfig(buildSandboxSettings())
  expect(parseAppConfig(app).sites.map(site => site.id)).toEqual(['jasmin', 'puro'])
})
