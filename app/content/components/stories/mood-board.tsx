import { groundClass, type Ground } from '../../../ui/ground'
import { Image } from '../../../ui/media/image'
import { Link } from '../../../ui/action/link'
import { PageSection } from '../../../ui/frame/page-section'
import { readChoice, readList, readText, type ContentPicture, type Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readGround } from '../../grounds'
import { readOwnPicture } from '../../read-pictures'

const SIZES = ['small', 'wide', 'tall', 'large'] as const

const MOST_TILES = 12

interface Mood {
  image?: ContentPicture
  title?: string
  text?: string
  link?: string
  /** In grid units: 1×1, 2×1, 1×2, 2×2. */
  size: (typeof SIZES)[number]
  /** The background of a text tile. */
  ground: Ground
}

interface MoodBoardProps {
  headline?: string
  text?: string
  moods: Mood[]
}

function readMoodBoard(data: Attributes): MoodBoardProps | undefined {
  const moods = readList(data, 'items')
    .flatMap((item): Mood[] => {
      const image = readOwnPicture(item)
      const title = readText(item, 'title')
      const text = readText(item, 'text')
      if (!image && !title && !text) return []
      return [
        {
          image,
          title,
          text,
          link: readText(item, 'link'),
          size: readChoice(item, 'size', SIZES) ?? 'small',
          ground: readGround(item, 'theme') ?? 'tint'
        }
      ]
    })
    .slice(0, MOST_TILES)
  return moods.length === 0
    ? undefined
    : { headline: readText(data, 'headline'), text: readText(data, 'text'), moods }
}

/** Pictures and texts of different sizes on a grid, for the mood rather than for facts. */
function MoodBoard({ attributes: { headline, text, moods } }: ContentProps<MoodBoardProps>) {
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

export const moodBoardType = defineContentType<MoodBoardProps>({
  typeIds: ['moodBoard'],
  parse: readMoodBoard,
  Component: MoodBoard
})
