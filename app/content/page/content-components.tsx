import { memo, useMemo } from 'react'
import { defineMessages, FormattedMessage } from '../../intl/intl'
import { useCardAnchors } from '../../features/marketing/card-anchors'
import { PartBoundary } from '../../ui/frame/part-boundary'
import { useEditMode } from '../../visit/view-mode'
import { findContentType, isContentType, whenLoaded } from '../content-registry'
import type { Opening } from '../content-type'
import type { ContentComponentData, ContentRegion } from './content-page'

/** In lower case: the case of type ids does not matter. */
const CARD_PLACE_TYPE = 'cardplace'

const messages = defineMessages({
  unknown: { id: 'content.unknown', defaultMessage: 'The component {name} has not been created yet.' }
})

/**
 * The components of a region in order. Regions are memoized:
 * a block whose parents render again before it is hydrated would lose the server's markup.
 */
export const RegionComponents = memo(function RegionComponents({
  region,
  leading = false
}: {
  region: ContentRegion | undefined
  /** Opening of the region's first component. */
  leading?: Opening
}) {
  const isEdited = useEditMode()
  const placeCards = useCardAnchors()
  // Components belong to their region: another page's region is another object.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- as said
  const since = useMemo(() => Date.now(), [region])
  // Cards can arrive while blocks wait for hydration: an unchanged block must not render again.
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
        ? blocks.flatMap((block, index) => placeCards(listNeighbours(region), index, block, since))
        : blocks}
    </>
  )
})

const listNeighbours = ({ components }: ContentRegion) =>
  components.map(({ id, typeId }) => ({ id, lendsRoom: typeId.toLowerCase() === CARD_PLACE_TYPE }))

function ContentBlock({ component, first }: { component: ContentComponentData; first: Opening }) {
  const type = findContentType(component.typeId)
  // Suspended: while the code is missing, the server's markup of the block stays.
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
