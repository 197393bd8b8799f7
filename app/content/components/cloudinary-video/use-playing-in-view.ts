import { useEffect, useRef, useState } from 'react'
import { REDUCED_MOTION, useMedia } from '../../use-media'

/**
 * Plays a silent video while it is in view. It stays paused for visitors who prefer
 * reduced motion, and after it was paused by hand, until it is played by hand.
 */
export function usePlayingInView(isWanted: boolean) {
  const ref = useRef<HTMLVideoElement>(null)
  const isReduced = useMedia(REDUCED_MOTION)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [isInView, setInView] = useState(false)
  const isPlaying = isWanted && (choice ?? (isReduced ? 'pause' : 'play')) === 'play'

  useEffect(() => {
    const video = ref.current
    if (!isWanted || !video) return undefined
    const observer = new IntersectionObserver(entries =>
      setInView(entries.some(entry => entry.isIntersecting))
    )
    observer.observe(video)
    return () => observer.disconnect()
  }, [isWanted])

  useEffect(() => {
    const video = ref.current
    if (!isWanted || !video) return
    if (isPlaying && isInView) {
      video.muted = true
      // A browser may refuse; then the poster stays and the button offers to play. A film that leaves the window before
      // it has begun is only stopped, and begins when it is back.
      video.play().catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) setChoice('pause')
      })
    } else {
      video.pause()
    }
  }, [isWanted, isPlaying, isInView])

  return { ref, isPlaying, toggle: () => setChoice(isPlaying ? 'pause' : 'play') }
}
