import { useBasketAccess } from '../../features/basket/api/basket-access'
import { setEmail } from '../../features/basket/api/set-email'
import { EmailForm } from '../../features/checkout/components/email-form'
import type { StepProps } from './checkout-content'
import { StepProblem } from './step-problem'
import { useStepSave } from './use-step-save'

/** Who orders: a guest gives an e-mail address. */
export function EmailStep({ basket, drafts, onDone }: StepProps) {
  const access = useBasketAccess()
  const { problem, save } = useStepSave(onDone)
  return (
    <>
      <StepProblem text={problem} />
      <EmailForm
        email={basket.email}
        drafts={drafts}
        onSave={email => save(() => setEmail(access, email)).catch(() => undefined)}
      />
    </>
  )
}
