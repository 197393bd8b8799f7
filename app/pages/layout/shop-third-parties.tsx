import { useSite } from '../../site/site-context'
import { useConsent } from '../../site/use-consent'
import { useLateComponent } from '../../site/use-late-component'
import { useEditMode } from '../../site/view-mode'

const loadFunctional = () =>
  import(/* webpackChunkName: "functional-services" */ '../third-parties/functional-services').then(
    ({ FunctionalServices }) => FunctionalServices
  )

/**
 * Chat and reviews badge of every page: their code comes with the consent, not before, and
 * nowhere where they are not configured. An editor's page goes without.
 */
export function ShopThirdParties({ path }: { path: string }) {
  const { thirdParties } = useSite()
  const { chat, reviews, instalments } = thirdParties
  const isEditing = useEditMode()
  const isFunctional = useConsent('functional')
  const hasFunctional = Boolean(chat.scriptUrl || reviews.scriptUrl || instalments.scriptUrl)
  const Functional = useLateComponent(isFunctional && !isEditing && hasFunctional, loadFunctional)
  return Functional ? <Functional path={path} /> : null
}
