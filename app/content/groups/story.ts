import { imageCarouselType } from '../components/image-carousel/register'

/** What tells stories between the goods. */
export const contentTypes = [imageCarouselType]
