import { render, screen } from '@testing-library/react'
import { HrefContext } from '../action/link-context'
import { GetForm } from './get-form'

const renderForm = (buildHref: (path: string) => string) => {
  render(
    <HrefContext.Provider value={buildHref}>
      <GetForm action="/search" aria-label="Suche">
        <input name="q" defaultValue="tee" />
      </GetForm>
    </HrefContext.Provider>
  )
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Suche' })
  const fields = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value])
  return [form.getAttribute('action'), Object.fromEntries(fields)]
}

it('opens the path with its fields where site and locale are in the path', () => {
  expect(renderForm(path => `/jasmin/de${path}`)).toEqual(['/jasmin/de/search', { q: 'tee' }])
})

it('keeps site and locale where they are in the query', () => {
  expect(renderForm(path => `${path}?site=puro&locale=de`)).toEqual([
    '/search',
    { site: 'puro', locale: 'de', q: 'tee' }
  ])
})
