import { Message } from '../../../ui/status/message'

/** Why a step could not be saved, above its form. */
export function StepProblem({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <div className="mb-5">
      <Message kind="error" answer>
        {text}
      </Message>
    </div>
  )
}
