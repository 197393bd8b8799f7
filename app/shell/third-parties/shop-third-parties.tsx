import { useState } from 'react'
import { useSite } from '../../visit/site/site-context'
import { useConsent } from '../../visit/consent/use-consent'
import { useLazyComponent } from '../../lazy-loading/use-lazy-component'
import { useEditMode } from '../../visit/view-mode'

const loadFunctional = () =>
  import(/* webpackChunkName: "functional-services" */ './functional-services').then(
    ({ FunctionalServices }) => FunctionalServices
  )
const loadMarketing = () =>
  import(/* webpackChunkName: "marketing-services" */ './marketing-services').then(
    ({ MarketingServices }) => MarketingServices
  )

/**
 * Chat, reviews badge and marketing tool of every page: their code is loaded with the consent, not
 * before, and not at all where they are not configured. Edit mode has none of them.
 */
export function ShopThirdParties({ path }: { path: string }) {
  const { chat, reviews, instalments, maps, marketing } = useSite().thirdParties
  const mayShow = !useEditMode()
  // Their code may arrive when the shopper is on another page already.
  const [landingPath] = useState(path)
  const isFunctional = useConsent('functional')
  const isMarketing = useConsent('marketing')
  // Scripts of the page itself, instalments and maps, cannot be unloaded either.
  const hasFunctional = [chat, reviews, instalments, maps].some(({ scriptUrl }) => scriptUrl !== '')
  const Functional = useLazyComponent(mayShow && isFunctional && hasFunctional, loadFunctional)
  const Marketing = useLazyComponent(mayShow && isMarketing && marketing.apiKey !== '', loadMarketing)
  return (
    <>
      {Functional && <Functional path={path} />}
      {Marketing && <Marketing path={path} landingPath={landingPath} />}
    </>
  )
}
