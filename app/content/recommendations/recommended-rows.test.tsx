import { act, render, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { stubIntersections } from '../../../tests/factories/intersection'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { withProviders } from '../../../tests/factories/with-providers'
import { ALL_CONSENTS, configureConsents, holdConsents } from '../../visit/consent/consent'
import { RecommendedRow, RememberedRow } from './recommended-row'
import { RecommendedRows, type OnSettled } from './recommended-rows'

const id = (number: number) => `10000000000000000${number}`
const buildHit = (productId: string) => ({
  productId,
  productName: `Tea ${productId.at(-1)}`,
  orderable: true
})

let view: ReturnType<typeof stubIntersections>
beforeEach(() => {
  configureConsents({ prefix: '', services: [] })
  holdConsents(ALL_CONSENTS)
  view = stubIntersections()
})

const sandbox = serveSandbox()
const readName = (path: string) => path.slice(path.lastIndexOf('/') + 1)
/** Names of the recommenders asked so far. */
const asked = async () => (await sandbox.callsTo('getRecommendations')).map(({ path }) => readName(path))

/** A page with two rows of recommendations and what was looked at; the service recommends as `answers` say. */
function openPage(answers: Record<string, () => Promise<Response>>, most?: number) {
  Cookies.set('visitor-id_jasmin', 'visitor-a')
  sandbox.respond('getRecommendations', ({ request }) => answers[readName(new URL(request.url).pathname)]?.())
  sandbox.respond('productSearch', ({ request }) => {
    const hits = [buildHit(new URL(request.url).searchParams.get('q') ?? '')]
    return Response.json({ hits, total: 1 })
  })
  const seen = [1, 9].map(number => ({ id: id(number), name: `Tea ${number}` }))
  sandbox.reply('getProducts', { data: seen, total: 2 })
  const row = (recommenderName: string) => (onSettled: OnSettled) => (
    <RecommendedRow
      wanted={{ recommenderName, productIds: [id(5)] }}
      headline={recommenderName}
      exceptIds={[id(4)]}
      onSettled={onSettled}
    />
  )
  const viewed = (onSettled: OnSettled) => (
    <RememberedRow productIds={[id(1), id(9)]} headline="viewed" exceptIds={[]} onSettled={onSettled} />
  )
  const { container } = render(
    withProviders(<RecommendedRows most={most} rows={[row('first'), row('second'), viewed]} />, {
      platform: sandbox.openPlatform()
    })
  )
  const place = container.querySelector('[data-rows-place]')!
  const findPlaces = () => [...container.querySelectorAll('[data-card-place]')]
  return { place, findPlaces }
}
const recommend =
  (...ids: string[]) =>
  async () =>
    Response.json({ recoUUID: 'r', recs: ids.map(recommended => ({ id: recommended })) })
const headings = () => screen.queryAllByRole('heading').map(heading => heading.textContent)

it('requests one row after the other once the shopper comes near, and shows each without a shift', async () => {
  const { place, findPlaces } = openPage({
    first: recommend(id(1), id(4)),
    second: recommend(id(1), id(2))
  })
  expect(await asked()).toEqual([])
  act(() => view.tell(place, true))
  await waitFor(() => expect(findPlaces()).toHaveLength(3))
  expect(await asked()).toEqual(['first', 'second'])
  expect(headings()).toEqual([])
  // A row inserted within the window would shift visible content.
  act(() => findPlaces().forEach(waiting => view.tell(waiting, true)))
  expect(headings()).toEqual([])
  act(() => findPlaces().forEach(waiting => view.tell(waiting, false, 2_000)))
  expect(headings()).toEqual(['first', 'Tea 1', 'second', 'Tea 2', 'viewed', 'Tea 9'])
})

it('leaves out a row without an answer, and goes on with the next', async () => {
  const { place, findPlaces } = openPage({ first: async () => Response.json({}), second: recommend(id(2)) })
  act(() => view.tell(place, true))
  await waitFor(() => expect(findPlaces()).toHaveLength(2))
  expect(await asked()).toEqual(['first', 'second'])
  act(() => findPlaces().forEach(waiting => view.tell(waiting, false, 2_000)))
  expect(headings()).toEqual(['second', 'Tea 2', 'viewed', 'Tea 1', 'Tea 9'])
})

it('shows nothing while an answer does not come', async () => {
  const { place, findPlaces } = openPage({
    first: () => new Promise(() => undefined),
    second: recommend()
  })
  act(() => view.tell(place, true))
  await waitFor(async () => expect(await asked()).toEqual(['first']))
  expect([findPlaces(), headings()]).toEqual([[], []])
})

it('ends after as many rows with products as a page has room for', async () => {
  const { place, findPlaces } = openPage({ first: recommend(), second: recommend(id(2)) }, 1)
  act(() => view.tell(place, true))
  await waitFor(() => expect(findPlaces()).toHaveLength(1))
  act(() => findPlaces().forEach(waiting => view.tell(waiting, false, 2_000)))
  expect(headings()).toEqual(['second', 'Tea 2'])
})
