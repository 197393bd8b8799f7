import type { Ground } from '../../../ui/brand/ground'
import { ButtonLink } from '../../../ui/button/button'
import { StageFrame } from '../../../ui/stage-frame/stage-frame'
import { readChoice, readPicture, readText, type ContentPicture } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readGround } from '../../grounds'

interface StageProps {
  headline: string
  subline?: string
  text?: string
  image?: ContentPicture
  button?: { text: string; link: string }
  ground?: Ground
  imagePosition: 'left' | 'right' | 'behind'
}

function Stage({ attributes, first }: ContentProps<StageProps>) {
  const { headline, subline, text, image, button, ground, imagePosition } = attributes
  return (
    <div className={first ? '' : 'section'}>
      <StageFrame
        title={headline}
        eyebrow={subline}
        text={text}
        image={image}
        imagePosition={imagePosition}
        ground={ground}
        headingLevel={first === 'page' ? 1 : 2}
        priority={Boolean(first)}
        actions={
          button && (
            <ButtonLink to={button.link} kind={first ? 'primary' : 'secondary'}>
              {button.text}
            </ButtonLink>
          )
        }
      />
    </div>
  )
}

export const stageType = defineContentType<StageProps>({
  typeIds: ['stage', 'machineCommerceStage', 'landingHeader'],
  parse: data => {
    const headline = readText(data, 'headline')
    if (headline === undefined) return undefined
    const buttonText = readText(data, 'buttonText')
    const buttonLink = readText(data, 'buttonLink')
    const layout = readChoice(data, 'layout', ['left', 'right', 'full'])
    return {
      headline,
      subline: readText(data, 'subline'),
      text: readText(data, 'text'),
      image: readPicture(data, 'image'),
      button: buttonText && buttonLink ? { text: buttonText, link: buttonLink } : undefined,
      ground: readGround(data, 'theme'),
      // The layout says where the words stand; the picture takes the other side.
      imagePosition: layout === 'full' ? 'behind' : layout === 'right' ? 'left' : 'right'
    }
  },
  Component: Stage
})
