import { ButtonLink } from '../../../ui/action/button'
import { ChipLink } from '../../../ui/action/chip'
import { groundClass, type Ground } from '../../../ui/ground'
import { Image } from '../../../ui/media/image'
import {
  readList,
  readPicture,
  readText,
  type ContentPicture,
  readButton,
  type ContentButton
} from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readGround } from '../../grounds'

interface SamplerProps {
  headline?: string
  subline?: string
  text?: string
  image?: ContentPicture
  moods: { text: string; link: string }[]
  button?: ContentButton
  ground: Ground
}

/** Samplers with a picture, and moods as chips that lead to lists. */
function Sampler({
  attributes: { headline, subline, text, image, moods, button, ground }
}: ContentProps<SamplerProps>) {
  return (
    <section className={`section ${groundClass(ground)}`}>
      <div className="wrap grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        {image && (
          <Image
            {...image}
            width={4}
            height={3}
            widths="full"
            sizes="(min-width: 64rem) 50vw, 100vw"
            className="w-full corners lg:order-last"
          />
        )}
        <div className="grid justify-items-start gap-5">
          {subline && <p className="eyebrow">{subline}</p>}
          {headline && <h2 className="heading-1">{headline}</h2>}
          {text && <p className="max-w-[29em] text-lead text-muted">{text}</p>}
          {moods.length > 0 && (
            <ul role="list" className="flex flex-wrap gap-2">
              {moods.map(mood => (
                <li key={mood.link}>
                  <ChipLink to={mood.link}>{mood.text}</ChipLink>
                </li>
              ))}
            </ul>
          )}
          {button && (
            <ButtonLink to={button.link} kind="secondary" className="mt-2">
              {button.text}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}

export const samplerType = defineContentType<SamplerProps>({
  typeIds: ['sampler'],
  parse: data => {
    const headline = readText(data, 'headline')
    const text = readText(data, 'text')
    const image = readPicture(data, 'image')
    const moods = readList(data, 'moods').flatMap(mood => {
      const [label, link] = [readText(mood, 'text'), readText(mood, 'link')]
      return label && link ? [{ text: label, link }] : []
    })
    if (!headline && !text && !image && moods.length === 0) return undefined
    return {
      headline,
      subline: readText(data, 'subline'),
      text,
      image,
      moods,
      button: readButton(data),
      ground: readGround(data, 'theme') ?? 'beige'
    }
  },
  Component: Sampler
})
