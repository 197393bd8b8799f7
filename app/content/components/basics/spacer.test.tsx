import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { spacerType } from './spacer'

function renderSpacer(data: Record<string, unknown>) {
  const component = { id: 'a', typeId: 'spacer', data: {}, regions: [] }
  const { container } = renderWithProviders(
    <spacerType.Component attributes={spacerType.parse(data)} component={component} first={false} />
  )
  const spacer = container.firstElementChild as HTMLElement
  return [spacer.style.getPropertyValue('--space'), spacer.style.getPropertyValue('--space-wide')]
}

it.each([
  [{ size: 4 }, ['4rem', '4rem']],
  [{ size: '1.3rem' }, ['1.5rem', '1.5rem']],
  [{ size: 'large' }, ['6rem', '6rem']],
  [{ mobile: 1, desktop: '8' }, ['1rem', '8rem']],
  [{ mobile: 0, size: 3 }, ['0rem', '3rem']],
  [{ size: 40 }, ['8rem', '8rem']],
  [{ size: -2 }, ['0rem', '0rem']],
  [{}, ['2rem', '2rem']]
])('gives %j the margins %j on phone and desktop', (data, expected) => {
  expect(renderSpacer(data)).toEqual(expected)
})
