import { QueryClient } from '@tanstack/react-query'
import type { Loader } from '../../app/page-unit/loader'
import type { Outcome } from '../../app/page-unit/outcome'
import type { Platform } from '../../app/platform/platform'
import { createQueries } from '../../app/page-unit/loader'
import { buildEnglishSite } from './app-config'

interface LoaderRun {
  /** Path of the shop with its query. */
  address: string
  params?: Record<string, string>
  platform: object
}

/** Some tests are about failed queries; outside production the library logs each. */
const silent = { log() {}, warn() {}, error() {} }

/** Runs a page's loader against a partial platform with only the calls that it makes. */
export function runLoader<Data>(
  loader: Loader<Data>,
  { address, params = {}, platform }: LoaderRun
): Promise<Outcome<Data>> {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  return loader({
    params,
    path: pathname,
    search: searchParams,
    queries: createQueries(
      new QueryClient({ logger: silent, defaultOptions: { queries: { retry: false } } })
    ),
    platform: platform as Platform,
    site: buildEnglishSite()
  })
}
