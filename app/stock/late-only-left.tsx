import { PartBoundary } from '../errors/part-boundary'
import { LateWords } from '../intl/late-words'
import { OnlyLeft, type OnlyLeftProps } from './only-left'

/** For pages that do not bring its words. */
export const LateOnlyLeft = (props: OnlyLeftProps) => (
  <PartBoundary name="stock">
    <LateWords group="personal">
      <OnlyLeft {...props} />
    </LateWords>
  </PartBoundary>
)
