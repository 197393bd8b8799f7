import { groundClass } from '../../../ui/brand/ground'
import { Image } from '../../../ui/image/image'
import { Link } from '../../../ui/link/link'
import { PageSection } from '../../../ui/page-section/page-section'
import type { ContentProps } from '../../content-type'
import type { Mood, MoodBoardProps } from './read-mood-board'

/** Pictures and texts of different sizes on a grid, for the mood rather than for facts. */
export function MoodBoard({ attributes: { headline, text, moods } }: ContentProps<MoodBoardProps>) {
  return (
    <PageSection title={headline} intro={text}>
      <ul role="list" className="moods">
        {moods.map((mood, index) => (
          <li key={index} className={`mood mood-${mood.size}`}>
            {mood.link ? (
              <Link
                to={mood.link}
                aria-label={mood.title ?? mood.text ?? mood.image?.alt}
                className="mood-link"
              >
                <MoodTile {...mood} />
              </Link>
            ) : (
              <MoodTile {...mood} />
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function MoodTile({ image, title, text, size, ground }: Mood) {
  const words = (title || text) && (
    <span className="mood-words">
      {title && <span className="heading-3">{title}</span>}
      {text && <span className="text-sm">{text}</span>}
    </span>
  )
  if (!image) return <span className={`mood-tile ${groundClass(ground)}`}>{words}</span>
  return (
    <span className={words ? 'mood-tile mood-shaded' : 'mood-tile'}>
      <Image
        {...image}
        width={1}
        height={1}
        widths="half"
        sizes={
          size === 'small' || size === 'tall'
            ? '(min-width: 64rem) 25vw, 50vw'
            : '(min-width: 64rem) 50vw, 100vw'
        }
        className="mood-image"
      />
      {words}
    </span>
  )
}
