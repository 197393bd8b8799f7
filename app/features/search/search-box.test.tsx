import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import userEvent from '@testing-library/user-event'
import { HttpResponse, type HttpResponseResolver } from 'msw'
import { fakePageTimers, passPageTime } from '../../../tests/factories/real-time'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { withProviders } from '../../../tests/factories/with-providers'
import { holdConsents, ONLY_REQUIRED } from '../../visit/consent/consent'
import { forgetSearches } from './forget-searches'
import { rememberSearch } from './recent-searches'
import { SearchBox } from './search-box'

const sandbox = serveSandbox()
const SUGGEST = 'OcapiSearch-Suggestions'
const ANSWER = {
  productSuggestions: [
    { id: '100000000000000101', name: 'Sencha', price: 4.9 },
    { id: '100000000000000102', name: 'Senior Blend', price: 5.9 }
  ],
  categorySuggestions: [{ id: 'green-tea', name: 'Green tea', category: 'Tea' }]
}

const countCalls = async () => (await sandbox.callsTo(SUGGEST)).length

beforeEach(() => sandbox.reply(SUGGEST, ANSWER))

function open() {
  fakePageTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const { history } = renderWithProviders(<SearchBox id="search" />, { platform: sandbox.openPlatform() })
  return { user, history, field: screen.getByRole<HTMLInputElement>('combobox') }
}

afterEach(() => jest.useRealTimers())

describe('the search box', () => {
  it('ends its suggestions with all results, which arrow keys reach, too', async () => {
    const { user, field, history } = open()
    await user.type(field, 'senc')
    await passPageTime(700)
    expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('href', '/en/search?q=senc')
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('All results for “senc”')
    await user.keyboard('{Enter}')
    expect(history.location.search).toBe('?q=senc')
  })

  it('is a form for the results page, so that it works without scripts', () => {
    const { field } = open()
    expect(field.form?.getAttribute('action')).toBe('/en/search')
    expect(field.form?.method).toBe('get')
    expect(field.name).toBe('q')
  })

  /** The server-rendered field, with text typed before hydration. */
  async function typeEarly(words: string, staysInField: boolean) {
    fakePageTimers()
    const box = withProviders(<SearchBox id="search" />, { platform: sandbox.openPlatform() })
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(box)
    const field = screen.getByRole<HTMLInputElement>('combobox')
    field.focus()
    field.value = words
    if (!staysInField) field.blur()
    const page = await act(async () => hydrateRoot(root, box))
    return { field, end: () => (act(() => page.unmount()), root.remove()) }
  }

  it('continues with text typed before hydration', async () => {
    const { field, end } = await typeEarly('senc', true)
    await passPageTime(610)
    expect(await sandbox.callsTo(SUGGEST)).toMatchObject([{ query: { q: 'senc' } }])
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Sencha')
    // React fires an early focus event after hydration.
    fireEvent.focus(field)
    expect(field).toHaveValue('senc')
    act(() => field.blur())
    act(() => field.focus())
    expect(field).toHaveValue('')
    end()
  })

  it('keeps text typed before hydration without a request after the field was left', async () => {
    const { field, end } = await typeEarly('senc', false)
    await passPageTime(2_000)
    expect(field).toHaveValue('senc')
    expect(screen.getByRole('button', { name: 'Clear search' })).toBeInTheDocument()
    expect(await countCalls()).toBe(0)
    act(() => field.focus())
    expect(field).toHaveValue('')
    end()
  })

  it('asks for suggestions 600 ms after the third character and not before', async () => {
    const { user, field } = open()
    await user.type(field, 'se')
    await passPageTime(2000)
    expect(await countCalls()).toBe(0)
    await user.type(field, 'n')
    expect(screen.getByRole('status')).toHaveTextContent('Searching...')
    await passPageTime(590)
    expect(await countCalls()).toBe(0)
    await passPageTime(20)
    expect(await sandbox.callsTo(SUGGEST)).toMatchObject([{ query: { q: 'sen', count: '3' } }])
    expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
      expect.stringContaining('Sencha'),
      expect.stringContaining('Senior Blend'),
      expect.stringContaining('Green tea'),
      expect.stringContaining('All results')
    ])
  })

  it('requests suggestions once for text typed without a pause', async () => {
    const { user, field } = open()
    await user.type(field, 'sencha')
    await passPageTime(700)
    expect(await sandbox.callsTo(SUGGEST)).toMatchObject([{ query: { q: 'sencha' } }])
  })

  it.each<[string, HttpResponseResolver]>([
    ['nothing is found', () => Response.json({})],
    ['the request fails', () => HttpResponse.error()]
  ])('says so when %s', async (_title, suggest) => {
    sandbox.respond(SUGGEST, suggest)
    const { user, field } = open()
    await user.type(field, 'xyz')
    await passPageTime(700)
    expect(screen.getByRole('status')).toHaveTextContent('No results found')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('names the option the arrow keys are on, wraps around, and follows it with Enter', async () => {
    const { user, field, history } = open()
    await user.type(field, 'sen')
    await passPageTime(700)
    await user.keyboard('{ArrowDown}')
    expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id)
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Sencha')
    await user.keyboard('{ArrowUp}')
    expect(field).not.toHaveAttribute('aria-activedescendant')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Green tea')
    await user.keyboard('{Enter}')
    expect(history.location.pathname).toBe('/en/shop/green-tea')
    expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('goes to the results with Enter from the third character on', async () => {
    const { user, field, history } = open()
    await user.type(field, 'te{Enter}')
    expect(history.location.pathname).toBe('/en/')
    await user.type(field, 'e & so{Enter}')
    expect(`${history.location.pathname}${history.location.search}`).toBe('/en/search?q=tee+%26+so')
  })

  it('goes to the results by its icon too', async () => {
    const { user, field, history } = open()
    await user.type(field, 'tee')
    await user.click(screen.getByRole('button', { name: 'Show search results' }))
    expect(history.location.search).toBe('?q=tee')
  })

  it('is cleared by Escape and by its cross', async () => {
    const { user, field } = open()
    await user.type(field, 'sen')
    await user.keyboard('{Escape}')
    expect(field).toHaveValue('')
    await user.type(field, 'sen')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
  })

  it('closes on a click outside and starts empty when it is focused again', async () => {
    const { user, field } = open()
    await user.type(field, 'sen')
    await passPageTime(700)
    expect(field).toHaveAttribute('aria-expanded', 'true')
    await user.click(document.body)
    expect(field).toHaveAttribute('aria-expanded', 'false')
    await user.click(field)
    expect(field).toHaveValue('')
  })
})

describe('recent searches', () => {
  const allow = (functional: boolean) => {
    holdConsents({ ...ONLY_REQUIRED, functional })
    for (const phrase of ['sencha', 'Assam', 'matcha', 'rooibos', 'honey', 'ASSAM']) rememberSearch(phrase)
  }
  afterEach(() => {
    forgetSearches()
    holdConsents(ONLY_REQUIRED)
  })
  const listNames = () => screen.queryAllByRole('option').map(option => option.textContent)

  it('are offered when the empty field is focused, newest first, five at most, each once', async () => {
    allow(true)
    const { user, field, history } = open()
    await user.click(field)
    await passPageTime(1)
    expect(listNames()).toEqual(['ASSAM', 'honey', 'rooibos', 'matcha', 'sencha'])
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(`${history.location.pathname}${history.location.search}`).toBe('/en/search?q=honey')
  })

  it('give way to suggestions, and are deleted on request', async () => {
    allow(true)
    const { user, field } = open()
    await user.type(field, 'sen')
    await passPageTime(700)
    expect(listNames()).toEqual([
      expect.stringContaining('Sencha'),
      expect.stringContaining('Senior Blend'),
      expect.stringContaining('Green tea'),
      expect.stringContaining('All results')
    ])
    await user.keyboard('{Escape}')
    await user.click(document.body)
    await user.click(field)
    await passPageTime(1)
    await user.click(screen.getByRole('button', { name: 'Delete recent searches' }))
    expect(listNames()).toEqual([])
    expect(field).toHaveFocus()
    expect(localStorage.getItem('recentSearches')).toBeNull()
  })

  it('are kept with functional consent only', async () => {
    allow(false)
    const { user, field } = open()
    await user.click(field)
    await passPageTime(1)
    expect(listNames()).toEqual([])
    expect(localStorage.getItem('recentSearches')).toBeNull()
  })

  it.each(['{"a":1}', 'no JSON', '[1,null]'])('are empty if the stored value is %j', async kept => {
    allow(true)
    localStorage.setItem('recentSearches', kept)
    const { user, field } = open()
    await user.click(field)
    await passPageTime(1)
    expect(listNames()).toEqual([])
  })
})
