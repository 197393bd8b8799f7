import loadable from '@loadable/component'
import type { ComponentProps } from 'react'
import { PartBoundary } from '../../errors/part-boundary'
import type { ErrorPage } from '../../pages/error/error-page'
import { ShopReducedHeader } from '../../shell/frame/shop-reduced-header'

/** Its code comes when something has failed, not with every page. */
const LateErrorPage = loadable(() => import(/* webpackChunkName: "error" */ '../../pages/error/error-page'), {
  resolveComponent: page => page.ErrorPage
})

/** Where that code is lost as well, the logo leads home. */
export default function ErrorSlot(props: ComponentProps<typeof ErrorPage>) {
  return (
    <PartBoundary name="error" fallback={<ShopReducedHeader />}>
      <LateErrorPage {...props} />
    </PartBoundary>
  )
}
