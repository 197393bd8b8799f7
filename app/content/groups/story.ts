import { cloudinaryVideoType } from '../components/cloudinary-video/register'
import { contentWithBackgroundType } from '../components/content-with-background/register'
import { fullWidthIntroType } from '../components/full-width-intro/register'
import { galleryTextType } from '../components/gallery-text/register'
import { imageCarouselType } from '../components/image-carousel/register'
import { landingHeaderType } from '../components/landing-header/register'
import { moodBoardType } from '../components/mood-board/register'
import { sliderCarouselType } from '../components/slider-carousel/register'

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
