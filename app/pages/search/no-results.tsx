import { useIntl } from 'react-intl'
import { paths } from '../../addresses/paths'
import { ButtonLink } from '../../ui/button/button'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { MeantPhrase } from './meant-phrase'
import { searchPageMessages as messages } from './messages'
import { PopularCategories } from './popular-categories'

/** No results, with three suggestions: another spelling, a category, all products. */
export function NoResults({ phrase, suggestion }: { phrase: string; suggestion?: string }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <EmptyState
        icon="search"
        headingLevel={1}
        title={formatMessage(messages.none)}
        text={
          <>
            {suggestion && <MeantPhrase phrase={suggestion} />} {formatMessage(messages.noneText, { phrase })}
          </>
        }
        action={
          <ButtonLink to={paths.shop} kind="secondary">
            {formatMessage(messages.shop)}
          </ButtonLink>
        }
      />
      <PopularCategories />
    </>
  )
}
