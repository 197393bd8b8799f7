import { defineContentType } from '../../content-type'
import { neutralTilesQuery } from '../recommendations/use-recommended-tiles'
import { Discovery } from './discovery'
import { readDiscovery, type DiscoveryProps } from './read-discovery'

export const discoveryType = defineContentType<DiscoveryProps>({
  typeIds: ['discovery'],
  parse: readDiscovery,
  Component: Discovery,
  queries: ({ wanted }, platform) => [neutralTilesQuery(platform, wanted)]
})
