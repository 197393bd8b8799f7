import { addPendingMessages } from './add-pending-messages'
import { insertBefore, type Changes, type Names, type Read } from './changes'

const ADDRESSES = 'app/visit/addresses/address-table.ts'
const ROUTES = 'app/shell/routes.tsx'

/** A page: its loader, its view, its row in the address table and in the routes, and its words. */
export function buildPage({ kebab, camel, pascal, words }: Names, read: Read): Changes {
  const route = `const ${pascal}Page = loadable(() => loadPage(() => import('../pages/${kebab}-page')), { fallback })\n\n`
  const routes = insertBefore(read(ROUTES), /const PAGES: /, route)
  return {
    [`app/pages/${kebab}-loader.ts`]: `import type { Loader } from '../page-unit/loader'
import { showPage } from '../page-unit/outcome'

/** Reads what the page needs: \`queries.fetch\` what it cannot do without, \`queries.prefetch\` everything else. */
export const load${pascal}: Loader<object> = async () => showPage({})
`,
    [`app/pages/${kebab}-page.tsx`]: `import { defineMessages, useIntl } from '../intl/intl'
import { PageHead } from '../page-head/page-head'
import { createPage } from '../page-unit/create-page'
import { withMessages } from '../page-unit/with-messages'
import { paths } from '../visit/addresses/paths'
import { load${pascal} } from './${kebab}-loader'

const messages = defineMessages({
  title: { id: 'personal.${camel}.title', defaultMessage: '${words}' }
})

function ${pascal}Page() {
  const { formatMessage } = useIntl()
  const title = formatMessage(messages.title)
  return (
    <div className="wrap section">
      <PageHead title={title} path={paths.${camel}} />
      <h1 className="heading-1">{title}</h1>
    </div>
  )
}

export default withMessages('personal', createPage(load${pascal}, ${pascal}Page))
`,
    [`app/pages/${kebab}-loader.test.ts`]: `import { runLoader } from '../../tests/factories/run-loader'
import { load${pascal} } from './${kebab}-loader'

it('shows the page', async () => {
  expect(await runLoader(load${pascal}, { address: '/${kebab}', platform: {} })).toEqual({ kind: 'page', data: {} })
})
`,
    [ADDRESSES]: insertBefore(read(ADDRESSES), /\n {2}demo: \{/, `\n  ${camel}: { pattern: '/${kebab}' },`),
    [ROUTES]: insertBefore(routes, /\n {2}demo: /, `\n  ${camel}: ${pascal}Page,`),
    ...addPendingMessages(read, { [`personal.${camel}.title`]: words })
  }
}
