import { addPendingMessages } from './add-pending-messages'
import { insertAfter, type Changes, type Names, type Read } from './changes'

const ENTRIES = 'knip.json'

/** A feature: a rule and its test, a part of a page and its words. No page shows it yet, so it is an entry of knip. */
export function buildFeature({ kebab, camel, pascal, words }: Names, read: Read): Changes {
  const folder = `app/features/${kebab}`
  return {
    [`${folder}/${kebab}.ts`]: `/** The rule of the feature: what it shows, in the order in which it shows it. */
export const list${pascal} = (names: readonly string[]): string[] => [...new Set(names)].sort()
`,
    [`${folder}/${kebab}-section.tsx`]: `import { defineMessages, useIntl } from '../../intl/intl'
import { list${pascal} } from './${kebab}'

const messages = defineMessages({
  title: { id: 'personal.${camel}.title', defaultMessage: '${words}' }
})

/** For a page with the words of the group "personal". */
export function ${pascal}Section({ names }: { names: readonly string[] }) {
  const { formatMessage } = useIntl()
  return (
    <section className="grid gap-3">
      <h2 className="heading-2">{formatMessage(messages.title)}</h2>
      <ul role="list">
        {list${pascal}(names).map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  )
}
`,
    [`${folder}/${kebab}.test.tsx`]: `import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { ${pascal}Section } from './${kebab}-section'

it('shows each name once, in order', () => {
  renderWithProviders(<${pascal}Section names={['puro', 'jasmin', 'puro']} />)
  expect(screen.getByRole('heading', { name: '${words}' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['jasmin', 'puro'])
})
`,
    [ENTRIES]: insertAfter(read(ENTRIES), /"entry": \[/, `\n    "${folder}/${kebab}-section.tsx!",`),
    ...addPendingMessages(read, { [`personal.${camel}.title`]: words })
  }
}
