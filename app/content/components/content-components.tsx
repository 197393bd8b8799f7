import { memo, useMemo } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useCardAnchors } from '../../features/marketing/card-anchors'
import { PartBoundary } from '../../errors/part-boundary'
import { useEditMode } from '../../view-mode/view-mode'
import { findContentType, isContentType, whenLoaded } from '../content-registry'
import type { Opening } from '../content-type'
import type { ContentComponentData, ContentRegion } from '../model/content-page'

const messages = defineMessages({
  unknown: { id: 'content.unknown', defaultMessage: 'The component {name} has not been created yet.' }
})

/**
 * The components of a region, one after the other. A region is rendered for its own sake only:
 * a block whose parents render again before it is hydrated would lose what the server has rendered.
 */
export const RegionComponents = memo(function RegionComponents({
  region,
  leading = false
}: {
  region: ContentRegion | undefined
  /** What the region's first component opens. */
  leading?: Opening
}) {
  const isEdited = useEditMode()
  const placeCards = useCardAnchors()
  // Components come with their region: another page's region is another object.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- as said
  const since = useMemo(() => Date.now(), [region])
  // Cards can come while blocks wait for their hydration: a block that is the same one is left to it.
  const blocks = useMemo(
    () =>
      region?.components.map((component, index) => (
        <PartBoundary key={`${component.id} ${index}`} name={`content: ${component.typeId}`}>
          {isEdited ? (
            <div data-edit-component={`${component.typeId} · ${component.id}`}>
              <ContentBlock component={component} first={index === 0 && leading} />
            </div>
          ) : (
            <ContentBlock component={component} first={index === 0 && leading} />
          )}
        </PartBoundary>
      )),
    [region, isEdited, leading]
  )
  if (!region || !blocks) return null
  if (isEdited) return <div data-edit-region={region.id}>{blocks}</div>
  return (
    <>
      {placeCards
        ? region.components.flatMap(({ id }, index) => placeCards(id, blocks[index]!, since))
        : blocks}
    </>
  )
})

function ContentBlock({ component, first }: { component: ContentComponentData; first: Opening }) {
  const type = findContentType(component.typeId)
  // Suspended: as long as the code is missing, what the server has rendered of the block stays.
  if (!type && isContentType(component.typeId)) throw whenLoaded(component.typeId)
  if (!type) {
    return (
      <p className="wrap text-muted">
        <FormattedMessage {...messages.unknown} values={{ name: component.typeId }} />
      </p>
    )
  }
  const attributes = type.parse(component.data)
  if (attributes === undefined) return null
  const opening = first === 'page' && !type.headsPage?.(attributes) ? 'block' : first
  return <type.Component attributes={attributes} component={component} first={opening} />
}
