import { ButtonLink } from '../../../ui/action/button'
import { StageFrame } from '../../../ui/frame/stage-frame'
import { defineContentType, type ContentProps } from '../../content-type'
import { readStage, type StageProps } from '../../read-stage'

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
        low={first === 'list'}
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
  typeIds: ['stage'],
  parse: data => {
    const stage = readStage(data)
    return stage.headline || stage.text || stage.image || stage.button ? stage : undefined
  },
  Component: Stage,
  headsPage: ({ headline }) => headline !== undefined
})

/** The stage at the top of home and lists: a group of its own, for the pages that have none. */
export const contentTypes = [stageType]
