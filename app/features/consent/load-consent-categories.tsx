import type { ComponentType } from 'react'
import type { Catalogue } from '../../intl/messages'
import { CONSENT_CATEGORIES, type Consents } from '../../visit/consent/consent'
import { CategoryChoice } from './category-choice'
import { withLazyMessages } from './with-lazy-messages'

interface ConsentCategoriesProps {
  selection: Consents
  onChange: (selection: Consents) => void
}

function ConsentCategories({ selection, onChange }: ConsentCategoriesProps) {
  return (
    <ul role="list" className="consent-categories">
      {CONSENT_CATEGORIES.map(category => (
        <CategoryChoice
          key={category}
          category={category}
          checked={selection[category]}
          onChange={checked => onChange({ ...selection, [category]: checked })}
        />
      ))}
    </ul>
  )
}

/** The explanation of each category, with its messages: most shoppers answer without it. */
export const loadConsentCategories = (localeId: string): Promise<ComponentType<ConsentCategoriesProps>> =>
  withLazyMessages(
    ConsentCategories,
    import(
      /* webpackChunkName: "consent-details-[request]" */ `../../../translations/compiled/consentDetails/${localeId}.json`
    ) as Promise<{ default: Catalogue }>
  )
