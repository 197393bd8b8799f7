import { useBasketAccess } from '../../basket/api/basket-access'
import { setEmail } from '../api/set-email'
import { EmailForm } from '../forms/email-form'
import { StepProblem } from './step-problem'
import { useStepSave, type StepProps } from './use-step-save'

/** The e-mail step: a guest enters an e-mail address. */
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
