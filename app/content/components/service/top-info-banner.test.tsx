import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { withProviders } from '../../../../tests/factories/with-providers'
import { ViewModeProvider } from '../../../visit/view-mode'
import type { Attributes } from '../../attributes'
import { notify } from '../../../ui/overlay/notify'
import { topInfoBannerType } from './top-info-banner'

jest.mock('../../../ui/overlay/notify', () => ({ notify: jest.fn() }))

const READ_AT = Date.parse('2027-01-30T12:00:00Z')
const component = { id: 'a', typeId: 'topInfoBanner', data: {}, regions: [] }

/** The page brings along when its content was read. */
function Content({ data }: { data: Attributes }) {
  const client: QueryClient = useQueryClient()
  if (!client.getQueryData(['content', 'home']))
    client.setQueryData(['content', 'home'], {}, { updatedAt: READ_AT })
  const { Component } = topInfoBannerType
  const attributes = topInfoBannerType.parse(data)
  return attributes === undefined ? null : (
    <Component attributes={attributes} component={component} first={false} />
  )
}

const show = (data: Attributes) => render(withProviders(<Content data={{ headline: 'Angebot', ...data }} />))
const findBanner = () => screen.queryByRole('region', { name: 'Angebot' })

beforeEach(() => jest.useFakeTimers({ now: READ_AT }))
afterEach(() => jest.useRealTimers())

it('is shown by default', () => {
  show({})
  expect(findBanner()).toBeVisible()
})

it.each([[false], ['false']])('is hidden when the editor says so (%j) and nothing is counted down', value => {
  show({ displayInfoBannerByDefault: value })
  expect(findBanner()).toBeNull()
})

it.each([
  [true, '2027-01-31T12:00:00Z', true],
  [false, '2027-01-31T12:00:00Z', true],
  [true, '2027-01-29T12:00:00Z', false],
  [false, '2027-01-29T12:00:00Z', false]
])('shown by default %s and counting down to %s, it is there: %s', (byDefault, countdownDate, expected) => {
  show({ displayInfoBannerByDefault: byDefault, countdownDate })
  expect(findBanner() !== null).toBe(expected)
})

it('closes when the countdown completes', () => {
  show({ countdownDate: '2027-01-30T12:00:02Z' })
  expect(screen.getByText('00:00:02')).toBeVisible()
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByText('00:00:01')).toBeVisible()
  act(() => jest.advanceTimersByTime(1000))
  expect(findBanner()).toBeNull()
})

it('shows no countdown for an invalid date', () => {
  show({ countdownDate: 'soon' })
  expect(findBanner()).toBeVisible()
})

it.each([
  ['the editor', { editParent: 'https://designer.example' }, 1],
  ['shoppers', {}, 0]
])('tells %s that a date is none', (_who, mode, count) => {
  render(
    withProviders(
      <ViewModeProvider value={mode}>
        <Content data={{ headline: 'Angebot', countdownDate: '31.02.2027' }} />
      </ViewModeProvider>
    )
  )
  expect(findBanner()).toBeVisible()
  expect(screen.queryAllByText(/31\.02\.2027 is not a date/)).toHaveLength(count)
})

it('hydrates minutes later without a difference, then shows the time that is left', async () => {
  const page = () =>
    withProviders(<Content data={{ headline: 'Angebot', countdownDate: '2027-02-01T13:00:00Z' }} />)
  const container = document.createElement('div')
  container.innerHTML = renderToString(page())
  expect(container).toHaveTextContent('2 days 01:00:00')
  document.body.append(container)
  jest.setSystemTime(READ_AT + 90_000)
  const recovered: unknown[] = []
  await act(async () => {
    hydrateRoot(container, page(), { onRecoverableError: error => void recovered.push(error) })
  })
  expect(recovered).toEqual([])
  expect(container).toHaveTextContent('2 days 00:58:30')
  container.remove()
})

it('lets nothing but class names into its class', () => {
  show({ customCssClass: 'winter-2027 "><script>' })
  expect(findBanner()).toHaveClass('winter-2027', 'script')
  expect(findBanner()?.className).not.toContain('"')
})

describe('its coupon code', () => {
  const writeText = jest.fn(async (_text: string) => undefined)

  beforeEach(() => {
    jest.useRealTimers()
    jest.clearAllMocks()
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  })
  afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'))

  const copy = () => {
    show({ couponCode: 'TEA10' })
    fireEvent.click(screen.getByRole('button', { name: 'Copy code TEA10' }))
  }

  it('is copied, and the banner says so for 700 ms', async () => {
    copy()
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1))
    expect(writeText).toHaveBeenCalledWith('TEA10')
    expect(notify).toHaveBeenCalledWith('Copied to clipboard.', 'success', 700)
  })

  it('is selected, ready to be copied by hand, where the clipboard may not be written', async () => {
    writeText.mockRejectedValueOnce(new Error('not allowed'))
    copy()
    await waitFor(() => expect(getSelection()?.toString()).toBe('TEA10'))
    expect(notify).not.toHaveBeenCalled()
  })
})
