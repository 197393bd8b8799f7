import { defineContentType } from '../../content-type'
import { TopNewsBanner } from './top-news-banner'
import { readTopNewsBanner, type TopNewsBannerProps } from './read-top-news-banner'

export const topNewsBannerType = defineContentType<TopNewsBannerProps>({
  typeIds: ['topNewsBanner'],
  parse: readTopNewsBanner,
  Component: TopNewsBanner
})
