import { defineContentType } from '../../content-type'
import { LandingHeader } from './landing-header'
import { readLandingHeader, type LandingHeaderProps } from './read-landing-header'

export const landingHeaderType = defineContentType<LandingHeaderProps>({
  typeIds: ['landingHeader'],
  parse: readLandingHeader,
  Component: LandingHeader,
  headsPage: ({ headline }) => headline !== undefined
})
