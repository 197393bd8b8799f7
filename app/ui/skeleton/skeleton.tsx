import { joinClassNames } from '../class-names/join-class-names'

/** The shape of what is on its way; give it the measure by class ("h-6 w-40"). */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={joinClassNames('skeleton block', className)} />
}
