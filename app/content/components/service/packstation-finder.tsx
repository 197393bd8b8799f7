import { useLazyComponent } from '../../../lazy-loading/use-lazy-component'
import { defineContentType } from '../../content-type'

const loadFinder = async () => {
  const { loadPackstationFinder } = await import(
    /* webpackChunkName: "packstations" */ '../../../features/packstations/load-packstation-finder'
  )
  return loadPackstationFinder(document.documentElement.lang)
}

/** The Packstation finder, in a place that is kept for it: there is nothing to find without its scripts. */
function PackstationFinderBlock() {
  const Finder = useLazyComponent(true, loadFinder)
  return (
    <section className="section section-after-heading">
      <div className="wrap finder-search">{Finder && <Finder />}</div>
    </section>
  )
}

export const packstationFinderType = defineContentType<object>({
  typeIds: ['packstationFinder'],
  parse: () => ({}),
  Component: PackstationFinderBlock
})
