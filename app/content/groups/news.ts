import { topNewsBannerType } from '../components/top-news-banner/register'

/** The banner of news: a group of its own, for those pages that have none. */
export const contentTypes = [topNewsBannerType]
