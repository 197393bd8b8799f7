import { readAddress, readFlag, readNumber, readPicture, readText, type Attributes } from '../../attributes'
import { buildImageSet } from '../../../ui/image/build-image-set'
import { buildPoster, buildVideoSources, readVideoLocation, type VideoSource } from './build-video-set'

const POSTER_WIDTHS = [1280]

export interface CloudinaryVideoProps {
  sources: VideoSource[]
  poster: string
  /** A description for screen readers. */
  title?: string
  caption?: string
  /** Address of the subtitles. */
  captions?: string
  /** Plays silently and in a loop while in view; otherwise the visitor starts it, with sound. */
  isLoop: boolean
  /** Width over height. */
  ratio: number
}

export function readCloudinaryVideo(data: Attributes): CloudinaryVideoProps | undefined {
  const nested = data.video
  const video = readVideoLocation(
    typeof nested === 'object' && nested !== null
      ? (nested as Attributes)
      : { ...data, link: data.video ?? data.url }
  )
  if (!video) return undefined
  const poster = readPicture(data, 'poster')
  const ratio = readNumber(data, 'ratio')
  return {
    sources: buildVideoSources(video),
    poster: poster ? buildImageSet(poster.src, POSTER_WIDTHS).src : buildPoster(video),
    title: readText(data, 'title') ?? poster?.alt,
    caption: readText(data, 'caption'),
    captions: readAddress(data, 'captions'),
    isLoop: readFlag(data, 'autoplay') ?? false,
    ratio: ratio && ratio > 0.4 && ratio < 4 ? ratio : 16 / 9
  }
}
