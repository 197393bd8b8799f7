import { waitFor } from '@testing-library/react'
import { useLocation } from '../../entry/kit-adapter/router'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { mapContentPage } from '../../content/page/map-content-page'
import { useContentRedirect } from './use-content-redirect'

const sandbox = serveSandbox()

const buildAnswer = (id: string, url: string) => ({
  id,
  url,
  pageFetchedById: true,
  content: { regions: [] }
})

/** A shop whose page of green tea lives elsewhere, followed there by a click. */
function visit(url: string, path = '/shop/green-tea') {
  const answer = buildAnswer('category-green-tea', url)
  const page = mapContentPage(answer)
  function Page() {
    useContentRedirect(page, path)
    return <p>{useLocation().pathname}</p>
  }
  sandbox.respond('getContentPage', ({ request }) => {
    const id = new URL(request.url).searchParams.get('pageIdOrSlug') ?? ''
    return Response.json({ data: id === answer.id ? answer : buildAnswer(id, `/${id}`) })
  })
  const platform = sandbox.openPlatform({ settings: { locale: 'en-GB' } })
  return renderWithProviders(<Page />, { path: `/en${path}?from=mail`, platform })
}

it('replaces the address that a click has led to by the one where its content lives', async () => {
  const { history } = visit('/green-tea-world')
  await waitFor(() => expect(history.location.pathname).toBe('/en/green-tea-world'))
  expect(history.location.search).toBe('?from=mail')
  expect(history.length).toBe(1)
})

it('stays where the content lives already', async () => {
  const { history } = visit('/shop/green-tea')
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(history.location.pathname).toBe('/en/shop/green-tea')
})
