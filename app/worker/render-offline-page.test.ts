import { buildSiteContext } from '../../tests/factories/app-config'
import { renderOfflinePage } from './render-offline-page'

const { site } = buildSiteContext()

it.each([
  ['de-AT', 'Keine Verbindung'],
  ['en-GB', 'No connection'],
  ['fr-FR', 'Pas de connexion'],
  ['it-IT', 'Nessuna connessione'],
  ['ja-JP', 'No connection']
])('the offline page speaks to %s as "%s"', (locale, title) => {
  const page = renderOfflinePage(site, locale, 'bundle')
  expect(page).toContain(`<html lang="${locale}">`)
  expect(page).toContain(`<h1>${title}</h1>`)
})
