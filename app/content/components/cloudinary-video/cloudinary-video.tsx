import { useIntl } from '../../../intl/intl'
import { useSite } from '../../../visit/site/site-context'
import { IconButton } from '../../../ui/button/icon-button'
import { Icon } from '../../../ui/icon/icon'
import type { ContentProps } from '../../content-type'
import { videoMessages as messages } from './messages'
import type { CloudinaryVideoProps } from './read-cloudinary-video'
import { usePlayingInView } from './use-playing-in-view'

/** A video of the media delivery service: only its poster is loaded before it plays, and no video autoplays with sound. */
export function CloudinaryVideo({ attributes }: ContentProps<CloudinaryVideoProps>) {
  const { sources, poster, title, caption, captions, isLoop, ratio } = attributes
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { ref, isPlaying, toggle } = usePlayingInView(isLoop)
  return (
    <figure className="wrap py-6">
      <div className="video-frame" style={{ aspectRatio: ratio }}>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- loops are silent; others have captions where the editor has them */}
        <video
          ref={ref}
          poster={poster}
          preload="none"
          playsInline
          muted={isLoop}
          loop={isLoop}
          controls={!isLoop}
          aria-label={title}
        >
          {sources.map(source => (
            <source key={source.src} {...source} />
          ))}
          {captions && <track kind="captions" src={captions} srcLang={locale.id} default />}
        </video>
        {isLoop && (
          <IconButton
            framed
            className="video-toggle"
            label={formatMessage(isPlaying ? messages.pause : messages.play)}
            icon={<Icon name={isPlaying ? 'pause' : 'play'} small />}
            onClick={toggle}
          />
        )}
      </div>
      {caption && <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>}
    </figure>
  )
}
