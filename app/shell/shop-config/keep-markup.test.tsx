import { buildAppContext } from '../../../tests/factories/app-context'
import { Link } from '../../ui/action/link'
import type { ViewMode } from '../../visit/view-mode/view-mode'
import { createKeepMarkup } from './keep-markup'

const requestOf = (localeId?: string, view: ViewMode = {}) =>
  createKeepMarkup(buildAppContext(localeId, { view }))

const laterTurn = () => new Promise<void>(resolve => setTimeout(resolve, 1))
const link = () => (
  <Link to="/shop/tea">
    Tee {3} <b>Beutel</b>
  </Link>
)

it('renders nothing for what is shown once, and keeps what is asked for again', async () => {
  const render = jest.fn(link)
  expect(requestOf()?.('one tile', render)).toBeUndefined()
  await laterTurn()
  expect(render).not.toHaveBeenCalled()
  expect(requestOf()?.('one tile', render)).toBeUndefined()
  await laterTurn()
  expect(render).toHaveBeenCalledTimes(1)
  // With React's marks between texts, by which the browser takes it over.
  expect(requestOf()?.('one tile', render)).toBe(
    '<a href="/jasmin/de/shop/tea" data-route="">Tee <!-- -->3<!-- --> <b>Beutel</b></a>'
  )
  expect(render).toHaveBeenCalledTimes(1)
})

it('keeps the markup of each locale and of each text apart', async () => {
  for (const locale of ['de-DE', 'en-DE'])
    for (const tile of ['tile a', 'tile b'])
      for (const _time of [1, 2]) {
        requestOf(locale)?.(tile, () => <Link to={`/${tile.at(-1)}`}>{tile}</Link>)
        await laterTurn()
      }
  const read = (locale: string, tile: string) => requestOf(locale)?.(tile, link)
  expect(read('en-DE', 'tile b')).toContain('href="/jasmin/en/b"')
  expect(read('de-DE', 'tile a')).toContain('href="/jasmin/de/a"')
})

it('leaves what cannot be rendered alone to the page, and tries it once', async () => {
  const broken = jest.fn(() => {
    throw new Error('the part is broken')
  })
  for (const _time of [1, 2, 3, 4]) {
    expect(requestOf()?.('broken tile', broken)).toBeUndefined()
    await laterTurn()
  }
  expect(broken).toHaveBeenCalledTimes(1)
})

it.each<[string, ViewMode]>([
  ['an editor', { editParent: 'https://editor.example' }],
  ['the native app', { app: {} as ViewMode['app'] }]
])('keeps nothing of what %s is shown', (_who, view) => {
  expect(requestOf('de-DE', view)).toBeUndefined()
})
