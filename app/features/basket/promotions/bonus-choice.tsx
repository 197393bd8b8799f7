import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { loadable } from '../../../entry/kit-adapter/loadable'
import { useRead } from '../../../platform/use-read'
import { LazyMessages } from '../../../intl/lazy-messages'
import { LateDialog } from '../components/late-dialog'

const BonusChoiceDialog = loadable(
  () => import(/* webpackChunkName: "bonus-choice" */ './bonus-choice-dialog')
)

/** In the query cache, so that the page's only dialog is opened from anywhere. */
const BONUS_CHOICE_KEY = ['basket-bonus-choice'] as const

/** Opens the choice of free products of one offer. */
export const showBonusChoice = (client: QueryClient, choiceId: string): void =>
  void client.setQueryData<string | null>(BONUS_CHOICE_KEY, choiceId)

/** The choice of free products; its code is loaded with the first one. Once per page. */
export function BonusChoice() {
  const client = useQueryClient()
  const { data: choiceId } = useRead<string | null>({ queryKey: BONUS_CHOICE_KEY, enabled: false })
  if (!choiceId) return null
  const close = () => client.setQueryData(BONUS_CHOICE_KEY, null)
  return (
    <LateDialog key={choiceId} name="basket: bonus choice" onClose={close}>
      <LazyMessages group="personal">
        <BonusChoiceDialog choiceId={choiceId} onClose={close} />
      </LazyMessages>
    </LateDialog>
  )
}
