import { ButtonLink } from '../../../ui/action/button'
import { Image } from '../../../ui/media/image'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { RichText } from '../../../ui/rich-text/rich-text'
import { StageFrame } from '../../../ui/frame/stage-frame'
import {
  readChoice,
  readPicture,
  readHtml,
  readText,
  type ContentPicture,
  readButton,
  type ContentButton
} from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface ImageTextProps {
  image?: ContentPicture
  headline?: string
  html?: CleanHtml
  button?: ContentButton
  imageFirst: boolean
}

function ImageText({
  attributes: { image, headline, html, button, imageFirst },
  first
}: ContentProps<ImageTextProps>) {
  if (first === 'list') {
    return (
      <StageFrame
        title={headline}
        text={html && <RichText html={html} />}
        image={image}
        imagePosition={imageFirst ? 'left' : 'right'}
        priority
        low
        actions={
          button && (
            <ButtonLink to={button.link} kind="secondary">
              {button.text}
            </ButtonLink>
          )
        }
      />
    )
  }
  return (
    <section className="section">
      <div className="wrap grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        {image && (
          <Image
            {...image}
            width={4}
            height={3}
            widths="full"
            sizes="(min-width: 64rem) 50vw, 100vw"
            className={`w-full corners ${imageFirst ? '' : 'lg:order-last'}`}
          />
        )}
        <div className="grid justify-items-start gap-5">
          {headline && <h2 className="heading-2">{headline}</h2>}
          {html && <RichText html={html} />}
          {button && (
            <ButtonLink to={button.link} kind="secondary">
              {button.text}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}

export const imageTextType = defineContentType<ImageTextProps>({
  typeIds: ['imageText'],
  parse: data => {
    const image = readPicture(data, 'image')
    const headline = readText(data, 'headline')
    const html = readHtml(data, 'text')
    if (!image && !headline && !html) return undefined
    return {
      image,
      headline,
      html,
      button: readButton(data),
      imageFirst: readChoice(data, 'imagePosition', ['left', 'right']) !== 'right'
    }
  },
  Component: ImageText
})
