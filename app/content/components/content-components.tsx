import { Component, memo, Suspense, useMemo, type ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useCardAnchors } from '../../features/marketing/card-anchors'
import { useEditMode } from '../../site/view-mode'
import { findContentType, isContentType } from '../content-types'
import type { Opening } from '../content-type'
import { reportError } from '../../site/report-error'
import type { ContentComponentData, ContentRegion } from '../model/content-page'

const messages = defineMessages({
  unknown: { id: 'content.unknown', defaultMessage: 'The component {name} has not been created yet.' }
})

/**
 * The components of a region, one after the other. A region is rendered for its own sake only:
 * a block whose surroundings render again before it is hydrated would lose what the server has rendered.
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
        <BlockBoundary key={`${component.id} ${index}`} name={component.typeId}>
          {/* In a render to text error boundaries do nothing: there it is Suspense that leaves out a block that throws. */}
          <Suspense fallback={null}>
            {isEdited ? (
              <div data-edit-component={`${component.typeId} · ${component.id}`}>
                <ContentBlock component={component} first={index === 0 && leading} />
              </div>
            ) : (
              <ContentBlock component={component} first={index === 0 && leading} />
            )}
          </Suspense>
        </BlockBoundary>
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
  if (!type && isContentType(component.typeId)) return null
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

/** A block that throws costs that block only. */
class BlockBoundary extends Component<{ name: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    // eslint-disable-next-line no-console -- the block is gone from the page; the log is where its author looks
    console.error(`content: ${this.props.name} could not be shown`, error)
    reportError(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
