import { topInfoBannerType } from '../components/top-info-banner/register'

/** The banner at the very top: many pages have one, so the group stays small. */
export const contentTypes = [topInfoBannerType]
