/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { StaticRouter } from '../../entry/kit-adapter/router'
import { Head, takeHeadParts } from '../../page-head/head'
import { CachedFragment, ReadFragmentContext } from '../../ui/frame/cached-fragment'
import { buildAppContext } from '../../../tests/factories/app-context'
import { createReadFragment } from './fragment-cache'

it('leaves no tags of a fragment in the head of the next page', async () => {
  const page = (
    <ReadFragmentContext.Provider value={createReadFragment(buildAppContext(), jest.fn())}>
      <StaticRouter>
        <CachedFragment name="fragment" deps={[{}]} cacheKey="" as="div">
          {() => (
            <Head>
              <title>Tee</title>
            </Head>
          )}
        </CachedFragment>
      </StaticRouter>
    </ReadFragmentContext.Provider>
  )
  renderToString(page)
  expect(takeHeadParts()).toHaveLength(1)
  await new Promise(resolve => setTimeout(resolve, 1))
  expect(takeHeadParts()).toEqual([])
})
