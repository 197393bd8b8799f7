import { useCallback, useEffect, useRef, useState, type MouseEvent, type RefCallback } from 'react'
import { findProductId } from '../../visit/addresses/paths'
import type { Tile } from '../../features/catalogue/model/tile'
import type { TrackedProduct } from '../../features/tracking/event-payloads'
import { track } from '../../features/tracking/track'
import { useSite } from '../../visit/site/site-context'

/** Who recommends what a row shows. */
export interface Recommended {
  recommenderName: string
  /** Id of the service's answer; absent where the shop itself remembers the products. */
  recoUUID?: string
}

/** Props of the element around a row, for tracking views and clicks. */
export interface RowFrame {
  ref: RefCallback<HTMLElement>
  'data-recommender': string
  onClickCapture: (event: MouseEvent) => void
}

/** Seen is a row of which this much is in view. */
const SEEN = 0.3

/**
 * Tracks a row of recommendations: viewReco once it comes into view, clickReco when a product of it is opened
 * (requirement 4.5). Undefined for rows without a recommender.
 */
export function useRowTracking(
  recommended: Recommended | undefined,
  tiles: readonly Tile[]
): RowFrame | undefined {
  const { pathOf } = useSite()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const { recommenderName, recoUUID } = recommended ?? {}
  const key = [recommenderName, recoUUID, ...tiles.map(({ id }) => id)].join(' ')
  const toldOf = useRef<string>()

  useEffect(() => {
    if (!element || recommenderName === undefined || toldOf.current === key) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        toldOf.current = key
        track({ name: 'viewReco', recommenderName, recoUUID, products: tiles.map(describeTile) })
      },
      { threshold: SEEN }
    )
    observer.observe(element)
    return () => observer.disconnect()
    // Depends on the key: the tiles may be a new list on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [element, key])

  const open = useCallback(
    ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : undefined
      const id = link && findProductId(pathOf(link.pathname))
      const tile = tiles.find(candidate => candidate.id === id)
      if (!tile || recommenderName === undefined) return
      track({ name: 'clickReco', recommenderName, recoUUID, product: describeTile(tile) })
    },
    [tiles, pathOf, recommenderName, recoUUID]
  )
  if (recommenderName === undefined) return undefined
  return { ref: setElement, 'data-recommender': recommenderName, onClickCapture: open }
}

const describeTile = ({ id, name, price }: Tile): TrackedProduct => ({ id, name, price })
