import { defineContentType } from '../../content-type'
import { TopNewsletterBanner } from './top-newsletter-banner'
import { readTopNewsletterBanner, type TopNewsletterBannerProps } from './read-top-newsletter-banner'

export const topNewsletterBannerType = defineContentType<TopNewsletterBannerProps>({
  typeIds: ['topNewsletterBanner'],
  parse: readTopNewsletterBanner,
  Component: TopNewsletterBanner
})
