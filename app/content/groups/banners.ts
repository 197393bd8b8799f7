import { topInfoBannerType } from '../components/top-info-banner/register'
import { topNewsBannerType } from '../components/top-news-banner/register'

/** The banners at the very top: many pages have one, so the group stays small. */
export const contentTypes = [topInfoBannerType, topNewsBannerType]
