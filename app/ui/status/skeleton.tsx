import { joinClassNames } from '../join-class-names'

/** The placeholder of loading content; its size is set by class ("h-6 w-40"). */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={joinClassNames('skeleton block', className)} />
}
