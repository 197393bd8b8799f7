import { act, render, screen, waitFor } from '@testing-library/react'
import { stubIntersections } from '../../../tests/factories/intersection'
import { withProviders } from '../../../tests/factories/with-providers'
import { ALL_CONSENTS, configureConsents, holdConsents } from '../../visit/consent/consent'
import type { Platform } from '../../platform/platform'
import { RecommendedRow, RememberedRow } from './recommended-row'
import { RecommendedRows } from './recommended-rows'

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

/** A page with two rows of recommendations and what was looked at; the service recommends as `answers` say. */
function openPage(answers: Record<string, () => Promise<object>>) {
  const asked: string[] = []
  const getRecommendations = (name: string) => {
    asked.push(name)
    return answers[name]!()
  }
  const platform = {
    search: { productSearch: async ({ q }: { q: string }) => ({ hits: [buildHit(q)] }) },
    products: {
      getProducts: async () => ({
        data: [
          { id: id(1), name: 'Tea 1' },
          { id: id(9), name: 'Tea 9' }
        ]
      })
    },
    family: () => ({ open: () => ({ getRecommendations }) })
  } as unknown as Platform
  const row = (recommenderName: string) => (onSettled: () => void) => (
    <RecommendedRow
      wanted={{ recommenderName, productIds: [id(5)] }}
      headline={recommenderName}
      exceptIds={[id(4)]}
      onSettled={onSettled}
    />
  )
  const viewed = (onSettled: () => void) => (
    <RememberedRow productIds={[id(1), id(9)]} headline="viewed" exceptIds={[]} onSettled={onSettled} />
  )
  const { container } = render(
    withProviders(<RecommendedRows rows={[row('first'), row('second'), viewed]} />, { platform })
  )
  const place = container.querySelector('[data-rows-place]')!
  const findPlaces = () => [...container.querySelectorAll('[data-card-place]')]
  return { asked, place, findPlaces }
}
const recommend =
  (...ids: string[]) =>
  async () => ({ recoUUID: 'r', recs: ids.map(recommended => ({ id: recommended })) })
const headings = () => screen.queryAllByRole('heading').map(heading => heading.textContent)

it('requests one row after the other once the shopper comes near, and shows each without a shift', async () => {
  const { asked, place, findPlaces } = openPage({
    first: recommend(id(1), id(4)),
    second: recommend(id(1), id(2))
  })
  expect(asked).toEqual([])
  act(() => view.tell(place, true))
  await waitFor(() => expect(findPlaces()).toHaveLength(3))
  expect(asked).toEqual(['first', 'second'])
  expect(headings()).toEqual([])
  // A row inserted within the window would shift visible content.
  act(() => findPlaces().forEach(waiting => view.tell(waiting, true)))
  expect(headings()).toEqual([])
  act(() => findPlaces().forEach(waiting => view.tell(waiting, false, 2_000)))
  expect(headings()).toEqual(['first', 'Tea 1', 'second', 'Tea 2', 'viewed', 'Tea 9'])
})

it('leaves out a row without an answer, and goes on with the next', async () => {
  const { asked, place, findPlaces } = openPage({ first: async () => ({}), second: recommend(id(2)) })
  act(() => view.tell(place, true))
  await waitFor(() => expect(findPlaces()).toHaveLength(2))
  expect(asked).toEqual(['first', 'second'])
  act(() => findPlaces().forEach(waiting => view.tell(waiting, false, 2_000)))
  expect(headings()).toEqual(['second', 'Tea 2', 'viewed', 'Tea 1', 'Tea 9'])
})

it('shows nothing while an answer does not come', async () => {
  const { asked, place, findPlaces } = openPage({
    first: () => new Promise(() => undefined),
    second: recommend()
  })
  act(() => view.tell(place, true))
  await waitFor(() => expect(asked).toEqual(['first']))
  expect([findPlaces(), headings()]).toEqual([[], []])
})
