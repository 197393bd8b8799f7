import { requireSoundRegions } from '../../sandbox/domain/content/check-component'
import { pages } from '../../sandbox/seed/pages/pages'

it.each(pages.map(page => [`${page.siteId} ${page.language} ${page.id}`, page] as const))(
  'the page %s could be saved by its editor',
  (_name, page) => {
    expect(() => requireSoundRegions(page.content.regions)).not.toThrow()
  }
)
