import { PartBoundary } from '../ui/frame/part-boundary'
import { LazyMessages } from '../intl/lazy-messages'
import { OnlyLeft, type OnlyLeftProps } from './only-left'

/** For pages that do not bring its words. */
export const LateOnlyLeft = (props: OnlyLeftProps) => (
  <PartBoundary name="stock">
    <LazyMessages group="personal">
      <OnlyLeft {...props} />
    </LazyMessages>
  </PartBoundary>
)
