import { defineContentType } from '../../content-type'
import { FullWidthIntro } from './full-width-intro'
import { readFullWidthIntro, type FullWidthIntroProps } from './read-full-width-intro'

export const fullWidthIntroType = defineContentType<FullWidthIntroProps>({
  typeIds: ['fullWidthIntro'],
  parse: readFullWidthIntro,
  Component: FullWidthIntro,
  headsPage: ({ headline }) => headline !== undefined
})
