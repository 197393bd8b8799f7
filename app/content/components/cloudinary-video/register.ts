import { defineContentType } from '../../content-type'
import { CloudinaryVideo } from './cloudinary-video'
import { readCloudinaryVideo, type CloudinaryVideoProps } from './read-cloudinary-video'

export const cloudinaryVideoType = defineContentType<CloudinaryVideoProps>({
  typeIds: ['cloudinaryVideo'],
  parse: readCloudinaryVideo,
  Component: CloudinaryVideo
})
