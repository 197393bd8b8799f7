import { defineContentType } from '../../content-type'
import { TopInfoBanner } from './top-info-banner'
import { readTopInfoBanner, type TopInfoBannerProps } from './read-top-info-banner'

export const topInfoBannerType = defineContentType<TopInfoBannerProps>({
  typeIds: ['topInfoBanner'],
  parse: readTopInfoBanner,
  Component: TopInfoBanner
})
