import { render, screen } from '@testing-library/react'
import { MemoryRouter } from '../../../entry/kit-adapter/router'
import { buildIntl } from '../../../../tests/factories/intl'
import { RawIntlProvider } from '../../../intl/intl'
import { buildSiteContext } from '../../../../tests/factories/app-config'
import { SiteProvider } from '../../../visit/site/site-context'
import { HrefContext } from '../../../ui/action/link-context'
import { navItemType } from './nav-item'

it.each([
  ['/service', 'page'],
  ['/jasmin/de/service', 'page'],
  ['/en/service', 'page'],
  ['/press', null]
])('says of %s whether it is the page that is shown: %s', (link, current) => {
  const site = buildSiteContext()
  render(
    <MemoryRouter initialEntries={['/jasmin/de/service']}>
      <RawIntlProvider value={buildIntl()}>
        <SiteProvider value={site}>
          <HrefContext.Provider value={site.link}>
            <navItemType.Component
              attributes={navItemType.parse({ text: 'Help', link })}
              component={{ id: 'a', typeId: 'navItem', data: {}, regions: [] }}
              first={false}
            />
          </HrefContext.Provider>
        </SiteProvider>
      </RawIntlProvider>
    </MemoryRouter>
  )
  const item = screen.getByRole('link', { name: 'Help' })
  expect(item.getAttribute('aria-current')).toBe(current)
  expect(item.getAttribute('href')).toMatch(/^\/jasmin\/de\/(service|press)$/)
})
