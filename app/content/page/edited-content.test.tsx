import '../content-types'
import { render, screen } from '@testing-library/react'
import { withProviders } from '../../../tests/factories/with-providers'
import { ViewModeProvider } from '../../visit/view-mode'
import { mapContentPage } from './map-content-page'
import { findRegion } from './content-page'
import { RegionComponents } from './content-components'

const page = mapContentPage({
  id: 'home',
  content: {
    regions: [
      { id: 'content', components: [{ id: 'hello', type_id: 'richText', data: { text: 'Hello' } }] },
      { id: 'topRegion', components: [] }
    ]
  }
})

const show = (regionId: string, editParent?: string) =>
  render(
    withProviders(
      <ViewModeProvider value={{ editParent }}>
        <RegionComponents region={findRegion(page, regionId)} />
      </ViewModeProvider>
    )
  ).container

it('names regions and components for a page designer', () => {
  const container = show('content', 'https://designer.example')
  const component = container.querySelector('[data-edit-region="content"] > [data-edit-component]')
  expect(component).toHaveAttribute('data-edit-component', 'richText · hello')
  expect(component).toContainElement(screen.getByText('Hello'))
})

it('shows a page designer where an empty region is', () => {
  expect(show('topRegion', 'https://designer.example').innerHTML).toBe(
    '<div data-edit-region="topRegion"></div>'
  )
})

it('adds nothing for shoppers', () => {
  expect(show('content').innerHTML).not.toContain('data-edit')
  expect(show('topRegion')).toBeEmptyDOMElement()
})
