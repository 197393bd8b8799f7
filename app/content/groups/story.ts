import { cloudinaryVideoType } from '../components/stories/cloudinary-video'
import { contentWithBackgroundType } from '../components/stories/content-with-background'
import { fullWidthIntroType } from '../components/stories/full-width-intro'
import { galleryTextType } from '../components/stories/gallery-text'
import { imageCarouselType } from '../components/stories/image-carousel'
import { landingHeaderType } from '../components/stories/landing-header'
import { moodBoardType } from '../components/stories/mood-board'
import { sliderCarouselType } from '../components/stories/slider-carousel'

/** Editorial content between products. */
export const contentTypes = [
  cloudinaryVideoType,
  contentWithBackgroundType,
  fullWidthIntroType,
  galleryTextType,
  imageCarouselType,
  landingHeaderType,
  moodBoardType,
  sliderCarouselType
]
